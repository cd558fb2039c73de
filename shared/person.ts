import { z } from 'zod';
import { maxSearchLength } from './limits.ts';
import { type FoundKind, foundKinds } from './personal-data.ts';

/** Who is meant: a customer's record, or an e-mail address, telephone number, reference of a request or resume code. */
export const personQuery = z.object({
  by: z.enum(['customer', 'contact'], 'choiceInvalid'),
  value: z.string('required').trim().min(1, 'required').max(maxSearchLength, 'tooLong'),
});
export type PersonQuery = z.infer<typeof personQuery>;

/** What is stored of a person. */
export const personFound = z.object({
  /** What has to be typed before it is erased. */
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  counts: z.record(z.enum(foundKinds), z.number().int()),
  /** References of requests that stay as commercial records. */
  kept: z.array(z.string()),
  /** Changes with what is found: an erasure does what was shown, or nothing. */
  seal: z.string(),
});
export type PersonFound = z.infer<typeof personFound>;
export type PersonCounts = Record<FoundKind, number>;

export const personErasure = personQuery.extend({
  seal: z.string().max(100),
  /** `name` of what was found, as it was typed. */
  confirmation: z.string('required').trim().max(maxSearchLength, 'tooLong'),
});
export type PersonErasure = z.infer<typeof personErasure>;
