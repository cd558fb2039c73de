import { count, gt, sql, sum } from 'drizzle-orm';
import { chatGrowthWarnBytes } from '#shared/conversations/chat-limits.ts';
import type { Database } from '../../platform/db/client.ts';
import { chatAttachments, chatMessages } from './chat.schema.ts';
import type { Logger } from '../../platform/logger.ts';

const sinceYesterday = sql`now() - interval '1 day'`;
const megabytes = (bytes: unknown) => Math.round(Number(bytes ?? 0) / 1024 / 102.4) / 10;

/**
 * Logs how large the chat is and how much it has grown in a day: by default nothing in it is deleted
 * automatically, so the operator must notice growth in time. Logs a warning if it grew by more than `warnBytes`.
 */
export async function logChatGrowth(
  { db, logger }: { db: Database; logger: Logger },
  warnBytes = chatGrowthWarnBytes,
): Promise<void> {
  const [messages] = await db
    .select({ count: count(), bytes: sum(sql`octet_length(${chatMessages.message})`) })
    .from(chatMessages)
    .where(gt(chatMessages.createdAt, sinceYesterday));
  const [files] = await db
    .select({ count: count(), bytes: sum(chatAttachments.fileSize) })
    .from(chatAttachments)
    .where(gt(chatAttachments.uploadedAt, sinceYesterday));
  const [all] = await db
    .select({
      messageBytes: sql`pg_total_relation_size('chat_messages')`,
      fileBytes: sum(chatAttachments.fileSize),
    })
    .from(chatAttachments);
  const grown = Number(messages!.bytes ?? 0) + Number(files!.bytes ?? 0);
  logger[grown > warnBytes ? 'warn' : 'info'](
    {
      messages: messages!.count,
      messageMb: megabytes(messages!.bytes),
      files: files!.count,
      fileMb: megabytes(files!.bytes),
      allMessagesMb: megabytes(all!.messageBytes),
      allFilesMb: megabytes(all!.fileBytes),
    },
    'chat growth in a day',
  );
}
