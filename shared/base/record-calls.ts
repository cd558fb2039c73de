import { z } from 'zod';
import { call, emptied, made, requestKeyHeader } from './contract.ts';

type GivenCallOptions<P extends string, C, S> = {
  /** Address of the collection. */
  path: `/api/${P}`;
  /** One record in a phrase: "a category". */
  name: string;
  /** Fields to change; those that are not given keep their value. `version` is the version that was opened. */
  change: C;
  staff: S;
};
type RecordCallOptions<P extends string, N, C, S> = GivenCallOptions<P, C, S> & { fresh: N };

/**
 * The version that a form has opened: saving is refused if
 * there is a newer one. Without it, any version is overwritten.
 */
export const openedVersion = { version: z.number('numberInvalid').int('numberInvalid').optional() };

/** Fields of every record that the staff see in addition to its own. */
export const recordState = { id: z.uuid(), version: z.number().int(), isDeleted: z.boolean() };

/** Empties the trash of a noun. */
export const emptyTrashCall = <const P extends string>(path: `/api/${P}`) =>
  call('DELETE', `${path}/trash`, 'staff', {
    answer: emptied,
    summary: 'Deletes everything in the trash permanently that need not be kept',
  });

/** Calls of records with the common lifecycle (decision 021) that staff cannot create. */
export const givenCalls = <const P extends string, C extends z.ZodType, S extends z.ZodType>({
  path,
  name,
  change,
  staff,
}: GivenCallOptions<P, C, S>) => ({
  open: call('GET', `${path}/:id/edit`, 'staff', {
    answer: staff,
    summary: `All editable fields of ${name}`,
  }),
  update: call('PUT', `${path}/:id`, 'staff', {
    body: change,
    errors: ['conflict'],
    summary: 'Changes the given fields',
  }),
  remove: call('DELETE', `${path}/:id`, 'staff', {
    summary: 'Moves to the trash',
  }),
  restore: call('POST', `${path}/:id/restore`, 'staff', {
    summary: 'Restores from the trash',
  }),
  emptyTrash: emptyTrashCall(path),
});

/** The calls of records with the common lifecycle (decision 021). */
export const recordCalls = <
  const P extends string,
  N extends z.ZodType,
  C extends z.ZodType,
  S extends z.ZodType,
>({
  fresh,
  ...given
}: RecordCallOptions<P, N, C, S>) => ({
  ...givenCalls(given),
  create: call('POST', given.path, 'staff', {
    headers: requestKeyHeader,
    body: fresh,
    answer: made,
    status: 201,
    summary: `Adds ${given.name}`,
  }),
});
