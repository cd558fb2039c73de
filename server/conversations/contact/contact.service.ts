import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isShortNumber } from '#shared/conversations/contact-fields.ts';
import { type NewContactMessage, newContactMessage } from '#shared/conversations/contact-form.ts';
import { AppError } from '#shared/base/errors.ts';
import type { Locale } from '#shared/base/locale.ts';
import type { Database } from '../../platform/db/client.ts';
import { admitShared } from '../../platform/limits/shared-limits.ts';
import { contactMessages, productInquiries } from './contact.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import type { Publish } from '../../platform/live/messages.ts';
import type { MailService } from '../mail/mail.service.ts';
import { createFormMarks } from './form-mark.ts';
import { normalPhone } from '../../platform/db/phone.ts';

export type ContactService = ReturnType<typeof createContactService>;

/** The sender of a message: address, language of the request, and the visitor's session, created on demand. */
export type Sender = {
  ip: string;
  locale: Locale;
  ensureVisitor: () => Promise<{ sessionId: string }>;
};

/**
 * Why the plain form is shown again: errors by field, as keys of the validation texts, or a rule of this form
 * only.
 */
export type FormRefusal =
  | { reason: 'fields'; fields: Record<string, string> }
  | { reason: 'short_number' | 'unmarked' | 'too_fast' };

/** Messages of visitors (docs/specification/contact.md#form; decision 011). */
export function createContactService({
  db,
  mail,
  publish,
}: {
  db: Database;
  mail: MailService;
  publish: Publish;
}) {
  const marks = createFormMarks(db);

  const service = {
    /** The mark that the form carries. */
    issueMark: (now?: number) => marks.issue(now),

    /** Whether a form's mark is genuine and not expired. */
    isMarked: async (mark: string | undefined) => (await marks.judge(mark)).kind !== 'unknown',

    /**
     * Stores a message, with an inquiry if it is about a product, and notifies the staff. A repeated request key
     * returns the message of the first request. A message with the honeypot field filled goes to the trash
     * without notification.
     * @returns the message's id
     * @throws AppError `too_many_requests` if an address or visitor writes too much, or faster than a person can
     */
    async receive(message: NewContactMessage, sender: Sender): Promise<string> {
      const requestKey = message.requestKey ?? keyOf(message);
      const known = await findByKey(db, requestKey);
      if (known) return known;
      const verdict = await marks.judge(message.startedAt);
      if (verdict.kind === 'fast') {
        throw new AppError('too_many_requests', 'sent too fast', undefined, verdict.waitSeconds);
      }
      await admitShared(db, { 'contact address': sender.ip, 'contact address day': sender.ip });
      const { sessionId } = await sender.ensureVisitor();
      await admitShared(db, { 'contact visitor': sessionId });
      const isSpam = Boolean(message.subject);
      const id = await db.transaction((tx) =>
        store(tx, message, { requestKey, sessionId, isSpam, locale: message.locale ?? sender.locale }),
      );
      if (!isSpam) publish({ kind: 'inbox' });
      return id;
    },

    /**
     * Receives the plain form, which works without JavaScript. It must contain a mark. A number that looks too
     * short is only accepted if `phoneAsked` shows that its writer was asked about it.
     * @returns why it was refused; null if the message is stored
     * @throws AppError as `receive`, except for a form that came back too fast
     */
    async receiveForm(fields: Readonly<Record<string, string>>, sender: Sender): Promise<FormRefusal | null> {
      const { success, data, error } = newContactMessage.safeParse(fields);
      if (!success) {
        const faults = error.issues.map((issue) => [issue.path.join('.'), issue.message]);
        return { reason: 'fields', fields: Object.fromEntries(faults) as Record<string, string> };
      }
      const { phone, phoneAsked } = fields;
      if (isShortNumber(phone ?? '') && phoneAsked !== phone) return { reason: 'short_number' };
      const { kind } = await marks.judge(data.startedAt);
      if (kind === 'unknown') return { reason: 'unmarked' };
      if (kind === 'fast') return { reason: 'too_fast' };
      await service.receive(data, sender);
      return null;
    },
  };
  return service;

  async function store(
    tx: Database,
    message: NewContactMessage,
    about: { requestKey: string; sessionId: string; isSpam: boolean; locale: Locale },
  ): Promise<string> {
    const { fullName, email, country } = message;
    const companyName = message.companyName ?? null;
    const phone = message.phone ? normalPhone(message.phone, country) : null;
    const text = { companyName, email, phone, country, message: message.message };
    const product = message.product ? await lockVisible(tx, message.product) : null;
    const [row] = await tx
      .insert(contactMessages)
      .values({
        ...text,
        fullName,
        locale: about.locale,
        productId: product?.id ?? null,
        sessionId: about.sessionId,
        requestKey: about.requestKey,
        deletedAt: about.isSpam ? new Date() : null,
      })
      .onConflictDoNothing({ target: contactMessages.requestKey })
      .returning({ id: contactMessages.id });
    // The same request came twice at once, and the other one has stored it.
    if (!row) return (await findByKey(tx, about.requestKey))!;
    if (about.isSpam) return row.id;
    if (product) {
      await tx.insert(productInquiries).values({
        ...text,
        customerName: fullName,
        productId: product.id,
        contactMessageId: row.id,
      });
      await tx
        .update(products)
        // An inquiry is not an edit: updatedAt keeps its value.
        .set({ inquiryCount: sql`${products.inquiryCount} + 1`, updatedAt: sql`${products.updatedAt}` })
        .where(eq(products.id, product.id));
    }
    await mail.queueContactNotices(tx, {
      messageId: row.id,
      fullName,
      companyName,
      country,
      message: message.message,
      productName: product?.name ?? null,
    });
    return row.id;
  }
}

/** The product if visitors may see it, locked until the transaction ends. */
async function lockVisible(tx: Database, id: string): Promise<{ id: string; name: string } | null> {
  const [product] = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.id, id), eq(products.isActive, true), isNull(products.deletedAt)))
    .for('update');
  return product ?? null;
}

async function findByKey(db: Database, requestKey: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.requestKey, requestKey));
  return row?.id;
}

/**
 * The key of a form without one, because JavaScript is off. The same words of the same sender on one day are one
 * message, however often the button was pressed.
 */
function keyOf({ fullName, email, country, message, product }: NewContactMessage): string {
  const day = new Date().toISOString().slice(0, 10);
  const words = JSON.stringify([day, fullName, email.toLowerCase(), country, message, product ?? null]);
  return `form:${createHash('sha256').update(words).digest('base64url')}`;
}
