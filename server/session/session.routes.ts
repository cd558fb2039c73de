import { Hono } from 'hono';
import { anonymousSessionAnswer, sessionAnswer } from '../../shared/session.ts';
import type { AppEnv } from '../http/env.ts';
import { answer } from '../http/validate.ts';

/** The anonymous visitor's session (public-site section 7); the first call of a stranger makes one. */
export function sessionRoutes() {
  return new Hono<AppEnv>()
    .get('/', async (c) =>
      answer(c, sessionAnswer, { success: true, anonymous: await c.get('ensureVisitor')() }),
    )
    .post('/anonymous', async (c) =>
      answer(c, anonymousSessionAnswer, { success: true, ...(await c.get('ensureVisitor')()) }),
    );
}
