import type { Noun } from '#shared/nouns.ts';
import type { CurrentUser } from '#shared/user.ts';
import type { Database } from './client.ts';
import { auditEntries } from './schema/audit.ts';

/** Who acts: a signed-in user, or null for the program itself. */
export type Actor = Pick<CurrentUser, 'id' | 'username' | 'role'> | null;

type Fields = Record<string, unknown>;

type Event = {
  action: string;
  noun: Noun;
  id: string | null;
  title?: string | null;
  before?: Fields;
  after?: Fields;
};

/** Fields that never get into the log. */
const secret = new Set(['password', 'tokenHash', 'codeHash', 'totpSecret']);

/** Fields that change by themselves and say nothing. */
const noise = new Set(['updatedAt', 'createdAt', 'version', 'viewCount', 'inquiryCount', 'textsChangedAt']);

/** Entries written by one statement: PostgreSQL takes at most 65,535 parameters. */
const batch = 500;

/**
 * Writes an entry, in the transaction of the change itself. Of `before` and `after` only what differs is kept; an update
 * that changed nothing leaves no entry.
 */
export const audit = (tx: Database, actor: Actor, event: Event): Promise<void> =>
  auditAll(tx, actor, [event]);

/** Writes the entries of one change that touched many records. */
export async function auditAll(tx: Database, actor: Actor, events: readonly Event[]): Promise<void> {
  const rows = events.flatMap(({ action, noun, id, title = null, ...event }) => {
    const { before, after } = difference(event.before, event.after);
    if (action === 'update' && !before && !after) return [];
    const who = { userId: actor?.id ?? null, username: actor?.username ?? null };
    return [{ ...who, action, noun, recordId: id, title, before, after }];
  });
  for (let i = 0; i < rows.length; i += batch) await tx.insert(auditEntries).values(rows.slice(i, i + batch));
}

/** The fields in which two states of a record differ; null where there are none. */
export function difference(
  before: Fields = {},
  after: Fields = {},
): { before: Fields | null; after: Fields | null } {
  const old: Fields = {};
  const fresh: Fields = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (secret.has(key) || noise.has(key)) continue;
    if (JSON.stringify(before[key]) === JSON.stringify(after[key])) continue;
    if (key in before) old[key] = before[key];
    if (key in after) fresh[key] = after[key];
  }
  return {
    before: Object.keys(old).length > 0 ? old : null,
    after: Object.keys(fresh).length > 0 ? fresh : null,
  };
}
