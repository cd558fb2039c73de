import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CannedReply, CannedReplyChange, NewCannedReply } from '../../shared/canned-reply.ts';
import { AppError } from '../../shared/errors.ts';
import type { Locale } from '../../shared/locale.ts';
import { demand } from '../../shared/policy.ts';
import type { CurrentUser } from '../../shared/user.ts';
import { audit } from '../db/audit.ts';
import type { Database } from '../db/client.ts';
import { cannedReplies } from '../db/schema/contact.ts';

export type CannedReplyService = ReturnType<typeof createCannedReplyService>;

const noun = 'canned_reply';

/** Answers that come up again and again, in each language. */
export function createCannedReplyService({ db }: { db: Database }) {
  async function lock(tx: Database, id: string) {
    const [row] = z.uuid().safeParse(id).success
      ? await tx.select().from(cannedReplies).where(eq(cannedReplies.id, id)).for('update')
      : [];
    if (!row) throw new AppError('not_found', `no canned reply ${id}`);
    return row;
  }

  return {
    /** Those of one language, or all, in their order. */
    async list(actor: CurrentUser | null, language?: Locale): Promise<CannedReply[]> {
      demand(actor, 'staff');
      return db
        .select()
        .from(cannedReplies)
        .where(language && eq(cannedReplies.language, language))
        .orderBy(
          asc(cannedReplies.language),
          asc(cannedReplies.displayOrder),
          sql`lower(${cannedReplies.title}) collate "C"`,
          asc(cannedReplies.id),
        );
    },

    /** @returns the new reply's id */
    async create(actor: CurrentUser | null, values: NewCannedReply): Promise<string> {
      demand(actor, 'staff');
      return db.transaction(async (tx) => {
        const [row] = await tx.insert(cannedReplies).values(values).returning();
        const { id, title } = row!;
        await audit(tx, actor, { action: 'create', noun, id, title, after: values });
        return id;
      });
    },

    /** Changes the named fields. @throws AppError `not_found` */
    async update(actor: CurrentUser | null, id: string, values: CannedReplyChange): Promise<void> {
      demand(actor, 'staff');
      await db.transaction(async (tx) => {
        const before = await lock(tx, id);
        const after = { ...before, ...values, updatedAt: new Date() };
        await tx.update(cannedReplies).set(after).where(eq(cannedReplies.id, id));
        await audit(tx, actor, { action: 'update', noun, id, title: after.title, before, after });
      });
    },

    /** Takes one away; Undo writes it again. @throws AppError `not_found` */
    async remove(actor: CurrentUser | null, id: string): Promise<void> {
      demand(actor, 'staff');
      await db.transaction(async (tx) => {
        const before = await lock(tx, id);
        await tx.delete(cannedReplies).where(eq(cannedReplies.id, id));
        await audit(tx, actor, { action: 'purge', noun, id, title: before.title, before });
      });
    },
  };
}
