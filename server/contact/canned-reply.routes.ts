import { Hono } from 'hono';
import { z } from 'zod';
import {
  cannedReply,
  cannedReplyChange,
  cannedReplyQuery,
  newCannedReply,
} from '../../shared/canned-reply.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, body, done, made, query } from '../http/validate.ts';
import type { CannedReplyService } from './canned-reply.service.ts';

/** /api/canned-replies, for the staff. */
export function cannedReplyRoutes({ cannedReplies }: { cannedReplies: CannedReplyService }) {
  return new Hono<AppEnv>()
    .get('/', permit('staff'), async (c) => {
      const { language } = query(c, cannedReplyQuery);
      return answer(c, z.array(cannedReply), await cannedReplies.list(await c.get('user')(), language));
    })
    .post('/', permit('staff'), async (c) => {
      const id = await cannedReplies.create(await c.get('user')(), await body(c, newCannedReply));
      return answer(c, made, { success: true, id }, 201);
    })
    .put('/:id', permit('staff'), async (c) => {
      await cannedReplies.update(await c.get('user')(), c.req.param('id'), await body(c, cannedReplyChange));
      return answer(c, done, { success: true });
    })
    .delete('/:id', permit('staff'), async (c) => {
      await cannedReplies.remove(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    });
}
