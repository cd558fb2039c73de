import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createProduct } from '#tests/factories.ts';
import { elements, jsonBlocks, textOf } from '#tests/html.ts';
import { loadCompanyTexts, loadDictionary } from '#shared/i18n/dictionary.ts';
import { createTranslator, fillText, type MessageKey, type Messages } from '#shared/i18n/translate.ts';
import { type Locale, locales, localeTags } from '#shared/base/locale.ts';
import { countryName } from '#shared/base/country.ts';
import { placeIn } from '#shared/base/place.ts';
import { demoSettings } from '#shared/content/setting.ts';
import { siteSettings } from '../../content/setting/setting.schema.ts';
import { cacheTags } from '../live/tags.ts';

const app = await createTestApp();
let client = app.client();
beforeEach(async () => {
  await app.reset();
  client = app.client();
});

const names = ['about', 'services', 'process'] as const;
type Name = (typeof names)[number];

const page = async (name: Name, locale: Locale) =>
  (await client.get(`/${name}`, { 'accept-language': localeTags[locale] })).text();

/** The visible text of a page. */
const read = async (name: Name, locale: Locale) => textOf(await page(name, locale), 'main');

/** Values that these pages insert into their texts: the demo company's settings and the specification's terms. */
const given = { company: 'Baobab Sourcing', deposit: '30', balance: '70' };

/** Dotted paths of the texts that a page shows. Texts for the head and for screen readers are excluded. */
function shownKeys(texts: Messages, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (/^meta|Label$/.test(key) && !/^(you|see|proof)Label$/.test(key)) return [];
    return typeof value === 'string' || typeof value['other'] === 'string'
      ? [prefix + key]
      : shownKeys(value, `${prefix}${key}.`);
  });
}

