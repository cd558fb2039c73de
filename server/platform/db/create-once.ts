import { and, eq, sql } from 'drizzle-orm';
import type { Noun } from '#shared/base/nouns.ts';
import type { Actor } from './audit.ts';
import type { Database } from './client.ts';
import { createRequests } from './create-request.schema.ts';

type Request = {
  /** The user; required if there is a key. */
  actor: NonNullable<Actor>;
  noun: Noun;
  /** Random key from the form; null if every request creates a record. */
  key: string | null;
};

type Ways<T> = {
  /** The current state of the record; undefined if deleted permanently. */
  find: (id: string) => Promise<T | undefined>;
  make: () => Promise<T>;
};

/**
 * Creates a record, or finds the one that an earlier request of this user with the same key has created: a client
 * that lost the answer repeats the request. Values of a repeated request are ignored; the client saves them over
 * the record that it gets.
 * @param tx the transaction that creates the record
 */
export async function createOnce<T extends { id: string }>(
  tx: Database,
  { actor, noun, key }: Request,
  { find, make }: Ways<T>,
): Promise<T> {
  if (key === null) return make();
  const userId = actor.id;
  // A second request with the same key waits here until the first is done.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`create ${userId} ${noun} ${key}`}))`);
  const isIt = and(
    eq(createRequests.userId, userId),
    eq(createRequests.noun, noun),
    eq(createRequests.key, key),
  );
  const [request] = await tx.select({ id: createRequests.recordId }).from(createRequests).where(isIt);
  const known = request && (await find(request.id));
  if (known) return known;
  const made = await make();
  if (request) await tx.delete(createRequests).where(isIt);
  await tx.insert(createRequests).values({ userId, noun, key, recordId: made.id });
  return made;
}
