import { z } from 'zod';
import { type Call, call, counted } from './contract.ts';

/** A moment in a record's former values. */
export const formerMoment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullable();

/** The columns that a bulk change has set in each record, before and after it: what its Undo takes. */
export const bulkDone = counted.extend({
  former: z.array(
    z.object({
      id: z.uuid(),
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
    }),
  ),
});

type BulkCallOptions<
  P extends string,
  B extends z.ZodType,
  S extends z.ZodRawShape,
  D extends z.ZodType,
  U extends z.ZodType,
> = {
  /** Address of the collection. */
  path: `/api/${P}`;
  body: B;
  /** The columns that Undo may set besides `deletedAt`. */
  values: z.ZodObject<S>;
  /** Largest number of records. */
  max: number;
  /** The answer, if it says more than what Undo takes. */
  done?: D;
  /** The answer of Undo, if it says more than how many records were restored. */
  undone?: U;
} & Partial<Pick<Call, 'maxBodyBytes' | 'changes' | 'errors'>>;

/** The same change of many records of a noun, and its Undo (decision 034). */
export function bulkCalls<
  const P extends string,
  B extends z.ZodType,
  S extends z.ZodRawShape,
  D extends z.ZodType = typeof bulkDone,
  U extends z.ZodType = typeof counted,
>({ path, body, values, max, done, undone, ...options }: BulkCallOptions<P, B, S, D, U>) {
  const set = values.extend({ deletedAt: formerMoment }).partial();
  const former = z
    .array(z.object({ id: z.uuid(), before: set, after: set }))
    .min(1)
    .max(max);
  return {
    bulk: call('POST', `${path}/bulk`, 'staff', {
      ...options,
      body,
      answer: (done ?? bulkDone) as D,
      summary: 'Makes one change of many records; answers what its Undo takes',
    }),
    undoBulk: call('POST', `${path}/bulk/undo`, 'staff', {
      ...options,
      body: z.object({ former }),
      answer: (undone ?? counted) as U,
      summary: 'Takes a bulk change back, except where the same fields were changed again',
    }),
  };
}
