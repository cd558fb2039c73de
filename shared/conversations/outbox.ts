import { z } from 'zod';
import { locales } from '../base/locale.ts';
import { mailKinds, mailStatuses } from './mail.ts';
import { pageNumber } from '../base/list-query.ts';

/** Query of GET /api/mail; invalid values are ignored. */
export const outboxQuery = z.object({
  status: z.enum(mailStatuses).nullable().catch(null).default(null),
  page: pageNumber,
  limit: z.coerce.number().int().min(1).max(100).catch(50).default(50),
});
export type OutboxQuery = z.infer<typeof outboxQuery>;

/** A mail in the outbox list, without its text. */
export const outboxMail = z.object({
  id: z.uuid(),
  kind: z.enum(mailKinds),
  status: z.enum(mailStatuses),
  language: z.enum(locales),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When sending is tried next, while the mail waits. */
  nextAttemptAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  /** Whether its text contains a secret link: it is then shown only to the recipient. */
  isSecret: z.boolean(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

/** The text of one mail; null if it contains a secret link. */
export const outboxText = z.object({ text: z.string().nullable() });
