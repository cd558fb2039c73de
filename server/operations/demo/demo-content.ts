import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { company } from './company-schema.ts';
import {
  beneficiary,
  catalog,
  cannedReply,
  category,
  demoLanguages,
  type DemoLanguage,
  originalPost,
  partner,
  type postText,
  product,
  quotations,
  reference,
  testimonial,
  translatedPost,
} from './demo-schemas.ts';

// The content of the demo company: the files of `demo/`, read and checked. demo/README.md describes the folder.

const demoFolder = path.join(import.meta.dirname, '../../../demo');
/** Number of pictures of each product: alone, in all its colours, with its dimensions. */
const picturesPerProduct = 3;

export type DemoProduct = z.infer<typeof product> & { category: string };
/** `content` is HTML. Pictures are `src="../pictures/posts/name.webp"`, links to products `href="product:key"`. */
type DemoPostText = z.infer<typeof translatedPost> & { content: string };
export type DemoPost = Omit<z.infer<typeof originalPost>, keyof typeof postText> & {
  slug: string;
} & Record<DemoLanguage, DemoPostText>;
type DemoContent = ReturnType<typeof readDemo>;

/** Addresses in the content of a post: of its pictures by name, and of products by key. */
export const pictureInPost = /"\.\.\/pictures\/posts\/([\w-]+)\.webp"/g;
export const productInPost = /"product:([\w-]+)"/g;

/**
 * Reads and checks the content of the demo. File names of pictures are relative to `pictures/`, without extension.
 * @param folder where it lies
 * @throws Error that names the file and the field
 */
export function readDemo(folder = demoFolder) {
  const read = <T extends z.ZodType>(file: string, schema: T): z.output<T> =>
    check(file, schema, parseJson(folder, file));
  const categories = read('categories.json', z.array(category).min(1));
  const products: DemoProduct[] = categories.flatMap(({ key: of }) =>
    read(`products/${of}.json`, z.array(product).min(1)).map((one) => ({ ...one, category: of })),
  );
  const content = {
    categories,
    products,
    partners: read('partners.json', z.array(partner)),
    cannedReplies: read('canned-replies.json', z.array(cannedReply)),
    reference: [...read('reference.json', z.array(reference)), ...read('freight.json', quotations)],
    beneficiary: read('beneficiary.json', beneficiary),
    testimonials: read('testimonials.json', z.array(testimonial)),
    posts: readPosts(folder),
    catalogs: read('catalogs.json', z.array(catalog)),
    picturesOf: ({ key: of }: { key: string }) =>
      Array.from({ length: picturesPerProduct }, (_, i) => `products/${of}-${i + 1}`),
    readPicture: (name: string) => readFileSync(path.join(folder, 'pictures', `${name}.webp`)),
    readCatalog: ({ file }: { file: string }) => readFileSync(path.join(folder, 'catalogs', file)),
    readVideo: ({ key: of }: { key: string }) => readFileSync(path.join(folder, 'videos', `${of}.mp4`)),
  };
  checkReferences(folder, content);
  return content;
}

/**
 * Reads what customers of the demo have written, and checks the keys that it names.
 * @throws Error that names the file and the field
 */
export function readCompany({ products }: Pick<DemoContent, 'products'>, folder = demoFolder) {
  const file = 'company.json';
  const content = check(file, company, parseJson(folder, file));
  const known = new Map(products.map((one) => [one.key, one]));
  const lines = content.requests.flatMap((request) => request.lines);
  for (const one of [...content.contacts, ...content.conversations, ...lines])
    if (one.product !== null && !known.has(one.product))
      throw fault(file, `there is no product "${one.product}"`);
  for (const { offers, lines: offered } of content.requests)
    for (const one of offers.length > 0 ? offered : [])
      if (known.get(one.product)!.price === null || known.get(one.product)!.priceUnit !== 'USD')
        throw fault(file, `"${one.product}" is offered, and has no price in USD`);
  const customers = new Set(content.customers.map((one) => one.key));
  for (const { customer } of content.requests)
    if (!customers.has(customer)) throw fault(file, `there is no customer "${customer}"`);
  return content;
}

