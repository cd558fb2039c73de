import { z } from 'zod';
import { locales } from './locale.ts';
import { maxPage } from './limits.ts';
import { mailKinds, mailStatuses } from './mail.ts';

/** Query of GET /api/mail: what it does not know it ignores. */
export const outboxQuery = z.object({
  status: z.enum(mailStatuses).nullable().catch(null).default(null),
  page: z.coerce.number().int().min(1).max(maxPage).catch(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).catch(50).default(50),
});
export type OutboxQuery = z.infer<typeof outboxQuery>;

/** A mail as the outbox lists it, without its text. */
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
  /** When it is tried next; while it waits. */
  nextAttemptAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  /** Its text holds a secret link and is not shown: it is for the recipient only. */
  isSecret: z.boolean(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

/** The text of one mail; null where it holds a secret link. */
export const outboxText = z.object({ text: z.string().nullable() });
