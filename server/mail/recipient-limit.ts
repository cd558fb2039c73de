import { mailsPerRecipientDaily } from '#shared/chat-limits.ts';
import { requestMailsPerHour, requestMailsPerRecipientDaily } from '#shared/quote-limits.ts';
import type { Database } from '../db/client.ts';
import type { outboxMails } from '../db/schema/contact.ts';
import { takeAll } from '../db/counter.ts';

const day = 24 * 3600;
const limit = { prefix: 'mail to', points: mailsPerRecipientDaily, seconds: day };
const unseenTo = { prefix: 'unseen mail to', points: requestMailsPerRecipientDaily, seconds: day };
const unseenInAll = { prefix: 'unseen mails', points: requestMailsPerHour, seconds: 3600 };

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

/**
 * Counts a mail that a stranger alone has caused: no staff member has seen what it answers. These are fewer, and count by
 * themselves, so that they do not take the place of what the staff send to the same mailbox.
 * @returns as `admitRecipient`
 */
export async function admitUnseen(
  tx: Database,
  address: string,
): Promise<Partial<typeof outboxMails.$inferInsert>> {
  const wait = await takeAll(tx, [
    { limit: unseenTo, key: mailboxOf(address) },
    { limit: unseenInAll, key: '' },
  ]);
  if (wait === null) return {};
  return {
    status: 'failed',
    lastError: `Not sent: this address has got ${requestMailsPerRecipientDaily} such mails in a day, or all together ${requestMailsPerHour} in an hour, and anybody can have typed it.`,
  };
}
