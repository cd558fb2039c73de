import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import {
  type CustomerChange,
  maxCustomerTags,
  type NewCustomer,
} from '#shared/conversations/customer-form.ts';
import type {
  CustomerBulk,
  CustomerQuery,
  CustomerRecord,
  CustomerRow,
  NewCustomerTask,
} from '#shared/conversations/customer.ts';
import { AppError } from '#shared/base/errors.ts';
import { maxTagLength } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import { familyOf, findCustomer } from './known-customer.ts';
import { normalPhone } from '../../platform/db/phone.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { createOnce } from '../../platform/db/create-once.ts';
import { bulkAnswer, type Former } from '../../platform/db/bulk.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { customers, customerTasks } from './customer.schema.ts';
import { mergeCustomers, unmergeCustomer } from './customer.merging.ts';
import { readAround, readCustomer, readCustomers, readTags } from './customer.queries.ts';

export type CustomerService = ReturnType<typeof createCustomerService>;

/** People who ask for quotes, as recorded by the staff (decision 035). */
export function createCustomerService({ db }: { db: Database }) {
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'customer',
    read: (id) => readCustomer(db, id),
    // Customers that were merged into it are deleted too.
    beforePurge: async (tx, id) => {
      const { id: own } = customers;
      await tx.delete(customers).where(and(sql`${own} in ${familyOf(id)}`, ne(own, id)));
    },
  });

  /** Normalises contacts to the form in which customers are looked up. */
  const normal = <T extends CustomerChange>({ email, phone, tags, isSecond: _isSecond, ...rest }: T) => ({
    ...rest,
    ...(tags === undefined ? {} : { tags: tagsOf(tags) }),
    ...(email === undefined ? {} : { email: email?.toLowerCase() ?? null }),
    ...(phone === undefined ? {} : { phone: phone && normalPhone(phone, rest.country ?? '') }),
  });

  /** @throws AppError `invalid` if another customer has the mail address or the number, unless this is on purpose */
  async function demandOther(tx: Database, id: string | null, given: CustomerChange): Promise<void> {
    if (given.isSecond) return;
    const { email = null, phone = null } = normal(given);
    const faults: Record<string, string> = {};
    for (const [field, contact] of Object.entries({ email, phone })) {
      const known = contact && (await findCustomer(tx, { email: null, phone: null, [field]: contact }));
      if (known && known !== id) faults[field] = 'contactKnown';
    }
    if (Object.keys(faults).length > 0) throw new AppError('invalid', 'another customer has it', faults);
  }

  /** Restores a customer from the trash; a merged one gets back what it had. @throws AppError `not_found` */
  async function restore(actor: Actor, id: string): Promise<void> {
    demand(actor, 'staff');
    // `lock` refuses unknown ids.
    const isMerged = await lifecycle.change(async (tx, touch) => {
      const row = await lifecycle.lock(tx, id);
      await touch([row]);
      return row.moved !== null;
    });
    if (!isMerged) return lifecycle.restore(actor, id);
    await lifecycle.change((tx) => unmergeCustomer(tx, actor, id));
  }

  return {
    ...lifecycle,

    /** One page of customers, with the total count of matches. */
    async list(actor: Actor, query: CustomerQuery): Promise<{ customers: CustomerRow[]; total: number }> {
      demand(actor, 'staff');
      return readCustomers(db, query, actor!.id);
    },

    async tags(actor: Actor): Promise<string[]> {
      demand(actor, 'staff');
      return readTags(db);
    },

    /** A customer with everything that they have written and asked for. @throws AppError `not_found` */
    async read(actor: Actor, id: string, language: Locale): Promise<CustomerRecord> {
      const customer = await lifecycle.open(actor, id);
      return { customer, ...(await readAround(db, id, language)) };
    },

    create: (actor: Actor, given: NewCustomer, key: string | null) =>
      lifecycle.create(actor, normal(given), key, {
        beforeWrite: async (tx) => {
          await demandOther(tx, null, given);
          return {};
        },
      }),

    update: (actor: Actor, id: string, given: CustomerChange) =>
      lifecycle.update(actor, id, normal(given), {
        beforeWrite: async (tx, before) => {
          const { email, phone } = normal(given);
          await demandOther(tx, id, {
            ...given,
            email: email === before.email ? null : (given.email ?? null),
            phone: phone === before.phone ? null : (given.phone ?? null),
          });
          return {};
        },
      }),

    restore,

    /** Moves customers to the trash, or restores them. Returns the former values, so that the change can be undone. */
    async bulk(actor: Actor, { ids, action }: CustomerBulk) {
      const isGoing = action === 'delete';
      const deletedAt = isGoing ? new Date() : null;
      const where = isGoing
        ? isNull(customers.deletedAt)
        : and(isNotNull(customers.deletedAt), isNull(customers.moved));
      const written = await lifecycle.updateMany(actor, ids, () => ({ deletedAt }), where);
      const done = bulkAnswer(written);
      if (isGoing) return done;
      // Each in its own transaction, because two of them may have been merged into each other.
      for (const id of new Set(ids)) {
        if (!(await lifecycle.change((tx) => unmergeCustomer(tx, actor, id)))) continue;
        // Undo does not merge it again.
        done.former.push({ id, before: { deletedAt: new Date().toISOString() }, after: { deletedAt } });
        done.count++;
      }
      return done;
    },

    /** Takes a bulk change back. @returns how many customers were moved */
    undoBulk: async (actor: Actor, former: readonly Former[]): Promise<number> =>
      (await lifecycle.undoMany(actor, former)).length,

    /** @throws AppError `not_found`, `invalid` (customer.merging.ts) */
    async merge(actor: Actor, id: string, otherId: string): Promise<void> {
      demand(actor, 'staff');
      await lifecycle.change((tx) => mergeCustomers(tx, actor, id, otherId));
    },

    /**
     * Adds a task.
     * @returns its id
     * @throws AppError `not_found`
     */
    addTask: (actor: Actor, id: string, { title, dueOn }: NewCustomerTask, key: string | null) =>
      lifecycle.changePart(actor, id, async (tx, { name }) => {
        const find = async (known: string) =>
          (await tx.select().from(customerTasks).where(eq(customerTasks.id, known)))[0];
        const make = async () => {
          const values = { customerId: id, title, dueOn: dueOn ?? null, userId: actor!.id };
          const [row] = await tx.insert(customerTasks).values(values).returning();
          await audit(tx, actor, {
            action: 'update',
            noun: 'customer',
            id,
            title: name,
            after: { task: title },
          });
          return row!;
        };
        // The prefix keeps the key apart from the keys of the customer's form.
        const request = { actor: actor!, noun: 'customer' as const, key: key && `task ${key}` };
        return (await createOnce(tx, request, { find, make })).id;
      }),

    /** Marks a task as done, or as open again. @throws AppError `not_found` */
    async changeTask(actor: Actor, id: string, taskId: string, isDone: boolean): Promise<void> {
      await lifecycle.changePart(actor, id, async (tx, { name }) => {
        const [task] = await tx.select().from(customerTasks).where(isTask(id, taskId));
        if (!task) throw new AppError('not_found', `no task ${taskId}`);
        if ((task.doneAt !== null) === isDone) return false;
        const doneAt = isDone ? new Date() : null;
        await tx.update(customerTasks).set({ doneAt }).where(isTask(id, taskId));
        const [before, after] = [!isDone, isDone].map((done) => ({ task: task.title, isDone: done }));
        return audit(tx, actor, {
          action: 'update',
          noun: 'customer',
          id,
          title: name,
          before: before!,
          after: after!,
        });
      });
    },

    /**
     * Removes a task. Ignores a task that does not exist.
     * @throws AppError `not_found` for an unknown customer
     */
    async removeTask(actor: Actor, id: string, taskId: string): Promise<void> {
      await lifecycle.changePart(actor, id, async (tx, { name }) => {
        const [task] = await tx.delete(customerTasks).where(isTask(id, taskId)).returning();
        if (!task) return false;
        const before = { task: task.title };
        return audit(tx, actor, {
          action: 'update',
          noun: 'customer',
          id,
          title: name,
          before,
          after: { task: null },
        });
      });
    },
  };
}

/** Compared as text, so that a text that is not an id matches nothing. */
const isTask = (id: string, taskId: string) =>
  and(eq(customerTasks.customerId, id), sql`${customerTasks.id}::text = ${taskId.toLowerCase()}`);

/** The tags of a comma-separated text, without duplicates. */
const tagsOf = (text: string | null): string[] =>
  [...new Set((text ?? '').split(/[,，、]/).map((tag) => tag.trim().slice(0, maxTagLength)))]
    .filter(Boolean)
    .slice(0, maxCustomerTags);
