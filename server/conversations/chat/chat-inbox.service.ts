import { eq } from 'drizzle-orm';
import type {
  ConversationBulk,
  ConversationChange,
  ConversationDetail,
  ConversationQuery,
  InboxConversation,
  ProductChoice,
} from '#shared/conversations/chat-inbox.ts';
import { chatMailMinutes, maxTags } from '#shared/conversations/chat-limits.ts';
import { AppError } from '#shared/base/errors.ts';
import { knownName } from '#shared/conversations/known-name.ts';
import type { Locale } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { audit } from '../../platform/db/audit.ts';
import { bulkAnswer, type Former, isAsChanged } from '../../platform/db/bulk.ts';
import { type Database, sqlState, uniqueViolation } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { conversations } from './chat.schema.ts';
import { demandStaffMember } from '../../people/index.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { Publish } from '../../platform/live/messages.ts';
import type { ProductService } from '../../catalogue/product/product.service.ts';
import { readConversations, readDetail, waitsSince } from './chat-inbox.queries.ts';
import { hasUnseen, settledAt } from './chat.writing.ts';
import { countryOfCustomer } from './customer.ts';

export type ChatInboxService = ReturnType<typeof createChatInboxService>;

type Actor = CurrentUser | null;

/** Number of products that the picker of a reply offers. */
const choiceCount = 6;

