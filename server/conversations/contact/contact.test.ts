import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countryCodes, countryName } from '#shared/base/country.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import { maxContactMessage } from '#shared/base/limits.ts';
import { locales } from '#shared/base/locale.ts';
import { limitTable } from '#server/platform/limits/limit-table.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct } from '#tests/factories.ts';
import { contactMessages, productInquiries } from './contact.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { createFormMarks } from './form-mark.ts';

const app = await createTestApp();
beforeEach(app.reset);

const filled = {
  fullName: 'Awa Diop',
  companyName: 'Diop & Filles',
  email: 'awa@diop.example',
  phone: '+44 7700 900123',
  country: 'SN',
  message: 'We need 500 pairs of shoes.',
};

let lastAddress = 0;
/** A visitor with a separate address, so that the tests do not share its limit. */
const visitor = () => app.client({ address: `198.51.100.${++lastAddress}` });

const send = (body: object, client = visitor()) => client.post('/api/contact', body);
const rows = () => app.db.select().from(contactMessages);
const inquiries = () => app.db.select().from(productInquiries);

async function faults(body: object, headers: Record<string, string> = {}) {
  const response = await visitor().post('/api/contact', body, headers);
  expect(response.status).toBe(400);
  const { code, fields } = (await response.json()) as ErrorBody;
  expect(code).toBe('invalid');
  expect(await rows()).toEqual([]);
  return fields!;
}

describe('a message', () => {
  test('is stored with the language, the session and a number in E.164', async () => {
    const client = visitor();
    const response = await client.post('/api/contact', filled, { 'accept-language': 'fr' });
    expect(response.status).toBe(201);
    const { id, ...answer } = (await response.json()) as { id: string };
    expect(answer).toEqual({ success: true });
    const { anonymous } = await client.read<{ anonymous: { sessionId: string } }>('/api/session');
    expect(await rows()).toMatchObject([
      {
        ...filled,
        id,
        phone: '+447700900123',
        status: 'new',
        locale: 'fr',
        sessionId: anonymous.sessionId,
        productId: null,
        deletedAt: null,
      },
    ]);
  });

  test('needs no more than the four required fields, and takes the six of the specification', async () => {
    const { fullName, email, country, message } = filled;
    expect((await send({ fullName, email, country, message })).status).toBe(201);
    expect(await rows()).toMatchObject([{ companyName: null, phone: null }]);
  });

  test('keeps the language of the page that it was written on', async () => {
    await visitor().post('/api/contact', { ...filled, locale: 'zh' }, { 'accept-language': 'fr' });
    expect(await rows()).toMatchObject([{ locale: 'zh' }]);
  });

  test.each([
    ['+243 970 000 000', 'FR', '+243970000000'],
    ['00243970000000', 'FR', '+243970000000'],
    ['077 123 45 67', 'SN', '077 123 45 67'],
    ['77 123 45 67', 'SN', '+221771234567'],
    ['0803 123 4567', 'NG', '+2348031234567'],
    ['ask my brother: 12', 'NG', 'ask my brother: 12'],
    ['12', 'NG', '12'],
  ])('the phone %s in %s is stored as %s', async (phone, country, stored) => {
    await send({ ...filled, phone, country });
    expect(await rows()).toMatchObject([{ phone: stored }]);
  });

  test.each([
    ['sn', 'SN'],
    ['Côte d’Ivoire', 'CI'],
    ["COTE D'IVOIRE", 'CI'],
    ['Alemania', 'DE'],
    ['科特迪瓦', 'CI'],
    ['Allemagne', 'DE'],
  ])('the country %s is stored as %s', async (country, code) => {
    expect((await send({ ...filled, country })).status).toBe(201);
    expect(await rows()).toMatchObject([{ country: code }]);
  });

  test('knows every country by its name in every language, and no two by one name', () => {
    expect(countryCodes.length).toBeGreaterThan(195);
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
    for (const locale of locales) {
      const names = countryCodes.map((code) => countryName(code, locale));
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    }
  });
});

