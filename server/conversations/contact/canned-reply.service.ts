import { asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { CannedReply, StaffCannedReply } from '#shared/conversations/canned-reply.ts';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import type { Database } from '../../platform/db/client.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { cannedReplies } from './contact.schema.ts';

export type CannedReplyService = ReturnType<typeof createCannedReplyService>;

/** Prepared answers of the staff, in each language. */
export function createCannedReplyService({ db }: { db: Database }) {
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'canned_reply',
    read: async (id) => (await read(eq(cannedReplies.id, id)))[0],
  });

  async function read(where?: SQL): Promise<StaffCannedReply[]> {
    const rows = await db
      .select()
      .from(cannedReplies)
      .where(where)
      .orderBy(
        sql`${cannedReplies.deletedAt} is not null`,
        asc(cannedReplies.language),
        asc(cannedReplies.displayOrder),
        sql`lower(${cannedReplies.title}) collate "C"`,
        asc(cannedReplies.id),
      );
    return rows.map(({ deletedAt, ...row }) => ({ ...row, isDeleted: deletedAt !== null }));
  }

  return {
    ...lifecycle,

    /** The replies of one language, or all, in the order of the reply box. */
    async list(actor: CurrentUser | null, language?: Locale): Promise<CannedReply[]> {
      demand(actor, 'staff');
      const all = await read(isNull(cannedReplies.deletedAt));
      return all.filter((reply) => !language || reply.language === language);
    },

    /**
     * All replies of one language, those in the trash last. Without a language, uses that of the reply with the
     * given id.
     */
    async listForEditing(
      actor: CurrentUser | null,
      asked: { language: Locale | undefined; withId: string | undefined },
    ): Promise<{ language: Locale; replies: StaffCannedReply[] }> {
      demand(actor, 'staff');
      const all = await read();
      const opened = all.find(({ id }) => id === asked.withId);
      const language = asked.language ?? opened?.language ?? fallbackLocale;
      return { language, replies: all.filter((reply) => reply.language === language) };
    },
  };
}
