import { z } from 'zod';

declare const brand: unique symbol;

/** The name of something that a cached page shows. Only `cacheTags` makes one: a tag that is not listed does not compile. */
export type CacheTag = string & { readonly [brand]: true };

/** A tag that another process has sent. */
export const cacheTag = z.string().transform((text) => text as CacheTag);

const tag = (text: string) => text as CacheTag;

/** Every tag. A page carries the tags of what it shows; a write names the tags of what it has changed. */
export const cacheTags = {
  /** Any list of products: every change of what a card shows names it too. */
  products: tag('products'),
  product: (id: string) => tag(`product:${id}`),
  /** The categories as they are listed. */
  categories: tag('categories'),
  /** A category, and which products are in it. */
  category: (id: string) => tag(`category:${id}`),
  /** The suppliers as they are listed. */
  partners: tag('partners'),
  partner: (id: string) => tag(`partner:${id}`),
  /** Any list of posts. */
  posts: tag('posts'),
  post: (id: string) => tag(`post:${id}`),
  /** The posts that name a product. */
  postsAbout: (productId: string) => tag(`posts-about:${productId}`),
  settings: tag('settings'),
  /** The PDF files for download. */
  catalogs: tag('catalogs'),
  /** What buyers have said and stands out. */
  testimonials: tag('testimonials'),
  /** Who is paid, and how that changed. */
  beneficiary: tag('beneficiary'),
  /** What importing costs and needs by country. */
  reference: tag('reference'),
  /** What searches find besides the words that were typed. */
  synonyms: tag('synonyms'),
};

export type PageTags = {
  /** Removes exactly what was cached of these tags. */
  changed: (tags: readonly CacheTag[]) => void;
  /** Removes everything that was cached: rows were changed without the services. */
  clear: () => void;
};
