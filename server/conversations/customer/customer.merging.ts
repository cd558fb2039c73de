import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#shared/base/errors.ts';
import { pick } from '#shared/base/pick.ts';
import { isUuid } from '../../platform/db/find-by-id.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { heirsOf } from './known-customer.ts';
import { customers, customerTasks, type MovedFacts } from './customer.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';

type Row = typeof customers.$inferSelect;

/** Fields that the remaining customer takes over where its own are empty. */
const facts = ['companyName', 'email', 'phone', 'country', 'notes'] as const;

const write = (tx: Database, id: string, values: Partial<Row>) =>
  tx
    .update(customers)
    .set({ ...values, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, id));

/** Both customers, locked in the order of their ids, to avoid deadlocks between two merges. */
async function lockBoth(tx: Database, ids: string[]): Promise<Map<string, Row>> {
  const rows = await tx
    .select()
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Moves the other customer's requests and tasks to this one, adds the facts and tags that it lacks, and moves the
 * other to the trash. From then on, messages from the other's addresses belong to this customer
 * (known-customer.ts).
 * @throws AppError `not_found` if one of them is unknown or in the trash; `invalid` if both are the same
 */
export async function mergeCustomers(tx: Database, actor: Actor, id: string, otherId: string): Promise<void> {
  if (id === otherId) throw new AppError('invalid', 'one customer', { otherId: 'choiceInvalid' });
  if (!isUuid(id)) throw new AppError('not_found', `no customer ${id}`);
  const rows = await lockBoth(tx, [id, otherId]);
  const [keeper, other] = [rows.get(id), rows.get(otherId)];
  if (!keeper || keeper.deletedAt || !other || other.deletedAt)
    throw new AppError('not_found', `no customers ${id}, ${otherId}`);
  const filled = facts.filter((name) => keeper[name] === null && other[name] !== null);
  const tags = other.tags.filter((tag) => !keeper.tags.includes(tag));
  const requests = await tx
    .update(quoteRequests)
    .set({ customerId: id })
    .where(eq(quoteRequests.customerId, otherId))
    .returning({ id: quoteRequests.id });
  const tasks = await tx
    .update(customerTasks)
    .set({ customerId: id })
    .where(eq(customerTasks.customerId, otherId))
    .returning({ id: customerTasks.id });
  const moved: MovedFacts = {
    requestIds: requests.map((request) => request.id),
    taskIds: tasks.map((task) => task.id),
    filled,
    tags,
  };
  const after = { ...pick(other, filled), tags: [...keeper.tags, ...tags] };
  await write(tx, id, after);
  await write(tx, otherId, { deletedAt: new Date(), mergedIntoId: id, moved });
  await audit(tx, actor, {
    action: 'merge',
    noun: 'customer',
    id,
    title: keeper.name,
    before: pick(keeper, [...filled, 'tags']),
    after: { ...after, merged: other.name, requests: requests.length, tasks: tasks.length },
  });
  await audit(tx, actor, { action: 'delete', noun: 'customer', id: otherId, title: other.name });
}

/**
 * Undoes a merge: restores the customer from the trash, with the requests, tasks and facts that it had. Facts
 * that were changed since keep their new value, and requests and tasks that came or were moved since stay where they
 * are.
 * @returns false if it is not a merged customer
 */
export async function unmergeCustomer(tx: Database, actor: Actor, id: string): Promise<boolean> {
  const [merged] = await tx.select().from(customers).where(eq(customers.id, id));
  if (!merged?.moved) return false;
  // Null if the other customer was deleted permanently.
  const keeperId = merged.mergedIntoId;
  const rows = await lockBoth(tx, keeperId ? [id, keeperId] : [id]);
  const [other, keeper] = [rows.get(id), keeperId ? rows.get(keeperId) : undefined];
  // Another user has undone the merge meanwhile.
  if (!other?.moved || other.mergedIntoId !== keeperId) return true;
  const { requestIds, taskIds, filled, tags } = other.moved;
  // Only what the remaining customer still has, or the one into which it was merged: a request may have been moved
  // to another customer since, or given back to a third one by the Undo of another merge.
  const isStillTheirs = (column: AnyPgColumn) =>
    keeperId ? sql`${column} in ${heirsOf(keeperId)}` : isNull(column);
  const ofRequest = quoteRequests.customerId;
  if (requestIds.length > 0)
    await tx
      .update(quoteRequests)
      .set({ customerId: id })
      .where(and(inArray(quoteRequests.id, requestIds), isStillTheirs(ofRequest)));
  const ofTask = customerTasks.customerId;
  if (taskIds.length > 0)
    await tx
      .update(customerTasks)
      .set({ customerId: id })
      .where(and(inArray(customerTasks.id, taskIds), isStillTheirs(ofTask)));
  if (keeper) {
    const given = filled.filter((name) => keeper[name] === other[name]);
    const after: Partial<Row> = {
      ...Object.fromEntries(given.map((name) => [name, null])),
      tags: keeper.tags.filter((tag) => !tags.includes(tag)),
    };
    await write(tx, keeper.id, after);
    await audit(tx, actor, {
      action: 'undo',
      noun: 'customer',
      id: keeper.id,
      title: keeper.name,
      before: { ...pick(keeper, [...given, 'tags']), merged: other.name },
      after: { ...after, merged: null },
    });
  }
  await write(tx, id, { deletedAt: null, mergedIntoId: null, moved: null });
  await audit(tx, actor, { action: 'restore', noun: 'customer', id, title: other.name });
  return true;
}
