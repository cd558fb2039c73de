import { z } from 'zod';
import { storableText } from './form-text.ts';
import { maxLinkCards, maxPagePath } from './chat-limits.ts';
import { locales } from './locale.ts';

/** What one of our own pages shows of itself where a message links to it, in the reader's language. */
export const linkCard = z.object({
  /** As it was asked for. */
  path: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  /** Of a product its price and minimum order, one line each. */
  facts: z.array(z.string()),
});
export type LinkCard = z.infer<typeof linkCard>;

/** Query of GET /api/link-cards: paths with a space between them. */
export const linkCardQuery = z.object({
  paths: storableText()
    .max(maxPagePath * maxLinkCards)
    .transform((text) => [...new Set(text.split(' '))].slice(0, maxLinkCards)),
  language: z.enum(locales).optional().catch(undefined),
});
