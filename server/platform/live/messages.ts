import { z } from 'zod';
import { chatSides } from '#shared/conversations/chat-rules.ts';
import { quoteNews } from '#shared/deals/quote-rules.ts';
import { cacheTag } from './tags.ts';

/**
 * Messages between processes. Kinds without further fields only say that something has changed; subscribers read
 * it again.
 */
export const busMessage = z.discriminatedUnion('kind', [
  /** Content of cached pages has changed. */
  z.object({ kind: z.literal('tags'), tags: z.array(cacheTag).readonly() }),
  /** A conversation has a new message from one side; 'both' if something else in it has changed. */
  z.object({ kind: z.literal('chat'), conversationId: z.string(), side: z.enum([...chatSides, 'both']) }),
  /** A participant types in a conversation, or has stopped: too short-lived for the database. */
  z.object({
    kind: z.literal('typing'),
    conversationId: z.string(),
    side: z.enum(chatSides),
    isTyping: z.boolean(),
    name: z.string(),
  }),
  /** A staff member is answering a contact message: too short-lived for the database. */
  z.object({ kind: z.literal('answering'), messageId: z.string(), userId: z.string(), name: z.string() }),
  /** A conversation was assigned to a staff member by a colleague. */
  z.object({
    kind: z.literal('assigned'),
    conversationId: z.string(),
    userId: z.string(),
    by: z.string(),
    customerName: z.string(),
  }),
  /** A buyer has acted on a request for a quote. Without `news`, a staff member has changed requests. */
  z.object({
    kind: z.literal('quotes'),
    requestId: z.string().nullable(),
    news: z.enum(quoteNews).nullable(),
    reference: z.string(),
    name: z.string(),
  }),
  /** The inbox of contact messages has changed. */
  z.object({ kind: z.literal('inbox') }),
  /** Sessions of signed-in users may have ended. */
  z.object({ kind: z.literal('sessions') }),
  /** Anything may have changed: messages were lost, or rows were changed directly in the database. */
  z.object({ kind: z.literal('missed') }),
]);
export type BusMessage = z.output<typeof busMessage>;

/** Publishes a message in this process and to the others. Call it after the commit of the reported change. */
export type Publish = (message: BusMessage) => void;
