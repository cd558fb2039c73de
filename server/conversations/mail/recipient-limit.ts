import type { Database } from '../../platform/db/client.ts';
import type { outboxMails } from '../contact/contact.schema.ts';
import { limitTable } from '../../platform/limits/limit-table.ts';
import { consumeShared } from '../../platform/limits/shared-limits.ts';

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
  const wait = await consumeShared(tx, { 'mail to': mailboxOf(address) });
  if (wait === null) return {};
  return {
    status: 'failed',
    lastError: `Not sent: this address has got ${limitTable['mail to'].points} mails in a day, and anybody can have typed it.`,
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
  const wait = await consumeShared(tx, { 'unseen mail to': mailboxOf(address), 'unseen mails': '' });
  if (wait === null) return {};
  return {
    status: 'failed',
    lastError: `Not sent: this address has got ${limitTable['unseen mail to'].points} such mails in a day, or all together ${limitTable['unseen mails'].points} in an hour, and anybody can have typed it.`,
  };
}