describe.each(locales)('in %s', (locale) => {
  test.each(names)('every text of /%s is on it, in order of headings', async (name) => {
    const texts = (await loadCompanyTexts(locale))[name];
    const t = createTranslator(locale, texts as Messages);
    const html = await page(name, locale);
    const shown = textOf(html, 'main');
    const keys = shownKeys(texts as Messages).filter(
      (key) => !['days', 'weeks', 'timelineSea'].includes(key),
    );
    expect(keys.length).toBeGreaterThan(30);
    for (const key of keys) {
      // Years of experience and hours to reply are both 2 in the demo settings.
      expect(shown, key).toContain(t(key as MessageKey<Messages>, { ...given, count: 2 }));
    }
    expect(shown).not.toMatch(/[{}]|undefined/);
    const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
    expect(levels[0]).toBe(1);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);
  });

  test('only the texts of the page that is shown travel with it', async () => {
    const all = await loadCompanyTexts(locale);
    const html = await page('about', locale);
    expect(html).toContain(JSON.stringify(all.about.story1).slice(1, 40));
    expect(html).not.toContain(all.services.subtitle);
    expect(html).not.toContain(all.process.never1);
  });

  test('about: four paragraphs, two leaders, three values', async () => {
    const { about } = await loadCompanyTexts(locale);
    expect(Object.keys(about).filter((key) => /^story\d$/.test(key))).toHaveLength(4);
    expect(Object.keys(about.team)).toEqual(['ceo', 'coo']);
    expect(Object.keys(about.values)).toEqual(['integrity', 'excellence', 'partnership']);
    const shown = await read('about', locale);
    for (const figure of ['54', '30', '70']) expect(shown).toContain(figure);
    expect(shown).toMatch(/Wenzhou|温州/);
    expect(shown).toMatch(/Ningbo|宁波/);
    expect(shown).toMatch(/Shanghai|Shanghái|上海/);
  });

  test('services: two pictures, four blocks that can be linked to, and the way into the catalogue', async () => {
    const { id } = await createCategory(app.db, { name: 'Lighting' });
    const html = await page('services', locale);
    expect(html.match(/class="slide"/g)).toHaveLength(2);
    const links = elements(html, 'a').map((link) => link['href']);
    const sections = elements(html, 'section').map((section) => section['id']);
    for (const block of ['sourcing', 'quality', 'logistics', 'communication']) {
      expect(links).toContain(`#${block}`);
      expect(sections).toContain(block);
    }
    expect(links).toContain(`/products?category=${id}`);
  });

  test('process: six steps, three cards, four benefits, and four stages with their days', async () => {
    const { process } = await loadCompanyTexts(locale);
    expect(Object.keys(process.steps)).toHaveLength(6);
    expect(Object.keys(process.platform)).toHaveLength(3);
    expect(Object.keys(process.benefits)).toHaveLength(4);
    const html = await page('process', locale);
    const stages = html.slice(html.indexOf(process.timeline.consultation));
    const days = [...stages.matchAll(/(\d+)(?:–| à | a )(\d+)/g)].map(([, from, to]) => `${from}-${to}`);
    expect(days.slice(0, 4)).toEqual(['1-2', '3-7', '15-30', '7-21']);
    const shown = textOf(html, 'main');
    expect(shown).toMatch(/30\s?%.*70\s?%/);
    expect(shown).toMatch(/4(–| à | a )8/);
  });

  test('privacy and terms say how long what is kept, and what is paid when; every page links to them', async () => {
    const html = async (path: string) =>
      (await client.get(path, { 'accept-language': localeTags[locale] })).text();
    const [privacy, terms] = [await html('/privacy'), await html('/terms')];
    const texts = await loadCompanyTexts(locale);
    for (const { title } of Object.values(texts.privacy.parts))
      expect(textOf(privacy, 'main')).toContain(title);
    for (const { title } of Object.values(texts.terms.parts)) expect(textOf(terms, 'main')).toContain(title);
    expect(textOf(privacy, 'main')).toMatch(new RegExp(`90[^{}]*${demoSettings.email}`, 's'));
    const { backups, line } = texts.privacy.periods;
    expect(textOf(privacy, 'main')).toContain(fillText(line, { text: backups, days: 35 }));
    expect(textOf(terms, 'main')).toMatch(/30\s?%.*70\s?%.*15–35.*35–50/s);
    const { name, chineseName, law, court } = demoSettings.registration;
    for (const text of [privacy, terms])
      expect(textOf(text, 'main')).toContain(locale === 'zh' ? chineseName : name);
    const known = { country: countryName(law, locale), place: placeIn(locale, court) };
    expect(textOf(terms, 'main')).toContain(fillText(texts.terms.law.known, known));
    // The delivery term decides who pays duty: the quote list offers DDP.
    for (const text of [terms, await page('process', locale), await page('services', locale)])
      expect(textOf(text, 'main')).toContain('DDP');
    expect(privacy + terms).not.toMatch(/>[^<]*\{\w+\}[^<]*</);
    const links = elements(await html('/'), 'a').map((link) => link['href']);
    expect(links).toEqual(expect.arrayContaining(['/privacy', '/terms']));
  });

  test('check us: every claim with its check, and what is never asked for', async () => {
    const { checkUs } = await loadCompanyTexts(locale);
    const html = await (await client.get('/check-us', { 'accept-language': localeTags[locale] })).text();
    const shown = textOf(html, 'main');
    const t = createTranslator(locale, checkUs as Messages);
    // The link to this page is shown on the home page.
    const keys = shownKeys(checkUs as Messages).filter((key) => key !== 'record.link');
    expect(keys.length).toBeGreaterThan(30);
    for (const key of keys)
      expect(shown, key).toContain(t(key as MessageKey<Messages>, { ...given, email: demoSettings.email }));
    const { name, chineseName, number } = demoSettings.registration;
    for (const fact of [name, chineseName, number]) expect(shown).toContain(fact);
    expect(shown).not.toMatch(/[{}]|undefined/);
  });

  test('each page leads to the contact form and to the products', async () => {
    for (const name of names) {
      const main = /<main[\s\S]*<\/main>/.exec(await page(name, locale))![0];
      const links = elements(main, 'a').map((link) => link['href']);
      expect(links).toContain('/contact');
      expect(links).toContain('/products');
    }
  });
});

