import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type {
  ContactThread,
  InboxBulk,
  InboxMessage,
  InboxQuery,
  InboxSummary,
  NewReply,
  Person,
} from '#shared/conversations/contact-inbox.ts';
import type { ContactStatus } from '#shared/conversations/contact.ts';
import { AppError } from '#shared/base/errors.ts';
import type { Locale } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { type Actor, audit, auditAll } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { createOnce } from '../../platform/db/create-once.ts';
import { derivedId } from '../../platform/db/token.ts';
import { demandStaffMember } from '../../people/index.ts';
import { contactMessages, contactNotes, contactReplies } from './contact.schema.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { ProductService } from '../../catalogue/product/product.service.ts';
import { changeBy, refuseSecondReply, statusBeforeResolved, changeEvent, waiting } from './inbox.changes.ts';
import { toCsv } from './inbox.csv.ts';
import { readInbox, readMatching, readStaff, readSummary } from './inbox.queries.ts';
import { readThread } from './thread.queries.ts';

export type InboxService = ReturnType<typeof createInboxService>;

type Row = typeof contactMessages.$inferSelect;

/** Work of the staff on contact messages. Marking as read or unread updates the counts but is not logged. */
export function createInboxService({
  db,
  mail,
  products,
}: {
  db: Database;
  mail: MailService;
  products: Pick<ProductService, 'termsIn'>;
}) {
  /** The message, locked until the transaction ends. @throws AppError `not_found`, also in the trash */
  async function lock(tx: Database, id: string): Promise<Row> {
    return findById(id, () =>
      tx
        .select()
        .from(contactMessages)
        .where(and(eq(contactMessages.id, id), isNull(contactMessages.deletedAt)))
        .for('update'),
    );
  }

  const set = (tx: Database, id: string, values: Partial<Row>) =>
    tx.update(contactMessages).set(values).where(eq(contactMessages.id, id));

  /** Sets the status of a message, unless it has it already. */
  async function setStatus(
    actor: Actor,
    id: string,
    action: 'resolve' | 'reopen',
    statusOf: (row: Row) => ContactStatus,
  ): Promise<void> {
    demand(actor, 'staff');
    await db.transaction(async (tx) => {
      const before = await lock(tx, id);
      const status = statusOf(before);
      if (status === before.status) return;
      await set(tx, id, { status });
      await audit(tx, actor, changeEvent(action, before, { status }));
    });
  }

  async function setRead(actor: Actor, id: string, isRead: boolean): Promise<void> {
    demand(actor, 'staff');
    await db.transaction(async (tx) => {
      const { readAt } = await lock(tx, id);
      if ((readAt !== null) !== isRead) await set(tx, id, { readAt: isRead ? new Date() : null });
    });
  }

  /** Makes the same change to many messages. @returns how many were changed */
  async function bulk(actor: Actor, { ids, action, userId }: InboxBulk): Promise<number> {
    demand(actor, 'staff');
    return db.transaction(async (tx) => {
      await demandStaffMember(tx, userId);
      // Locked in one order, to avoid deadlocks between two such changes.
      const rows = await tx
        .select()
        .from(contactMessages)
        .where(and(inArray(contactMessages.id, ids), waiting[action]))
        .orderBy(contactMessages.id)
        .for('update');
      const changes = rows.map((row) => ({ row, change: changeBy(action, row, userId) }));
      for (const { row, change } of changes) await set(tx, row.id, change);
      const isMove = action === 'delete' || action === 'restore';
      const events = changes.map(({ row, change }) => changeEvent(action, row, isMove ? {} : change));
      if (action !== 'read' && action !== 'unread') await auditAll(tx, actor, events);
      return rows.length;
    });
  }

  return {
    /** One page, new messages first, and the total count (docs/specification/inbox.md#contact-messages). */
    async list(
      actor: Actor,
      query: InboxQuery,
      language: Locale,
    ): Promise<{ messages: InboxMessage[]; total: number }> {
      demand(actor, 'staff');
      return readInbox(db, query, actor!.id, language);
    },

    /** The figures of the cards. */
    async summary(actor: Actor): Promise<InboxSummary> {
      demand(actor, 'staff');
      return readSummary(db);
    },

    /** The users to whom a message can be assigned. */
    async staff(actor: Actor): Promise<Person[]> {
      demand(actor, 'staff');
      return readStaff(db);
    },

    /**
     * A message, even if in the trash, with its thread and the known details of its sender.
     * @throws AppError `not_found`
     */
    async open(actor: Actor, id: string, language: Locale): Promise<ContactThread> {
      demand(actor, 'staff');
      const thread = await findById(id, () => readThread(db, id, actor!.id, mail.isConfigured, language));
      const { productId, locale } = thread.message;
      const asked = await products.termsIn(productId, locale);
      return { ...thread, asked, isMailConfigured: mail.isConfigured };
    },

    /** All messages that match, as CSV. */
    async export(actor: Actor, query: InboxQuery): Promise<string> {
      demand(actor, 'staff');
      return toCsv(await readMatching(db, query, actor!.id));
    },

    /**
     * Answers a message: reply, new state and mail in one transaction. A resolved message stays resolved
     * (docs/specification/inbox.md#contact-replies). A key that this user has used for this message before makes
     * the call do nothing.
     * @throws AppError `answered_meanwhile` if another user has replied since the replies that the writer had
     * seen
     */
    async reply(actor: Actor, id: string, body: NewReply): Promise<void> {
      demand(actor, 'staff');
      const { replyMessage, requestKey, seenReplies, andResolve } = body;
      await db.transaction(async (tx) => {
        const message = await lock(tx, id);
        const [reply] = await tx
          .insert(contactReplies)
          .values({
            // A repeated request gives the same id; another user's request gives another.
            id: requestKey ? derivedId(actor!.id, id, requestKey) : randomUUID(),
            messageId: id,
            replyMessage,
            repliedBy: actor!.id,
          })
          .onConflictDoNothing()
          .returning();
        if (!reply) return;
        if (seenReplies !== undefined) await refuseSecondReply(tx, id, actor!.id, seenReplies);
        const answered = message.status === 'new' ? 'replied' : message.status;
        const status = andResolve ? 'resolved' : answered;
        await set(tx, id, {
          status,
          replyMessage,
          repliedAt: reply.createdAt,
          repliedBy: actor!.id,
          readAt: message.readAt ?? reply.createdAt,
        });
        await mail.queueReply(tx, {
          replyId: reply.id,
          recipient: message.email,
          name: message.fullName,
          language: message.locale,
          text: replyMessage,
          original: message.message,
        });
        await audit(tx, actor, changeEvent('reply', message, { status, replyMessage }));
      });
    },

    resolve: (actor: Actor, id: string) => setStatus(actor, id, 'resolve', () => 'resolved'),

    /** Restores the status before a message was resolved. Used by Undo. */
    reopen: (actor: Actor, id: string) =>
      setStatus(actor, id, 'reopen', (row) => {
        return row.status === 'resolved' ? statusBeforeResolved(row) : row.status;
      }),

    read: (actor: Actor, id: string) => setRead(actor, id, true),

    unread: (actor: Actor, id: string) => setRead(actor, id, false),

    /** Assigns a message to an active staff member, or to nobody. @throws AppError `invalid` for other users */
    async assign(actor: Actor, id: string, userId: string | null): Promise<void> {
      demand(actor, 'staff');
      await db.transaction(async (tx) => {
        const before = await lock(tx, id);
        await demandStaffMember(tx, userId);
        if (before.assignedToUserId === userId) return;
        await set(tx, id, { assignedToUserId: userId });
        await audit(tx, actor, changeEvent('assign', before, { assignedToUserId: userId }));
      });
    },

    /** @param key identifies a repeated request (create-once.ts). @returns the note's id */
    async addNote(actor: Actor, id: string, note: string, key: string | null): Promise<string> {
      demand(actor, 'staff');
      const noun = 'contact_note';
      const made = await db.transaction(async (tx) => {
        const { fullName: title } = await lock(tx, id);
        const find = async (known: string) =>
          (await tx.select().from(contactNotes).where(eq(contactNotes.id, known)))[0];
        const make = async () => {
          const values = { messageId: id, note, userId: actor!.id };
          const [row] = await tx.insert(contactNotes).values(values).returning();
          await audit(tx, actor, { action: 'create', noun, id: row!.id, title, after: { note } });
          return row!;
        };
        return createOnce(tx, { actor: actor!, noun, key }, { find, make });
      });
      return made.id;
    },

    /** Deletes a note of one's own. @throws AppError `forbidden` for another user's note */
    async removeNote(actor: Actor, id: string, noteId: string): Promise<void> {
      demand(actor, 'staff');
      await db.transaction(async (tx) => {
        const { fullName: title } = await lock(tx, id);
        const row = await findById(noteId, () =>
          tx
            .select()
            .from(contactNotes)
            .where(and(eq(contactNotes.id, noteId), eq(contactNotes.messageId, id))),
        );
        if (row.userId !== actor!.id) throw new AppError('forbidden', 'the note is somebody else’s');
        await tx.delete(contactNotes).where(eq(contactNotes.id, noteId));
        await audit(tx, actor, {
          action: 'delete',
          noun: 'contact_note',
          id: noteId,
          title,
          before: { note: row.note },
        });
      });
    },

    bulk,

    /** Moves a message to the trash; does nothing if it is there already. @throws AppError `not_found` */
    remove: (actor: Actor, id: string) => move(actor, id, 'delete'),

    /** Restores a message from the trash. Used by Undo. @throws AppError `not_found` */
    restore: (actor: Actor, id: string) => move(actor, id, 'restore'),

    /** Permanently deletes the messages in the trash, with replies and notes. @returns how many were deleted */
    async emptyTrash(actor: Actor): Promise<number> {
      demand(actor, 'staff');
      return db.transaction(async (tx) => {
        const rows = await tx.delete(contactMessages).where(isNotNull(contactMessages.deletedAt)).returning();
        const events = rows.map((row) => changeEvent('purge', row));
        await auditAll(tx, actor, events);
        return rows.length;
      });
    },
  };

  async function move(actor: Actor, id: string, action: 'delete' | 'restore'): Promise<void> {
    demand(actor, 'staff');
    await findById(id, () =>
      db.select({ id: contactMessages.id }).from(contactMessages).where(eq(contactMessages.id, id)),
    );
    await bulk(actor, { ids: [id], action, userId: null });
  }
}