describe('wrong data', () => {
  const english = {
    fullName: 'Name is required.',
    email: 'Please provide a valid email.',
    country: 'Please select your country.',
    message: 'Message cannot be empty.',
  };

  test('a phone number that has no digits; none at all is fine', async () => {
    expect(await faults({ ...filled, phone: 'abc' })).toHaveProperty('phone');
    expect((await send({ ...filled, phone: '' })).status).toBe(201);
  });

  test('the four required fields, with the specified texts', async () => {
    expect(await faults({})).toEqual(english);
    expect(await faults({ fullName: ' ', email: ' ', country: '', message: '\n ' })).toEqual(english);
  });

  test('in the visitor’s language', async () => {
    expect(await faults({}, { 'accept-language': 'fr' })).toMatchObject({
      email: 'Veuillez indiquer une adresse e-mail valide.',
      country: 'Veuillez choisir votre pays ou territoire.',
    });
    expect(await faults({}, { 'accept-language': 'zh' })).toMatchObject({ fullName: '请填写姓名。' });
    expect(await faults({}, { 'accept-language': 'es' })).toMatchObject({
      country: 'Seleccione su país o territorio.',
    });
  });

  test.each([
    'awa',
    'awa@',
    'awa@diop',
    'a b@diop.example',
    'awa@diop.example, eve@evil.example',
    'b@x.example\r\nBcc: eve@evil.example',
    'b@x.example\nBcc: eve@evil.example',
    'Friends: awa@diop.example;',
    '"Awa" <awa@diop.example>',
    'awa@diop.example\0',
    `${'a'.repeat(250)}@diop.example`,
    42,
  ])('the e-mail %j is refused', async (email) => {
    expect(await faults({ ...filled, email })).toEqual({ email: english.email });
  });

  test.each([' ', '\u200b\u2060', '\u3164', '\u202e'])(
    'the invisible name %j is refused',
    async (fullName) => {
      expect(await faults({ ...filled, fullName })).toEqual({ fullName: english.fullName });
    },
  );

  test.each(['Atlantis', 'XX', 7, null])('the country %j is refused', async (country) => {
    expect(await faults({ ...filled, country })).toEqual({ country: english.country });
  });

  test('texts that are too long, or cannot be stored', async () => {
    expect(await faults({ ...filled, message: 'x'.repeat(maxContactMessage + 1) })).toEqual({
      message: 'This is too long.',
    });
    expect(Object.keys(await faults({ ...filled, message: 'a\0b', product: 'no id' }))).toEqual([
      'message',
      'product',
    ]);
  });

  test('a body that is no JSON is another 400', async () => {
    const response = await visitor().post('/api/contact', new URLSearchParams(filled));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad_request' });
  });
});

test('what would begin a new header line ends as plain text in one line', async () => {
  const attack = 'x\r\nBcc: eve@evil.example\u2028Subject: y';
  const response = await send({ ...filled, fullName: attack, companyName: attack, phone: '1\r\nBcc: e' });
  expect(response.status).toBe(201);
  const [row] = await rows();
  expect(row).toMatchObject({
    fullName: 'x Bcc: eve@evil.example Subject: y',
    companyName: 'x Bcc: eve@evil.example Subject: y',
    phone: '1 Bcc: e',
  });
});

describe('a message about a product', () => {
  const countOf = async (id: string) =>
    (await app.db.select({ n: products.inquiryCount }).from(products).where(eq(products.id, id)))[0]!.n;

  test('makes an inquiry and raises the counter, and is no edit of the product', async () => {
    const product = await createProduct(app.db, { updatedAt: new Date('2026-01-02T03:04:05Z') });
    await send({ ...filled, product: product.id });
    const [message] = await rows();
    expect(message!.productId).toBe(product.id);
    expect(await inquiries()).toMatchObject([
      {
        productId: product.id,
        contactMessageId: message!.id,
        customerName: filled.fullName,
        email: filled.email,
        country: 'SN',
        phone: '+447700900123',
        message: filled.message,
        status: 'pending',
      },
    ]);
    const [after] = await app.db.select().from(products).where(eq(products.id, product.id));
    expect(after).toMatchObject({ inquiryCount: 1, updatedAt: product.updatedAt, version: product.version });
  });

  test('that visitors cannot see is stored as a message without it', async () => {
    const hidden = await createProduct(app.db, { isActive: false });
    const deleted = await createProduct(app.db, { deletedAt: new Date() });
    for (const product of [hidden.id, deleted.id, randomUUID()]) {
      expect((await send({ ...filled, product })).status).toBe(201);
    }
    expect((await rows()).map((row) => row.productId)).toEqual([null, null, null]);
    expect(await inquiries()).toEqual([]);
    expect(await countOf(hidden.id)).toBe(0);
  });

  test('is stored whole or not at all', async () => {
    const product = await createProduct(app.db);
    const fail = vi.spyOn(app.services.mail, 'queueContactNotices').mockRejectedValue(new Error('disk full'));
    const key = randomUUID();
    expect((await send({ ...filled, product: product.id, requestKey: key })).status).toBe(500);
    fail.mockRestore();
    expect([await rows(), await inquiries(), await countOf(product.id)]).toEqual([[], [], 0]);
    expect((await send({ ...filled, product: product.id, requestKey: key })).status).toBe(201);
    expect([(await rows()).length, (await inquiries()).length, await countOf(product.id)]).toEqual([1, 1, 1]);
  });

  test('counts every inquiry of many at once', async () => {
    const product = await createProduct(app.db);
    await Promise.all(
      Array.from({ length: 8 }, () => send({ ...filled, product: product.id, requestKey: randomUUID() })),
    );
    expect([(await inquiries()).length, await countOf(product.id)]).toEqual([8, 8]);
  });
});

