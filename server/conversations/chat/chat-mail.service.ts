import { and, asc, eq, gt } from 'drizzle-orm';
import { chatMailMinutes } from '#shared/conversations/chat-limits.ts';
import { isOwnAddress } from '#shared/conversations/chat-rules.ts';
import { knownName } from '#shared/conversations/known-name.ts';
import type { Database } from '../../platform/db/client.ts';
import { chatMessages, conversations } from './chat.schema.ts';
import { users, userSessions } from '../../people/user/user.schema.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { ResumeService } from './resume.service.ts';

export type ChatMailService = ReturnType<typeof createChatMailService>;

type Assignment = {
  conversationId: string;
  userId: string;
  /** The colleague who has assigned it. */ by: string;
};

/** Mails unread answers to customers who gave an address and left, and assignments to staff who are away. */
export function createChatMailService({
  db,
  mail,
  resume,
}: {
  db: Database;
  mail: MailService;
  resume: ResumeService;
}) {
  return {
    /** Queues one mail with all answers that were neither read nor mailed. Does nothing if there are none. */
    async send(conversationId: string): Promise<void> {
      const path = await resume.pathOf(conversationId);
      await db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(conversations)
          .where(eq(conversations.id, conversationId))
          .for('update');
        if (!row || !isOwnAddress(row.customerEmail)) return;
        const answers = await tx
          .select({ message: chatMessages.message, seq: chatMessages.seq })
          .from(chatMessages)
          .where(
            and(
              eq(chatMessages.conversationId, conversationId),
              eq(chatMessages.senderType, 'admin'),
              gt(chatMessages.seq, Math.max(row.customerReadSeq, row.mailedSeq)),
            ),
          )
          .orderBy(asc(chatMessages.seq));
        const last = answers.at(-1);
        if (!last) return;
        await mail.queueChatAnswers(tx, {
          conversationId,
          recipient: row.customerEmail,
          name: await knownName(row.customerName),
          language: row.language,
          answers: answers.map(({ message }) => message),
          path,
        });
        await tx
          .update(conversations)
          .set({ mailedSeq: last.seq })
          .where(eq(conversations.id, conversationId));
      });
    },

    /**
     * Queues a mail to the staff member to whom a conversation was assigned, unless they are present or the
     * conversation no longer waits for them.
     */
    async sendAssignment({ conversationId, userId, by }: Assignment): Promise<void> {
      await db.transaction(async (tx) => {
        const [row] = await tx.select().from(conversations).where(eq(conversations.id, conversationId));
        const [user] = await tx.select().from(users).where(eq(users.id, userId));
        if (row?.assignedToUserId !== userId || !row.needsReplySince || !user?.isActive || !user.email)
          return;
        const present = gt(userSessions.lastSeenAt, new Date(Date.now() - chatMailMinutes * 60_000));
        if ((await tx.$count(userSessions, and(eq(userSessions.userId, userId), present))) > 0) return;
        const { id, email, staffLanguage } = user;
        const addressee = { id, email, staffLanguage };
        await mail.queueAssignment(tx, { user: addressee, conversationId, name: row.customerName, by });
      });
    },
  };
}