describe('the settings', () => {
  test('are what the pages say of the company, from the next request on', async () => {
    expect(await read('about', 'en')).toContain('More than 2 years');
    await app.db.insert(siteSettings).values([
      { key: 'companyName', value: 'Teranga Imports' },
      { key: 'yearsOfExperience', value: 7 },
      { key: 'replyHours', value: 5 },
    ]);
    app.services.tags.changed([cacheTags.settings]);
    for (const locale of locales) {
      const about = await read('about', locale);
      expect(about).toContain('Teranga Imports');
      expect(about).toMatch(/(?:More than|Plus de|Más de|超过)\s?7/);
      for (const name of names) {
        const html = await page(name, locale);
        expect(html).not.toContain('Baobab Sourcing');
        expect(textOf(html, 'title')).toContain('Teranga Imports');
        expect(textOf(html, 'main')).toContain(
          createTranslator(locale, await loadDictionary(locale))('reply.within', { count: 5 }),
        );
      }
    }
  });

  test('say every time once for all pages', async () => {
    const deliveryTimes = {
      ...demoSettings.deliveryTimes,
      sourcing: { from: 5, to: 9 },
      sea: { from: 20, to: 44 },
      production: { from: 16, to: 33 },
    };
    await app.db.insert(siteSettings).values({ key: 'deliveryTimes', value: deliveryTimes });
    app.services.tags.changed([cacheTags.settings]);
    const product = await createProduct(app.db, { name: 'Kettle' });
    const process = await read('process', 'en');
    expect(process).toContain('5–9 weeks');
    expect(process).toContain('16–33 days');
    expect(process).toContain('20–44 days to East and Southern Africa, 35–50 days to West');
    const contact = await (await client.get('/contact?lng=en')).text();
    // On the page and in its structured data for search engines.
    expect(contact.match(/typically takes 5-9 weeks/g)!.length).toBeGreaterThan(1);
    expect(await (await client.get(`/product/${product.id}?lng=en`)).text()).toContain('20–44 days');
  });

  test('one is written in the singular', async () => {
    await app.db.insert(siteSettings).values([
      { key: 'yearsOfExperience', value: 1 },
      { key: 'replyHours', value: 1 },
    ]);
    app.services.tags.changed([cacheTags.settings]);
    expect(await read('about', 'en')).toMatch(/More than 1 year(?!s)[\s\S]*within 1 hour(?!s)/);
  });
});

test('a company with a registration of its own is no demo', async () => {
  const registration = {
    name: 'Teranga Ltd',
    chineseName: '特兰加',
    number: '91330302MA0AAAAA0A',
    since: '2019',
  };
  const { record } = (await loadCompanyTexts('en')).checkUs;
  for (const path of ['/', '/check-us']) {
    const main = textOf(await (await client.get(`${path}?lng=en`)).text(), 'main');
    expect(main.split(record.demoText), path).toHaveLength(2);
  }
  await app.db.insert(siteSettings).values({ key: 'registration', value: registration });
  app.services.tags.changed([cacheTags.settings]);
  for (const path of ['/', '/check-us']) {
    const main = textOf(await (await client.get(`${path}?lng=en`)).text(), 'main');
    const { since, ...onEveryCard } = registration;
    const facts = path === '/' ? onEveryCard : { ...onEveryCard, since };
    for (const fact of Object.values(facts)) expect(main).toContain(fact);
    expect(main).not.toContain(record.demoText);
  }
});

describe('a category', () => {
  test('that is new or renamed is on the services page at the next request', async () => {
    expect(await read('services', 'en')).not.toContain('Garden tools');
    await createCategory(app.db, { name: 'Garden tools' });
    app.services.tags.changed([cacheTags.categories]);
    expect(await read('services', 'en')).toContain('Garden tools');
  });
});

describe('for search engines', () => {
  test.each([
    ['about', ['AboutPage', 'BreadcrumbList']],
    ['services', ['ItemList', 'BreadcrumbList']],
    ['process', ['BreadcrumbList']],
  ] as const)('/%s has a title, a description and a picture to share', async (name, types) => {
    const html = await page(name, 'fr');
    const blocks = jsonBlocks(html, 'application/ld\\+json') as { '@type': string }[];
    expect(blocks.map((block) => block['@type'])).toEqual(types);
    expect(JSON.stringify(blocks.at(-1))).toContain(`${app.origin}/${name}`);
    const image = elements(html, 'meta').find((meta) => meta['property'] === 'og:image');
    expect(image!['content']).toBe(`${app.origin}/share-default.jpg`);
  });

  test('the four services are the company’s', async () => {
    const [list] = jsonBlocks(await page('services', 'en'), 'application/ld\\+json');
    const { itemListElement } = list as { itemListElement: { item: object }[] };
    expect(itemListElement).toHaveLength(4);
    for (const { item } of itemListElement)
      expect(item).toMatchObject({ '@type': 'Service', provider: { name: 'Baobab Sourcing' } });
  });
});

test('the data saver sends one still picture and no display face', async () => {
  for (const name of names) {
    const html = await (await client.get(`/${name}`, { 'save-data': 'on' })).text();
    expect(html.match(/class="slide"/g)).toHaveLength(1);
    expect(html).toContain('<html lang="en" data-saver="">');
  }
});

test('a page that is asked for again comes from the cache, its data too', async () => {
  const { stats } = app.services.pages;
  for (const name of names) for (const path of [`/${name}`, `/${name}.data`]) await client.get(path);
  const before = stats.renders;
  for (const name of names)
    for (const path of [`/${name}?utm_source=x`, `/${name}.data`]) await client.get(path);
  expect(stats.renders).toBe(before);
});
