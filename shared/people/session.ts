import { z } from 'zod';

/** An anonymous visitor. No field is secret: the secret is in an HttpOnly cookie. */
const visitor = z.object({
  sessionId: z.uuid(),
  visitorId: z.uuid(),
  visitorEmail: z.string(),
});
export type Visitor = z.infer<typeof visitor>;

/** Answer of GET /api/session. */
export const sessionAnswer = z.object({ success: z.literal(true), anonymous: visitor });

/** Answer of POST /api/session/anonymous. */
export const anonymousSessionAnswer = visitor.extend({ success: z.literal(true) });
