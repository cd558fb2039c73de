import { z } from 'zod';
import { maxSearchLength } from '../base/limits.ts';
import { type FoundKind, foundKinds } from './personal-data.ts';

/**
 * Identifies a person: a customer's record, or an e-mail address, telephone number, request reference or resume code.
 */
export const personQuery = z.object({
  by: z.enum(['customer', 'contact'], 'choiceInvalid'),
  value: z.string('required').trim().min(1, 'required').max(maxSearchLength, 'tooLong'),
});
export type PersonQuery = z.infer<typeof personQuery>;

/** Stored data of a person. */
export const personFound = z.object({
  /** Text that must be typed to confirm the erasure. */
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  counts: z.record(z.enum(foundKinds), z.number().int()),
  /** References of requests that are kept as commercial records. */
  kept: z.array(z.string()),
  /** Changes with the data that were found: an erasure erases exactly what was shown, or nothing. */
  seal: z.string(),
});
export type PersonFound = z.infer<typeof personFound>;
export type PersonCounts = Record<FoundKind, number>;

export const personErasure = personQuery.extend({
  seal: z.string().max(100),
  /** The typed `name` of `personFound`. */
  confirmation: z.string('required').trim().max(maxSearchLength, 'tooLong'),
});
export type PersonErasure = z.infer<typeof personErasure>;
