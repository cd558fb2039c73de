import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createPartner, signedIn } from '#tests/factories.ts';
import { elements, jsonBlocks } from '#tests/html.ts';
import { demoSettings } from '#shared/content/setting.ts';
import { type SettingSection, settingSection, type SettingSections } from '#shared/content/setting-form.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { siteSettings } from './setting.schema.ts';

const same = (values: object) => ({ typed: values, stored: values });
const app = await createTestApp();
beforeEach(app.reset);

test('a new installation has clearly fictitious values', async () => {
  const settings = await app.services.settings.read();
  expect(settings).toEqual(demoSettings);
  expect(settings.email).toMatch(/\.example$/);
});

test('what the table holds comes before them, on the pages too', async () => {
  await app.db.insert(siteSettings).values([
    { key: 'companyName', value: 'Teranga Imports' },
    { key: 'replyHours', value: 5 },
  ]);
  expect(await app.services.settings.read()).toEqual({
    ...demoSettings,
    companyName: 'Teranga Imports',
    replyHours: 5,
  });
  const html = await (await app.client().get('/')).text();
  expect(html).toContain('Teranga Imports');
  expect(html).toContain('We answer within 5 hours');
  expect(html).not.toContain('Baobab Sourcing');
});

test('a stored value that has the wrong shape is an error, not a broken page', async () => {
  await app.db.insert(siteSettings).values({ key: 'replyHours', value: 'soon' });
  await expect(app.services.settings.read()).rejects.toThrow('replyHours');
});

