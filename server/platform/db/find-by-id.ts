import { z } from 'zod';
import { AppError } from '#shared/base/errors.ts';

/** Whether a text can be the id of a record: in an address it may be any text, which the database would refuse. */
export const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;

/**
 * The first row that is read for an id, or the record itself.
 * @throws AppError `not_found` if there is none, or the id is no UUID
 */
export function findById<T>(id: string, read: () => PromiseLike<readonly T[]>): Promise<T>;
export function findById<T>(id: string, read: () => PromiseLike<T | null | undefined>): Promise<T>;
export async function findById<T>(
  id: string,
  read: () => PromiseLike<readonly T[] | T | null | undefined>,
): Promise<T> {
  const found = isUuid(id) ? await read() : null;
  const row = Array.isArray(found) ? (found[0] as T | undefined) : (found as T | null | undefined);
  if (!row) throw new AppError('not_found', `no record ${id}`);
  return row;
}
