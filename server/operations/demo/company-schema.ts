import { z } from 'zod';
import { type ChatSide, conversationPriorities } from '#shared/conversations/chat-rules.ts';
import { factKinds, type OrderStep, orderSteps, slipReasons } from '#shared/deals/order-rules.ts';
import { declineReasons, quoteEvents, quoteIncoterms, quoteStages } from '#shared/deals/quote-rules.ts';
import { demoLanguages } from './demo-schemas.ts';

// Schema of `demo/company.json`: what customers of the demo have written, and what the staff did. Times are relative
// to the first start.

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in kebab-case');
const text = z.string().trim().min(1);
const ago = z.number().min(0);
const country = z.string().length(2);
const language = z.enum(demoLanguages);
/** Addresses and numbers that nobody has: a reserved domain, and a range reserved for fiction. */
const email = z.string().regex(/^[\w.-]+@[\w-]+\.example$/, 'must be an address of a .example domain');
const phone = z.string().regex(/^\+447700900\d{3}$/, 'must be a number reserved for fiction');
const person = {
  name: text,
  companyName: text.nullable(),
  email,
  phone: phone.nullable(),
  country,
  language,
};

export const company = z.strictObject({
  customers: z.array(
    z.strictObject({
      key,
      ...person,
      tags: z.array(text),
      notes: text.nullable(),
      daysAgo: ago,
      tasks: z.array(z.strictObject({ title: text, dueInDays: z.int(), isDone: z.boolean() })),
    }),
  ),
  contacts: z.array(
    z.strictObject({
      ...person,
      /** Key of a product. */
      product: key.nullable(),
      message: text,
      hoursAgo: ago,
      reply: z.strictObject({ text, hoursAgo: ago }).nullable(),
      isResolved: z.boolean(),
    }),
  ),
  conversations: z.array(
    z.strictObject({
      name: text,
      email: email.nullable(),
      phone: phone.nullable(),
      language,
      product: key.nullable(),
      status: z.enum(['active', 'resolved']),
      priority: z.enum(conversationPriorities),
      tags: z.array(text),
      messages: z.array(z.strictObject({ by: z.enum(['customer', 'staff']), text, hoursAgo: ago })).min(1),
    }),
  ),
  requests: z.array(
    z.strictObject({
      /** Key of a customer. */
      customer: key,
      city: text,
      incoterm: z.enum(quoteIncoterms),
      namedPlace: text,
      daysAgo: ago,
      message: text.nullable(),
      lines: z
        .array(z.strictObject({ product: key, quantity: z.int().positive(), note: text.nullable() }))
        .min(1),
      stage: z.enum(quoteStages),
      /** Sent revisions, the first one first. */
      offers: z.array(
        z.strictObject({
          daysAgo: ago,
          validDays: z.int().positive(),
          /** Percent by which it is below the price list. */
          priceCut: z.number().min(0),
          text: text.nullable(),
        }),
      ),
      outcome: z
        .strictObject({
          kind: z.enum(['accepted', 'declined']),
          daysAgo: ago,
          reason: z.enum(declineReasons).nullable(),
        })
        .nullable(),
      /** What was promised and kept of its order; days from the first start on. */
      order: z
        .strictObject({
          facts: z.array(
            z.strictObject({
              step: z.enum(orderSteps as [OrderStep, ...OrderStep[]]),
              kind: z.enum(factKinds),
              daysAgo: ago,
              day: z.int(),
              reason: z.enum(slipReasons).nullable(),
              text: text.nullable(),
            }),
          ),
          depositDaysAgo: ago,
        })
        .nullable(),
      /** Further entries of its history. */
      events: z.array(z.strictObject({ kind: z.enum(quoteEvents), daysAgo: ago, text })),
    }),
  ),
});
export type DemoCompany = z.infer<typeof company>;
export type DemoRequest = DemoCompany['requests'][number];

/** The side of the chat of a message's author. */
export const sideOf = (by: 'customer' | 'staff'): ChatSide => (by === 'staff' ? 'admin' : 'customer');
