import { and, asc, eq, gt } from 'drizzle-orm';
import { isOwnAddress } from '#shared/chat-rules.ts';
import type { Database } from '../db/client.ts';
import { chatMessages, conversations } from '../db/schema/chat.ts';
import type { MailService } from '../mail/mail.service.ts';
import { knownName } from './customer.ts';
import type { ResumeService } from './resume.service.ts';

export type ChatMailService = ReturnType<typeof createChatMailService>;

/** Mails unread answers to customers who gave an address and left. */
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
    /** Queues one mail with all answers that were neither read nor mailed; none where there are none. */
    async send(conversationId: string): Promise<void> {
      const path = await resume.pathOf(conversationId);
      const isQueued = await db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(conversations)
          .where(eq(conversations.id, conversationId))
          .for('update');
        if (!row || !isOwnAddress(row.customerEmail)) return false;
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
        if (!last) return false;
        await mail.queueChatAnswers(tx, {
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
        return true;
      });
      if (isQueued) mail.wake();
    },
  };
}
