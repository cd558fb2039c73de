import { mailsPerRecipientDaily } from '#shared/chat-limits.ts';
import { requestMailsPerHour, requestMailsPerRecipientDaily } from '#shared/quote-limits.ts';
import type { Database } from '../db/client.ts';
import type { outboxMails } from '../db/schema/contact.ts';
import { takeAll } from '../db/counter.ts';

const day = 24 * 3600;
const limit = { prefix: 'mail to', points: mailsPerRecipientDaily, seconds: day };
const unseenTo = { prefix: 'unseen mail to', points: requestMailsPerRecipientDaily, seconds: day };
const unseenInAll = { prefix: 'unseen mails', points: requestMailsPerHour, seconds: 3600 };

/** Normalises an address to its mailbox: ignores case and a suffix after a plus. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@');

/**
 * Counts a mail to an address that a visitor has entered, in the transaction that queues it. Anyone can enter
 * another person's address in many forms and conversations, and the staff, who answer each, cannot know that.
 * @returns further columns of the mail's row: over the limit, the status `failed` with the reason; the staff see
 *   it and can still send the mail
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
 * Counts a mail that a visitor has caused without any staff member having seen the request. Its limit is lower
 * and separate, so that such mails do not use up the limit of the staff's mails to the same mailbox.
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