describe('a super_admin', () => {
  let staff: Client;
  beforeEach(async () => {
    staff = await signedIn(app, { role: 'super_admin', username: 'wei', totpEnabledAt: new Date() });
  });

  const sections = () => staff.read<SettingSections>('/api/settings');

  /** Saves a section over the stored state, unless another version is given. */
  async function put(section: SettingSection, values: object, version?: string | null) {
    const at = version === undefined ? (await sections())[section].version : version;
    return sendJson(staff, 'PUT', `/api/settings/${section}`, { ...values, version: at });
  }

  async function fieldsOf(response: Response): Promise<Record<string, string>> {
    expect(response.status).toBe(400);
    return ((await response.json()) as { fields: Record<string, string> }).fields;
  }

  const registered = { name: 'Teranga Ltd', chineseName: '特兰加', since: '2019' };
  const changes: { [S in SettingSection]: { typed: object; stored: object } } = {
    company: {
      typed: { companyName: '  Teranga Imports ', yearsOfExperience: '7' },
      stored: { companyName: 'Teranga Imports', yearsOfExperience: 7 },
    },
    registration: {
      typed: { registration: { ...registered, name: ' Teranga Ltd ', number: '91330302 ma0ba0ba7q' } },
      stored: { registration: { ...registered, number: '91330302MA0BA0BA7Q', law: '', court: '' } },
    },
    contact: {
      typed: {
        email: ' desk@teranga.example',
        phones: { china: '0577-88880000', africa: '+2217700900' },
      },
      stored: {
        email: 'desk@teranga.example',
        phones: { china: '+86 577 8888 0000', africa: '+2217700900' },
      },
    },
    addresses: {
      typed: { addresses: [{ city: 'Dakar', lines: ' 1 Sample Quay\r\n\n Plateau ' }] },
      stored: { addresses: [{ city: 'Dakar', lines: '1 Sample Quay\nPlateau' }] },
    },
    social: {
      typed: { social: { ...demoSettings.social, tiktok: '', whatsapp: 'https://wa.me/221770000000' } },
      stored: { social: { ...demoSettings.social, tiktok: '', whatsapp: 'https://wa.me/221770000000' } },
    },
    hours: {
      typed: { hours: { days: [6, 1, 1], opens: '08:30', closes: '17:00' }, replyHours: '3' },
      stored: { hours: { days: [1, 6], opens: '08:30', closes: '17:00' }, replyHours: 3 },
    },
    holidays: {
      typed: {
        holidays: [
          {
            from: '2028-10-01',
            to: '2028-10-07',
            name: { en: 'National Day', fr: '', es: '', zh: '国庆节' },
          },
          {
            from: '2028-01-01',
            to: '2028-01-01',
            name: { en: 'New Year', fr: ' Jour de l’an ', es: '', zh: '' },
          },
        ],
      },
      stored: {
        holidays: [
          {
            from: '2028-01-01',
            to: '2028-01-01',
            name: { en: 'New Year', fr: 'Jour de l’an', es: '', zh: '' },
          },
          {
            from: '2028-10-01',
            to: '2028-10-07',
            name: { en: 'National Day', fr: '', es: '', zh: '国庆节' },
          },
        ],
      },
    },
    delivery: {
      typed: { deliveryTimes: { ...demoSettings.deliveryTimes, sea: { from: '20', to: ' 40' } } },
      stored: { deliveryTimes: { ...demoSettings.deliveryTimes, sea: { from: 20, to: 40 } } },
    },
    rates: {
      typed: {
        rates: {
          date: '2026-11-02',
          perDollar: { ...demoSettings.rates.perDollar, EUR: '0,87', AOA: '', CNY: 7.2 },
        },
      },
      stored: {
        rates: {
          date: '2026-11-02',
          perDollar: { ...demoSettings.rates.perDollar, EUR: 0.87, AOA: null, CNY: 7.2 },
        },
      },
    },
    quotes: {
      typed: { marginFloor: '12', orderOpening: 'sea', soloPayment: '500', supplierPhotos: 'once' },
      stored: { marginFloor: 12, orderOpening: 'sea', soloPayment: 500, supplierPhotos: 'once' },
    },
    partnerLogos: {
      typed: { partnerLogos: [{ name: 'Sahel Trading', logoUrl: '/media/a.webp', key: 'of the screen' }] },
      stored: { partnerLogos: [{ name: 'Sahel Trading', logoUrl: '/media/a.webp' }] },
    },
    security: same({ secondFactorRequired: true }),
    backups: same({ backups: { every: 'week', hour: 3, keepDays: 2, keepWeeks: 0 } }),
    retention: same({ retention: { ...demoSettings.retention, visitors: 30, contacts: 365 } }),
  };

  test.each(settingSection.options)('changes %s, and only that', async (section) => {
    const before = await sections();
    expect(before[section].version).toBeNull();
    const response = await put(section, changes[section].typed);
    expect(response.status).toBe(200);
    const after = (await response.json()) as SettingSections;
    expect(after[section].values).toEqual(changes[section].stored);
    expect(after[section].version).not.toBeNull();
    expect(await sections()).toEqual({ ...before, [section]: after[section] });

    const [entry, ...others] = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.noun, 'setting'));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: 'update',
      username: 'wei',
      recordId: section,
      after: expect.any(Object),
    });
    for (const [key, value] of Object.entries(entry!.after!)) {
      expect(value).toEqual(after[section].values[key as never]);
      expect(entry!.before![key]).toEqual(before[section].values[key as never]);
    }
  });

  test.each(settingSection.options)('saving %s as it is leaves no trace', async (section) => {
    await put(section, changes[section].typed);
    const before = await sections();
    expect((await put(section, before[section].values)).status).toBe(200);
    expect(await sections()).toEqual(before);
    expect(await app.db.select().from(auditEntries).where(eq(auditEntries.noun, 'setting'))).toHaveLength(1);
  });

  const { social, hours } = demoSettings;
  const holiday = { from: '2027-01-01', to: '2027-01-01', name: { en: 'x', fr: '', es: '', zh: '' } };
  const logo = { name: 'x', logoUrl: '/media/a.webp' };

  test.each<[SettingSection, object, string[]]>([
    ['company', { companyName: ' ', yearsOfExperience: 2 }, ['companyName']],
    [
      'company',
      { companyName: 'x'.repeat(101), yearsOfExperience: 101 },
      ['companyName', 'yearsOfExperience'],
    ],
    ['company', { companyName: 'x', yearsOfExperience: -1 }, ['yearsOfExperience']],
    ['company', { companyName: 'x', yearsOfExperience: '1.5' }, ['yearsOfExperience']],
    [
      'registration',
      { registration: { name: '', chineseName: 'x', number: '91330302MA0BA0BA7I', since: '24' } },
      ['registration.name', 'registration.number', 'registration.since'],
    ],
    [
      'contact',
      { email: 'nobody', phones: { china: '1234567', africa: 'ring us' } },
      ['email', 'phones.africa', 'phones.china'],
    ],
    [
      'contact',
      { email: 'a@b.example\r\nBcc: c@d.example', phones: { china: '1'.repeat(16), africa: '12345678' } },
      ['email', 'phones.china'],
    ],
    ['addresses', { addresses: [] }, ['addresses']],
    ['addresses', { addresses: Array.from({ length: 7 }, () => ({ city: 'x', lines: 'x' })) }, ['addresses']],
    [
      'addresses',
      { addresses: [{ city: '', lines: '1\n2\n3\n4\n5\n6\n7' }] },
      ['addresses.0.city', 'addresses.0.lines'],
    ],
    ['social', { social: { ...social, facebook: 'javascript:alert(1)' } }, ['social.facebook']],
    ['social', { social: { ...social, whatsapp: '' } }, ['social.whatsapp']],
    ['social', { social: { ...social, whatsapp: 'https://elsewhere.example/wa.me/1' } }, ['social.whatsapp']],
    ['hours', { hours: { ...hours, days: [] }, replyHours: 0 }, ['hours.days', 'replyHours']],
    ['hours', { hours: { ...hours, days: [8] }, replyHours: 73 }, ['hours.days.0', 'replyHours']],
    ['hours', { hours: { ...hours, opens: '18:00', closes: '18:00' }, replyHours: 2 }, ['hours.closes']],
    [
      'hours',
      { hours: { ...hours, opens: '9', closes: '25:00' }, replyHours: 2 },
      ['hours.closes', 'hours.opens'],
    ],
    ['holidays', { holidays: [holiday, { ...holiday, to: '2026-12-31' }] }, ['holidays.1.to']],
    ['holidays', { holidays: [{ ...holiday, from: '2027-02-30' }] }, ['holidays.0.from']],
    ['holidays', { holidays: [{ ...holiday, to: '' }] }, ['holidays.0.to']],
    ['holidays', { holidays: [{ ...holiday, name: { ...holiday.name, en: ' ' } }] }, ['holidays.0.name.en']],
    ['holidays', { holidays: Array.from({ length: 61 }, () => holiday) }, ['holidays']],
    [
      'partnerLogos',
      { partnerLogos: [logo, { name: 'X', logoUrl: '/media/b.webp' }] },
      ['partnerLogos.1.name'],
    ],
    ['partnerLogos', { partnerLogos: [logo, { ...logo, name: 'y' }] }, ['partnerLogos.1.logoUrl']],
    [
      'partnerLogos',
      { partnerLogos: [{ name: '', logoUrl: '' }] },
      ['partnerLogos.0.logoUrl', 'partnerLogos.0.name'],
    ],
    [
      'partnerLogos',
      { partnerLogos: Array.from({ length: 13 }, (_, i) => ({ name: `${i}`, logoUrl: `/media/${i}.webp` })) },
      ['partnerLogos'],
    ],
  ])('%s refuses %j and names the field', async (section, values, fields) => {
    const before = await sections();
    const found = await fieldsOf(await put(section, values));
    expect(Object.keys(found).toSorted()).toEqual(fields);
    for (const text of Object.values(found)) expect(text).toMatch(/^[A-Z].* /);
    expect(await sections()).toEqual(before);
  });

  test('gets a conflict when another user was faster, and nothing is overwritten', async () => {
    const opened = (await sections()).company;
    const other = await signedIn(app, { role: 'super_admin' });
    const theirs = { companyName: 'Theirs', yearsOfExperience: 2, version: opened.version };
    expect((await sendJson(other, 'PUT', '/api/settings/company', theirs)).status).toBe(200);
    for (const version of [opened.version, '2026-01-01T00:00:00.000Z']) {
      const response = await put('company', { ...opened.values, companyName: 'Mine' }, version);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'conflict' });
    }
    expect((await sections()).company.values.companyName).toBe('Theirs');
    // Another section is not affected.
    expect((await put('contact', changes.contact.typed, null)).status).toBe(200);
  });

  test('of many who save at once from the same state, one wins', async () => {
    const { version } = (await sections()).company;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        put('company', { companyName: `No ${i}`, yearsOfExperience: i }, version),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  test('every save is a new version, however fast', async () => {
    const seen = new Set<string | null>();
    for (let i = 0; i < 5; i++) {
      const response = await put('company', { companyName: `No ${i}`, yearsOfExperience: 1 });
      seen.add(((await response.json()) as SettingSections).company.version);
    }
    expect(seen.size).toBe(5);
  });

  test('every page says it at the next request', async () => {
    const visitor = app.client();
    const paths = ['/', '/products', '/?lng=fr', '/site.webmanifest'];
    for (const path of paths) expect(await (await visitor.get(path)).text()).toContain('Baobab Sourcing');
    for (const section of ['company', 'contact', 'addresses', 'social', 'hours'] as const) {
      expect((await put(section, changes[section].typed)).status).toBe(200);
    }
    for (const path of paths) {
      const text = await (await visitor.get(path)).text();
      expect(text).toContain('Teranga Imports');
      expect(text).not.toContain('Baobab Sourcing');
    }
    const html = await (await visitor.get('/?lng=en')).text();
    expect(html).toContain('We answer within 3 hours');
    expect(html).toContain('More than 7 years of experience');
    const links = elements(html, 'a').map(({ href }) => href);
    expect(links).toContain('mailto:desk@teranga.example');
    expect(links).toContain('tel:+8657788880000');
    expect(links).toContain('https://wa.me/221770000000');
    expect(html).not.toContain('TikTok');
    expect(jsonBlocks(html, 'application/ld\\+json')).toContainEqual(
      expect.objectContaining({
        '@type': 'Organization',
        name: 'Teranga Imports',
        contactPoint: [
          expect.objectContaining({ contactType: 'sales', telephone: '+86 577 8888 0000' }),
          expect.objectContaining({ telephone: '+2217700900', email: 'desk@teranga.example' }),
        ],
        address: [
          expect.objectContaining({ addressLocality: 'Dakar', streetAddress: '1 Sample Quay, Plateau' }),
        ],
        sameAs: expect.not.arrayContaining(['']) as string[],
      }),
    );
  });

  test('a holiday’s missing name is shown in English', async () => {
    await put('holidays', changes.holidays.typed);
    const { holidays } = await app.services.settings.read();
    expect(holidays[0]!.name).toEqual({ en: 'New Year', fr: 'Jour de l’an', es: 'New Year', zh: 'New Year' });
  });

  test('a holiday that was stored before a language was added is shown in English in it', async () => {
    const day = { from: '2027-01-01', to: '2027-01-01', name: { en: 'New Year', fr: 'Jour de l’an' } };
    await app.db.insert(siteSettings).values({ key: 'holidays', value: [day] });
    app.services.tags.clear();
    expect((await app.client().get('/contact')).status).toBe(200);
    const { holidays } = await app.services.settings.read();
    expect(holidays[0]!.name).toEqual({ en: 'New Year', fr: 'Jour de l’an', es: 'New Year', zh: 'New Year' });
  });

  test('own logos take the place of the suppliers’ on the home page', async () => {
    await createPartner(app.db, { name: 'Lucheng Supplier', logoUrl: '/media/s.webp', isVerified: true });
    const visitor = app.client();
    expect(await (await visitor.get('/')).text()).toContain('Lucheng Supplier');
    await put('partnerLogos', changes.partnerLogos.typed);
    const html = await (await visitor.get('/')).text();
    expect(html).toContain('Sahel Trading');
    expect(html).not.toContain('Lucheng Supplier');
    await put('partnerLogos', { partnerLogos: [] });
    expect(await (await visitor.get('/')).text()).toContain('Lucheng Supplier');
  });

  test('an unknown section is not found, and a save without a version is refused', async () => {
    expect((await sendJson(staff, 'PUT', '/api/settings/toString', {})).status).toBe(404);
    const response = await sendJson(staff, 'PUT', '/api/settings/company', demoSettings);
    expect(Object.keys(await fieldsOf(response))).toEqual(['version']);
  });
});

test.each(['admin', 'customer', null] as const)('%s neither reads nor changes them', async (role) => {
  const client = role ? await signedIn(app, { role }) : app.client();
  const status = role ? 403 : 401;
  expect((await client.get('/api/settings')).status).toBe(status);
  const body = { companyName: 'Mine', yearsOfExperience: 1, version: null };
  expect((await sendJson(client, 'PUT', '/api/settings/company', body)).status).toBe(status);
  const { status: answered, headers } = await client.get('/admin/settings');
  expect([answered, headers.get('location')]).toEqual([302, '/']);
  expect(await app.services.settings.read()).toEqual(demoSettings);
  await expect(app.services.settings.update(null, 'company', { companyName: 'Mine' }, null)).rejects.toThrow(
    'users',
  );
});
