import { mailsPerRecipientDaily } from '#shared/chat-limits.ts';
import type { Database } from '../db/client.ts';
import type { outboxMails } from '../db/schema/contact.ts';
import { takeAll } from '../db/counter.ts';

const limit = { prefix: 'mail to', points: mailsPerRecipientDaily, seconds: 24 * 3600 };

/** One mailbox, as far as that can be seen: case and what stands after a plus make no other. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@');

/**
 * Counts a mail to an address that a stranger has typed, in the transaction that queues it. Anybody can type another's
 * address in many forms and conversations, and the staff, who answer each, cannot see it.
 * @returns what the mail's row has besides: of a mail too many, that it has failed, and why; the staff see that and can send it
 * all the same
 */
export async function admitRecipient(
  tx: Database,
  address: string,
): Promise<Partial<typeof outboxMails.$inferInsert>> {
  const wait = await takeAll(tx, [{ limit, key: mailboxOf(address) }]);
  if (wait === null) return {};
  return {
    status: 'failed',
    lastError: `Not sent: this address has got ${mailsPerRecipientDaily} mails in a day, and anybody can have typed it.`,
  };
}
