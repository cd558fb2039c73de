import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type {
  ContactThread,
  InboxAction,
  InboxBulk,
  InboxMessage,
  InboxQuery,
  InboxSummary,
  NewReply,
  Person,
} from '#shared/conversations/contact-inbox.ts';
import { AppError } from '#shared/base/errors.ts';
import type { Locale } from '#shared/base/locale.ts';
import { pick } from '#shared/base/pick.ts';
import { demand } from '#shared/base/policy.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import { bulkAnswer, type Former } from '../../platform/db/bulk.ts';
import type { Database } from '../../platform/db/client.ts';
import { createOnce } from '../../platform/db/create-once.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { derivedId } from '../../platform/db/token.ts';
import { demandStaffMember, formerAssignees } from '../../people/index.ts';
import { contactMessages, contactNotes, contactReplies } from './contact.schema.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { ProductService } from '../../catalogue/product/product.service.ts';
import { actionOf, changeBy, refuseSecondReply, waiting } from './inbox.changes.ts';
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
  const lifecycle = createRecordLifecycle({ db, noun: 'contact', actionOf });
  const { changePart } = lifecycle;

  /** Makes the same change to many messages. Returns the former values, so that the change can be undone. */
  async function bulk(actor: Actor, { ids, action, userId }: InboxBulk) {
    const valuesOf = (row: Row) => changeBy(action, row, userId);
    const demandAssignee = (tx: Database) => demandStaffMember(tx, userId);
    return bulkAnswer(await lifecycle.updateMany(actor, ids, valuesOf, waiting[action], demandAssignee));
  }

  /** An action on one message. @throws AppError `not_found`, also in the trash; `invalid` as `assign` */
  const act =
    (action: InboxAction) =>
    async (actor: Actor, id: string, userId: string | null = null): Promise<void> => {
      demand(actor, 'staff');
      const listed = and(eq(contactMessages.id, id), isNull(contactMessages.deletedAt));
      await findById(id, () => db.select({ id: contactMessages.id }).from(contactMessages).where(listed));
      await bulk(actor, { ids: [id], action, userId });
    };

  return {
    ...lifecycle,

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
      await changePart(actor, id, async (tx, message) => {
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
        await tx
          .update(contactMessages)
          .set({
            status,
            replyMessage,
            repliedAt: reply.createdAt,
            repliedBy: actor!.id,
            readAt: message.readAt ?? reply.createdAt,
          })
          .where(eq(contactMessages.id, id));
        await mail.queueReply(tx, {
          replyId: reply.id,
          recipient: message.email,
          name: message.fullName,
          language: message.locale,
          text: replyMessage,
          original: message.message,
        });
        await audit(tx, actor, {
          action: 'reply',
          noun: 'contact',
          id,
          title: message.fullName,
          before: pick(message, ['status', 'replyMessage']),
          after: { status, replyMessage },
        });
      });
    },

    resolve: act('resolve'),

    /** Restores the status before a message was resolved. Used by Undo. */
    reopen: act('reopen'),

    read: act('read'),

    unread: act('unread'),

    /** Assigns a message to an active staff member, or to nobody. @throws AppError `invalid` for other users */
    assign: act('assign'),

    /** @param key identifies a repeated request (create-once.ts). @returns the note's id */
    async addNote(actor: Actor, id: string, note: string, key: string | null): Promise<string> {
      demand(actor, 'staff');
      const noun = 'contact_note';
      const made = await changePart(actor, id, async (tx, { fullName: title }) => {
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
      await changePart(actor, id, async (tx, { fullName: title }) => {
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

    /** Takes a bulk change back, except in messages whose status, assignment or mark was changed again. */
    undoBulk: async (actor: Actor, former: readonly Former[]): Promise<number> =>
      (await lifecycle.undoMany(actor, former, formerAssignees(former))).length,
  };
}
