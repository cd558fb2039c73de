/** Constants and pure rules of blog posts (docs/specification/posts.md). */
import { fold } from '../catalogue/search.ts';

export const postStatuses = ['draft', 'published', 'archived'] as const;
export type PostStatus = (typeof postStatuses)[number];

/**
 * Categories in the order of the form's list; exactly these twenty are accepted
 * (docs/specification/posts.md#categories).
 */
export const postCategories = [
  'general',
  'industry',
  'news',
  'tips',
  'market',
  'trade',
  'industry-insights',
  'market-trends',
  'trade-news',
  'import-export-tips',
  'sourcing-guides',
  'quality-control',
  'logistics-shipping',
  'success-stories',
  'regulatory-updates',
  'product-spotlights',
  'business-development',
  'cultural-insights',
  'supplier-spotlights',
  'buyer-guides',
] as const;
export type PostCategory = (typeof postCategories)[number];

export const postMediaTypes = ['image', 'gif', 'video', 'animation'] as const;

/** Reading speed for the proposed reading time: words per minute, and Chinese characters per minute. */
const wordsPerMinute = 220;
const charactersPerMinute = 400;

export const minReadingTime = 1;
export const maxReadingTime = 60;
export const defaultReadingTime = 5;

/**
 * Makes a post's slug from its title (docs/specification/blog.md#addresses): removes accents, then keeps lower-case
 * letters, digits and single hyphens.
 * @returns an empty text if nothing of the title remains, as with a Chinese one
 */
export const slugOf = (title: string): string =>
  fold(title)
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, maxSlugLength)
    .replace(/-$/, '');

export const maxSlugLength = 100;

const characterOf: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };

/**
 * The text of HTML without its tags, for counting and comparing, also in the browser. Not a parser: HTML that is
 * stored or shown is read by `server/content/blog/blog.html.ts`.
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(figcaption|td|th|li|p|h\d|br)\b[^<>]*>/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => characterOf[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Estimated reading time in minutes, from 1 to 60. */
export function readingMinutes(html: string): number {
  const text = plainText(html);
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replaceAll(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const minutes = Math.round(characters / charactersPerMinute + words / wordsPerMinute);
  return Math.min(maxReadingTime, Math.max(minReadingTime, minutes));
}

/** Whether a post is published with a time in the future (docs/specification/blog.md#publishing). */
export const isScheduled = (post: { status: PostStatus; publishedAt: string | null }, now: number): boolean =>
  post.status === 'published' && post.publishedAt !== null && Date.parse(post.publishedAt) > now;

/** Sort keys of the list of posts, each with its default direction. */
export const postOrders = { updated: 'desc', title: 'asc', published: 'desc', views: 'desc' } as const;
