import type { Noun } from '#shared/base/nouns.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import type { Database } from './client.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';

/** The actor: a signed-in user, or null for the program itself. */
export type Actor = Pick<CurrentUser, 'id' | 'username' | 'role'> | null;

type Fields = Record<string, unknown>;

export type Event = {
  action: string;
  noun: Noun;
  id: string | null;
  title?: string | null;
  before?: Fields;
  after?: Fields;
};

/** Fields that are logged together with another field, which means little alone: a price has a currency. */
const beside: Record<string, string> = { price: 'priceUnit' };

/** Fields that are never logged. */
const secret = new Set(['password', 'tokenHash', 'codeHash', 'totpSecret']);

/** Fields that the program changes by itself and that are not worth logging. */
const noise = new Set([
  'updatedAt',
  'createdAt',
  'version',
  'viewCount',
  'inquiryCount',
  'textsChangedAt',
  'searched',
  'foldedName',
  'moved',
  'priceAuthors',
]);

/** Maximum of entries in one statement: PostgreSQL accepts at most 65,535 parameters. */
const batch = 500;

/** The audit log's action for a change of these columns. */
export function actionOf({ deletedAt }: { deletedAt?: Date | null }): string {
  if (deletedAt === undefined) return 'update';
  return deletedAt ? 'delete' : 'restore';
}

/**
 * Writes an entry in the transaction of the change itself. Of `before` and `after` only the different fields are
 * stored; an update that changed nothing leaves no entry.
 */
export async function audit(tx: Database, actor: Actor, event: Event): Promise<void> {
  await write(tx, actor, [event], null);
}

/**
 * Writes the entries of one change of many records: one entry for all that have the same action and noun, with a part
 * for each record, or the event itself if there is only one.
 */
export async function auditAll(tx: Database, actor: Actor, events: readonly Event[]): Promise<void> {
  const changes = events.filter((event) => !isUnchanged(event));
  for (const same of Map.groupBy(changes, ({ action, noun }) => `${action} ${noun}`).values()) {
    const [first] = same;
    if (same.length === 1) await write(tx, actor, same, null);
    else {
      const { action, noun } = first!;
      await auditTogether(tx, actor, { action, noun, id: null, after: sharedBy(same) }, same);
    }
  }
}

/** The fields that an update gave the same value in all records. */
function sharedBy(events: readonly Event[]): Fields {
  if (events[0]!.action !== 'update') return {};
  const [first, ...others] = events.map(({ before, after }) => difference(before, after).after ?? {});
  return Object.fromEntries(
    Object.entries(first!).filter(([field, value]) =>
      others.every((other) => field in other && JSON.stringify(other[field]) === JSON.stringify(value)),
    ),
  );
}

/**
 * Writes one entry for a change of many records, with a part for each record. The log shows the entry and unfolds
 * its parts.
 */
export async function auditTogether(
  tx: Database,
  actor: Actor,
  event: Event,
  parts: readonly Event[],
): Promise<void> {
  const [id] = await write(tx, actor, [event], null);
  for (let i = 0; i < parts.length; i += batch) await write(tx, actor, parts.slice(i, i + batch), id!);
}

/** Whether it is an update of a record that changed nothing. */
function isUnchanged({ action, id, before, after }: Event): boolean {
  if (action !== 'update' || id === null) return false;
  const changed = difference(before, after);
  return !changed.before && !changed.after;
}

/** @returns the ids of the entries */
async function write(
  tx: Database,
  actor: Actor,
  events: readonly Event[],
  partOf: string | null,
): Promise<string[]> {
  const rows = events.flatMap((event) => {
    if (isUnchanged(event)) return [];
    const { before, after } = difference(event.before, event.after);
    const who = { userId: actor?.id ?? null, username: actor?.username ?? null };
    const { action, noun, id: recordId, title = null } = event;
    return [{ ...who, action, noun, recordId, title, before, after, partOf }];
  });
  if (rows.length === 0) return [];
  return (await tx.insert(auditEntries).values(rows).returning({ id: auditEntries.id })).map(({ id }) => id);
}

/** The fields in which two states of a record differ; null for a state without such fields. */
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
    const other = beside[key];
    if (other && other in before && other in after)
      [old[other], fresh[other]] = [before[other], after[other]];
  }
  return {
    before: Object.keys(old).length > 0 ? old : null,
    after: Object.keys(fresh).length > 0 ? fresh : null,
  };
}
