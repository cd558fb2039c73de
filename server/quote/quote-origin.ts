import { eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { NewQuote } from '#shared/quote.ts';
import type { Database } from '../db/client.ts';
import { conversations } from '../db/schema/chat.ts';
import { contactMessages } from '../db/schema/contact.ts';

/** @throws AppError `invalid` for a conversation or contact message that does not exist */
export async function demandOrigin(
  tx: Database,
  { conversationId, contactMessageId }: NewQuote,
): Promise<void> {
  const isThere = async (table: typeof conversations | typeof contactMessages, id: string) =>
    (await tx.$count(table, eq(table.id, id))) > 0;
  if (conversationId && !(await isThere(conversations, conversationId)))
    throw new AppError('invalid', 'no such conversation', { conversationId: 'choiceInvalid' });
  if (contactMessageId && !(await isThere(contactMessages, contactMessageId)))
    throw new AppError('invalid', 'no such message', { contactMessageId: 'choiceInvalid' });
}
