import { z } from 'zod';
import { storableText } from '../base/form-text.ts';
import { maxLinkCards, maxPagePath } from './chat-limits.ts';
import { locales } from '../base/locale.ts';

/** Link card: what a message shows of a page of ours that it links to, in the reader's language. */
export const linkCard = z.object({
  /** The path as requested. */
  path: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  /** For a product: its price and its minimum order, one line each. */
  facts: z.array(z.string()),
});
export type LinkCard = z.infer<typeof linkCard>;

/** Query of GET /api/link-cards: paths separated by spaces. */
export const linkCardQuery = z.object({
  paths: storableText()
    .max(maxPagePath * maxLinkCards)
    .transform((text) => [...new Set(text.split(' '))].slice(0, maxLinkCards)),
  language: z.enum(locales).optional().catch(undefined),
});
