import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newPost } from '#shared/content/blog-form.ts';
import { plainText } from '#shared/content/blog-rules.ts';
import { loadBlogTexts } from '#shared/i18n/dictionary.ts';
import { priceAt } from '#shared/catalogue/price-tiers.ts';
import { locales, localeTags } from '#shared/base/locale.ts';
import { sanitizePost } from '../../content/blog/blog.html.ts';
import { type DemoPost, namesIn, pictureInPost, productInPost, readDemo } from './demo-content.ts';
import { demoLanguages } from './demo-schemas.ts';

const { posts: demoPosts, products: demoProducts } = readDemo();

/** What a post of the demo is asked to have; a short one would show nothing of the page. */
const leastWords = 600;
const leastCharacters = 1000;
const maxExcerpt = 220;

/** The rates, rules and times of the posts were compared with their sources on this day. */
const factsCheckedOn = new Date('2026-11-24T00:00:00Z');

const pictureFolder = path.join(import.meta.dirname, '../../../demo/pictures/posts');

const textsOf = (post: DemoPost) => demoLanguages.map((locale) => ({ locale, ...post[locale] }));
const drawingsIn = (html: string) => namesIn(html, pictureInPost);
const tagsIn = (html: string) => namesIn(html, /<(\w+)/g);

/** Elements of a kind, in their order: a translation must have the same ones. */
const outline = (html: string) => tagsIn(html).filter((tag) => ['h2', 'h3', 'table', 'figure'].includes(tag));

/** The text as the seed stores it, before it is sanitised. */
const linked = (html: string) =>
  html
    .replaceAll(pictureInPost, '"/media/drawing.png"')
    .replaceAll(productInPost, '"/product/00000000-0000-4000-8000-000000000000"');

test('addresses and days of the demo posts are all different', () => {
  expect(demoPosts.length).toBeGreaterThan(0);
  expect(new Set(demoPosts.map(({ slug }) => slug)).size).toBe(demoPosts.length);
  expect(new Set(demoPosts.map(({ daysAgo }) => daysAgo)).size).toBe(demoPosts.length);
});

test('every tag of the demo has a name in every language', async () => {
  for (const locale of locales) {
    const { tagNames } = await loadBlogTexts(locale);
    for (const tag of new Set(demoPosts.flatMap(({ tags }) => tags)))
      expect(tagNames, locale).toHaveProperty([tag]);
  }
});

/** "7,200 [pans](product:…) at $2.85", in any language: a product with its quantity and price. */
const pricedExample =
  /(\d[\d.,\s]*)\D{0,24}<a href="product:([\w-]+)">[^<]*<\/a>\D{0,20}(\d+[.,]\d\d)(?!\d)/g;

test.each(demoLanguages)(
  'examples in posts have the price of the product at their quantity, in %s',
  (locale) => {
    const examples = demoPosts.flatMap((post) => [...post[locale].content.matchAll(pricedExample)]);
    expect(examples).toHaveLength(4);
    for (const [text, quantity, key, price] of examples) {
      const product = demoProducts.find((one) => one.key === key)!;
      expect(price!.replace(',', '.'), text).toBe(priceAt(product, Number(quantity!.replaceAll(/\D/g, ''))));
    }
  },
);

test('every picture of the blog is shown', async () => {
  const shown = demoPosts.flatMap((post) => [
    post.picture,
    ...textsOf(post).flatMap(({ content }) => drawingsIn(content)),
  ]);
  const files = (await readdir(pictureFolder)).flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? []);
  expect([...new Set(shown)].sort()).toEqual(files.sort());
});

describe.each(demoPosts.map((post) => [post.slug, post] as const))('the demo post %s', (_slug, post) => {
  test('is one that staff could have written', () => {
    for (const { locale, title, excerpt, metaDescription, content, pictureAlt } of textsOf(post)) {
      const { slug, category, tags } = post;
      const words = { title, excerpt, metaDescription, content, featuredImageAlt: pictureAlt };
      const { error } = newPost.safeParse({ ...words, slug, category, tags });
      expect(error?.issues, locale).toBeUndefined();
      expect(excerpt.length, locale).toBeLessThanOrEqual(maxExcerpt);
    }
  });

  test('names the day of its facts', () => {
    for (const { locale, content } of textsOf(post)) {
      const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : localeTags[locale], {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      const [last] = /<p><em>.*<\/em><\/p>$/.exec(content) ?? [''];
      expect(plainText(last).replaceAll('\u00a0', ' '), locale).toContain(day.format(factsCheckedOn));
    }
  });

  test('is long enough in each language', () => {
    for (const { locale, content } of textsOf(post)) {
      const text = plainText(content);
      if (locale === 'zh') expect(text.match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(leastCharacters);
      else expect(text.match(/[\p{L}\p{N}]+/gu)?.length, locale).toBeGreaterThan(leastWords);
    }
  });

  test('links to products of the demo', () => {
    for (const { locale, content } of textsOf(post))
      expect(namesIn(content, productInPost).length, locale).toBeGreaterThan(0);
  });

  test('loses no element and no word when it is stored', () => {
    for (const { locale, content } of textsOf(post)) {
      const stored = sanitizePost(linked(content));
      expect(tagsIn(stored), locale).toEqual(tagsIn(content));
      expect(plainText(stored), locale).toBe(plainText(content));
      expect(stored.match(/<img [^>]*alt="[^"]+/g)?.length, locale).toBe(drawingsIn(content).length);
    }
  });

  test('has the same headings, tables and drawings in every language', () => {
    for (const { locale, content } of textsOf(post)) {
      expect(outline(content), locale).toEqual(outline(post.en.content));
      expect(drawingsIn(content), locale).toEqual(drawingsIn(post.en.content));
    }
  });
});