describe('exactly once', () => {
  test('a repeated key answers the same and stores nothing twice, one after the other and at once', async () => {
    const product = await createProduct(app.db);
    const told = vi.spyOn(app.services.mail, 'queueContactNotices');
    const body = { ...filled, product: product.id, requestKey: randomUUID() };
    const answers = [
      ...(await Promise.all(Array.from({ length: 6 }, () => send(body)))),
      await send({ ...body, message: 'changed on the way' }),
    ];
    const ids = await Promise.all(answers.map(async (it) => ((await it.json()) as { id: string }).id));
    expect(answers.map((it) => it.status)).toEqual(Array(7).fill(201));
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toMatchObject([{ id: ids[0], message: filled.message }]);
    expect(await inquiries()).toHaveLength(1);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });

  test('without a key the same words of the same sender are one message a day; others are others', async () => {
    await send(filled);
    await send({ ...filled, email: 'AWA@diop.example' });
    await send({ ...filled, message: 'Something else.' });
    expect((await rows()).map((row) => row.message).sort()).toEqual(
      [filled.message, 'Something else.'].sort(),
    );
  });
});

describe('spam', () => {
  test('a message with the hidden field filled in looks sent, but goes into the trash without notification', async () => {
    const product = await createProduct(app.db);
    const told = vi.spyOn(app.services.mail, 'queueContactNotices');
    const response = await send({ ...filled, product: product.id, subject: 'cheap pills' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ success: true });
    expect((await rows()).map((row) => row.deletedAt !== null)).toEqual([true]);
    expect(await inquiries()).toEqual([]);
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  test('a form sent faster than a person types must wait; then it is accepted', async () => {
    // The clock is stopped, so that a slow machine is not mistaken for a person who types.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const startedAt = await app.services.contacts.issueMark();
    const early = await send({ ...filled, startedAt });
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(3);
    expect(await rows()).toEqual([]);
    const older = await app.services.contacts.issueMark(Date.now() - 4000);
    expect((await send({ ...filled, startedAt: older })).status).toBe(201);
  });

  test('a mark counts for a week and cannot be forged', async () => {
    const marks = createFormMarks(app.db);
    const day = 24 * 3_600_000;
    const mark = await marks.issue();
    expect(await marks.judge(mark, Date.now() + 6 * day)).toEqual({ kind: 'good' });
    expect(await marks.judge(mark, Date.now() + 8 * day)).toEqual({ kind: 'unknown' });
    const [, signature] = mark.split('.');
    for (const forged of [
      undefined,
      '',
      'x',
      `zzzzzz.${signature}`,
      `${mark}x`,
      mark.replace('.', ''),
      '1.ééééééééééééééééééééé!',
    ]) {
      expect(await marks.judge(forged)).toEqual({ kind: 'unknown' });
    }
    // Another process with the same secret.
    expect(await createFormMarks(app.db).judge(mark, Date.now() + day)).toEqual({ kind: 'good' });
  });

  test('one visitor and one address are held back with a time to wait; another is not', async () => {
    const client = visitor();
    await client.get('/api/session');
    const own = () => client.post('/api/contact', { ...filled, requestKey: randomUUID() });
    for (let i = 0; i < limitTable['contact visitor'].points; i++) expect((await own()).status).toBe(201);
    const refused = await own();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(((await refused.json()) as ErrorBody).message).toContain('Please try again in');

    const address = '203.0.113.9';
    const strangers = () =>
      app.client({ address }).post('/api/contact', { ...filled, requestKey: randomUUID() });
    for (let i = 0; i < limitTable['contact address'].points; i++)
      expect((await strangers()).status).toBe(201);
    expect((await strangers()).status).toBe(429);
    expect((await send({ ...filled, requestKey: randomUUID() })).status).toBe(201);
  });

  test('is for all processes together', async () => {
    const other = await createTestApp();
    const address = '203.0.113.10';
    const statuses: number[] = [];
    for (let i = 0; i <= limitTable['contact address'].points; i++) {
      const client = (i % 2 ? app : other).client({ address });
      statuses.push((await client.post('/api/contact', { ...filled, requestKey: randomUUID() })).status);
    }
    expect(statuses.indexOf(429)).toBe(limitTable['contact address'].points);
  });
});