/** Work of the staff on conversations, except writing messages. */
export function createChatInboxService({
  db,
  publish,
  products,
  jobs,
}: {
  db: Database;
  publish: Publish;
  products: Pick<ProductService, 'termsIn' | 'listTerms'>;
  jobs: JobService;
}) {
  /**
   * Changes a conversation. Fields that are not given keep their value. A change of notes is refused if a
   * colleague has changed them since they were read; resolving or ending, if the customer has written since.
   * @param left the values that it must still have
   * @throws AppError `not_found`, `conflict`; `invalid` for an assignment to anyone but active staff
   */
  async function change(
    actor: Actor,
    id: string,
    { notesBefore, seenSeq, ...wanted }: ConversationChange,
    left: Former['after'] = {},
  ) {
    demand(actor, 'staff');
    const isSettled = wanted.status !== undefined && wanted.status !== 'active';
    const changing = db.transaction(async (tx) => {
      const before = await findById(id, () =>
        tx.select().from(conversations).where(eq(conversations.id, id)).for('update'),
      );
      if (!isAsChanged(before, { after: left })) throw new AppError('conflict', 'changed again');
      if (wanted.notes !== undefined && notesBefore !== undefined && (before.notes ?? '') !== notesBefore)
        throw new AppError('conflict', 'the notes have changed', { notes: 'conflictNotes' });
      if (isSettled && seenSeq !== undefined && (await hasUnseen(tx, before.id, seenSeq)))
        throw new AppError('conflict', 'the customer has written since', { status: 'unseenMessage' });
      if (Object.keys(wanted).length === 0) return { before, after: before, assigned: null };
      await demandStaffMember(tx, wanted.assignedToUserId ?? null, 'assignedToUserId');
      const { snoozedUntil, addTags, removeTags, ...rest } = wanted;
      const plain = addTags || removeTags ? { ...rest, tags: changedTags(before.tags, wanted) } : rest;
      const [after] = await tx
        .update(conversations)
        .set({
          ...plain,
          ...(snoozedUntil === undefined
            ? {}
            : { snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil) }),
          // A resolved conversation no longer waits.
          ...(isSettled ? settledAt(before.lastSeq) : {}),
          // A reopened conversation waits again if its last message is unanswered. Undo reopens as well.
          ...(wanted.status === 'active' && before.status !== 'active'
            ? { needsReplySince: waitsSince(before.id) }
            : {}),
        })
        .where(eq(conversations.id, before.id))
        .returning();
      await audit(tx, actor, {
        action: wanted.status && wanted.status !== before.status ? wanted.status : 'update',
        noun: 'conversation',
        id: before.id,
        title: before.customerName,
        before: pick(before, { ...wanted, ...plain }),
        after: pick(after!, { ...wanted, ...plain }),
      });
      const { assignedToUserId: userId, customerName } = after!;
      const isNews = userId !== null && userId !== before.assignedToUserId && userId !== actor!.id;
      if (!isNews) return { before, after: after!, assigned: null };
      const by = fullName(actor!);
      // Delayed, because the user may see the assignment in the meantime.
      const due = new Date(Date.now() + chatMailMinutes * 60_000);
      await jobs.enqueue(tx, 'assignment_mail', { conversationId: before.id, userId, by }, due);
      return { before, after: after!, assigned: { userId, customerName, by } };
    });
    const { assigned, ...written } = await changing.catch((error: unknown) => {
      // A visitor has one open conversation at most.
      if (sqlState(error) !== uniqueViolation) throw error;
      throw new AppError('conflict', 'a newer conversation is open', { status: 'newerConversation' });
    });
    publish({ kind: 'chat', conversationId: id, side: 'both' });
    if (assigned) publish({ kind: 'assigned', conversationId: id, ...assigned });
    return written;
  }

  return {
    /** One page of the list, with the total count of matches (docs/specification/inbox.md#chat). */
    async list(
      actor: Actor,
      query: ConversationQuery,
    ): Promise<{ conversations: InboxConversation[]; total: number }> {
      demand(actor, 'staff');
      return readConversations(db, query, actor!.id);
    },

    /**
     * A conversation with the known details of its customer. Products are named in the reader's language.
     * @throws AppError `not_found`
     */
    async detail(actor: Actor, id: string, locale: Locale): Promise<ConversationDetail> {
      demand(actor, 'staff');
      const detail = await findById(id, () => readDetail(db, id, locale));
      const { productId, language, customerName, customerPhone, timeZone } = detail.conversation;
      return {
        ...detail,
        knownName: await knownName(customerName),
        country: countryOfCustomer(customerPhone, timeZone),
        asked: await products.termsIn(productId, language),
      };
    },

    /** A few products that match the input, in the customer's language. @throws AppError `not_found` */
    async products(actor: Actor, id: string, search: string): Promise<ProductChoice[]> {
      demand(actor, 'staff');
      const { language } = await findById(id, () =>
        db.select({ language: conversations.language }).from(conversations).where(eq(conversations.id, id)),
      );
      return products.listTerms(search, language, choiceCount);
    },

    change: async (actor: Actor, id: string, wanted: ConversationChange): Promise<void> => {
      await change(actor, id, wanted);
    },

    /**
     * Makes the same change to many conversations. Leaves out those whose customer has written since.
     * @returns the former values, so that the change can be undone, and why some were left out
     */
    async bulk(actor: Actor, { conversations: chosen, change: wanted }: ConversationBulk) {
      const written = [];
      let fault: string | null = null;
      for (const { id, seenSeq } of chosen) {
        try {
          written.push({ ...(await change(actor, id, { ...wanted, seenSeq })), values: wanted });
        } catch (error) {
          if (!isConflict(error)) throw error;
          fault = error.fields?.['status'] ?? null;
        }
      }
      return { ...bulkAnswer(written), fault };
    },

    /** Takes a bulk change back, except in conversations that were changed again. @returns how many it changed */
    async undoBulk(actor: Actor, former: readonly Former[]): Promise<number> {
      demand(actor, 'staff');
      let count = 0;
      for (const { id, before, after } of former) {
        try {
          await change(actor, id, before, after);
          count++;
        } catch (error) {
          // Also one whose former assignee has left.
          if (!(error instanceof AppError)) throw error;
        }
      }
      return count;
    },

    /** Marks a conversation as unread for the staff again. @throws AppError `not_found` */
    async markUnread(actor: Actor, id: string): Promise<void> {
      demand(actor, 'staff');
      await findById(id, () =>
        db
          .update(conversations)
          .set({ unreadAdminCount: 1 })
          .where(eq(conversations.id, id))
          .returning({ id: conversations.id }),
      );
      publish({ kind: 'chat', conversationId: id, side: 'both' });
    },
  };
}

/** Whether a conversation was refused because of what others did to it. */
const isConflict = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'conflict' || error.code === 'not_found');

/** @throws AppError `invalid` if there would be too many */
function changedTags(before: readonly string[], { addTags = [], removeTags = [] }: ConversationChange) {
  const tags = [...new Set([...before.filter((tag) => !removeTags.includes(tag)), ...addTags])];
  if (tags.length > maxTags) throw new AppError('invalid', 'too many tags', { tags: 'tooLarge' });
  return tags;
}

/** The fields of a record that a change contains. */
const pick = (row: object, named: object) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => Object.hasOwn(named, key)));