/** The blog, the newest post first. */
function readPosts(folder: string): DemoPost[] {
  const slugs = readdirSync(path.join(folder, 'posts')).flatMap(
    (file) => /^(.+)\.en\.md$/.exec(file)?.[1] ?? [],
  );
  return slugs
    .map((slug) => {
      const { head: original, ...en } = readPost(folder, `posts/${slug}.en.md`, originalPost);
      const { title, excerpt, metaDescription, pictureAlt, ...common } = original;
      const translated = (language: DemoLanguage): DemoPostText => {
        const { head, content } = readPost(folder, `posts/${slug}.${language}.md`, translatedPost);
        return { ...head, content };
      };
      return {
        slug,
        ...common,
        en: { title, excerpt, metaDescription, pictureAlt, ...en },
        fr: translated('fr'),
        es: translated('es'),
        zh: translated('zh'),
      };
    })
    .toSorted((a, b) => a.daysAgo - b.daysAgo);
}

/** The front matter of a Markdown file, and the rest as HTML. */
function readPost<T extends z.ZodType>(folder: string, file: string, schema: T) {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readText(folder, file)) ?? [];
  if (front === undefined || body === undefined)
    throw fault(file, 'has no front matter between two lines of ---');
  let given: unknown;
  try {
    given = parseYaml(front);
  } catch (error) {
    throw fault(file, (error as Error).message);
  }
  return { head: check(file, schema, given), content: marked.parse(body, { async: false }).trim() };
}

/** Checks that keys and files exist which the content names. */
function checkReferences(
  folder: string,
  content: Pick<
    DemoContent,
    'categories' | 'products' | 'partners' | 'testimonials' | 'posts' | 'catalogs' | 'picturesOf'
  >,
): void {
  const demandFile = (by: string, file: string) => {
    if (!existsSync(path.join(folder, file))) throw fault(by, `demo/${file} is missing`);
  };
  const partners = new Set(content.partners.map((one) => one.key));
  const products = new Set(content.products.map((one) => one.key));
  const demandProduct = (by: string, of: string) => {
    if (!products.has(of)) throw fault(by, `there is no product "${of}"`);
  };
  for (const one of content.products) {
    const file = `products/${one.category}.json`;
    if (one.partner !== null && !partners.has(one.partner))
      throw fault(file, `${one.key}.partner: there is no supplier "${one.partner}"`);
    for (const name of content.picturesOf(one)) demandFile(file, `pictures/${name}.webp`);
    if (one.hasVideo) demandFile(file, `videos/${one.key}.mp4`);
  }
  for (const one of content.partners) demandFile('partners.json', `pictures/partners/${one.key}.webp`);
  for (const one of content.testimonials)
    if (one.product !== null) demandProduct('testimonials.json', one.product);
  const categories = new Set(content.categories.map((one) => one.key));
  for (const one of content.catalogs) {
    demandFile('catalogs.json', `catalogs/${one.file}`);
    if (!categories.has(one.category)) throw fault('catalogs.json', `there is no category "${one.category}"`);
  }
  for (const post of content.posts)
    for (const language of demoLanguages) {
      const file = `posts/${post.slug}.${language}.md`;
      const html = post[language].content;
      for (const name of [post.picture, ...namesIn(html, pictureInPost)])
        demandFile(file, `pictures/posts/${name}.webp`);
      for (const of of namesIn(html, productInPost)) demandProduct(file, of);
    }
}

/** What the group of a pattern matches in a text. */
export const namesIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, name]) => name!);

const fault = (file: string, what: string) => new Error(`demo/${file}: ${what}`);

function readText(folder: string, file: string): string {
  try {
    return readFileSync(path.join(folder, file), 'utf8');
  } catch {
    throw fault(file, 'cannot be read');
  }
}

function parseJson(folder: string, file: string): unknown {
  const content = readText(folder, file);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw fault(file, (error as Error).message);
  }
}

function check<T extends z.ZodType>(file: string, schema: T, given: unknown): z.output<T> {
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  const [first] = error.issues;
  throw fault(file, `${first!.path.join('.') || 'the file'}: ${first!.message}`);
}
