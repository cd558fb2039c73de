import { z } from 'zod';
import { requiredText, wholeNumber } from '../base/form-text.ts';
import { maxReplyLength, maxTitleLength } from '../base/limits.ts';
import { locales } from '../base/locale.ts';
import { openPlaceholders, placeholders } from './placeholders.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';

const known: readonly string[] = placeholders;

const shape = {
  language: z.enum(locales, 'languageInvalid'),
  title: requiredText(maxTitleLength),
  body: requiredText(maxReplyLength).refine(
    (text) => openPlaceholders(text).every((name) => known.includes(name)),
    'placeholderUnknown',
  ),
  displayOrder: wholeNumber(0),
};

/** Body of POST /api/canned-replies. */
export const newCannedReply = z.object({ ...shape, displayOrder: shape.displayOrder.default(0) });

/** Body of PUT /api/canned-replies/{id}: fields that are not given keep their value. */
export const cannedReplyChange = z.object({ ...shape, ...openedVersion }).partial();
export type CannedReplyChange = z.infer<typeof cannedReplyChange>;

export const cannedReply = z.object({
  id: z.uuid(),
  language: z.enum(locales),
  title: z.string(),
  body: z.string(),
  displayOrder: z.number().int(),
});
export type CannedReply = z.infer<typeof cannedReply>;

/** A canned reply as the staff's form and table show it. */
export const staffCannedReply = cannedReply.extend(recordState);
export type StaffCannedReply = z.infer<typeof staffCannedReply>;

/** Query of GET /api/canned-replies: one language, or all. */
export const cannedReplyQuery = z.object({ language: z.enum(locales).optional().catch(undefined) });
