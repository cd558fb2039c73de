import { z } from 'zod';

declare const brand: unique symbol;

/** The name of something that a cached page shows. Only `cacheTags` creates tags: an unlisted tag does not compile. */
export type CacheTag = string & { readonly [brand]: true };

/** A tag received from another process. */
export const cacheTag = z.string().transform((text) => text as CacheTag);

const tag = (text: string) => text as CacheTag;

/** All tags. A page carries the tags of its content; a write names the tags of what it has changed. */
export const cacheTags = {
  /** All lists of products: dropped by every change that is visible on a card. */
  products: tag('products'),
  product: (id: string) => tag(`product:${id}`),
  /** The list of categories. */
  categories: tag('categories'),
  /** One category, and the set of its products. */
  category: (id: string) => tag(`category:${id}`),
  /** The list of suppliers. */
  partners: tag('partners'),
  partner: (id: string) => tag(`partner:${id}`),
  /** All lists of posts. */
  posts: tag('posts'),
  post: (id: string) => tag(`post:${id}`),
  /** The posts that link to a product. */
  postsAbout: (productId: string) => tag(`posts-about:${productId}`),
  settings: tag('settings'),
  /** The PDF catalogues for download. */
  catalogs: tag('catalogs'),
  /** The featured testimonials. */
  testimonials: tag('testimonials'),
  /** The beneficiary and its history. */
  beneficiary: tag('beneficiary'),
  /** Reference data about importing, by country. */
  reference: tag('reference'),
  /** The synonyms of the search. */
  synonyms: tag('synonyms'),
};

export type PageTags = {
  /** Drops everything cached with these tags. */
  changed: (tags: readonly CacheTag[]) => void;
  /** Drops everything cached, because rows were changed directly in the database. */
  clear: () => void;
};
