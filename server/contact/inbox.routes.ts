import { Hono } from 'hono';
import { z } from 'zod';
import {
  assignment,
  contactThread,
  inboxBulk,
  inboxMessage,
  inboxQuery,
  newNote,
  newReply,
} from '../../shared/contact-inbox.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, body, done, made, query } from '../http/validate.ts';
import type { InboxService } from './inbox.service.ts';

const counted = done.extend({ count: z.number().int() });

/** What the staff do under /api/contact (back-office section 7, and what issue 4 adds). */
export function inboxRoutes({ inbox }: { inbox: InboxService }) {
  return new Hono<AppEnv>()
    .get('/', permit('staff'), async (c) => {
      const { messages, total } = await inbox.list(await c.get('user')(), query(c, inboxQuery));
      c.header('X-Total-Count', String(total));
      return answer(c, z.array(inboxMessage), messages);
    })
    .get('/export', permit('staff'), async (c) => {
      const csv = await inbox.export(await c.get('user')(), query(c, inboxQuery));
      const day = new Date().toISOString().slice(0, 10);
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="contact-messages-${day}.csv"`);
      return c.body(csv);
    })
    .post('/bulk', permit('staff'), async (c) => {
      const count = await inbox.bulk(await c.get('user')(), await body(c, inboxBulk));
      return answer(c, counted, { success: true, count });
    })
    .delete('/trash', permit('staff'), async (c) =>
      answer(c, counted, { success: true, count: await inbox.emptyTrash(await c.get('user')()) }),
    )
    .get('/:id', permit('staff'), async (c) =>
      answer(c, contactThread, await inbox.open(await c.get('user')(), c.req.param('id'))),
    )
    .post('/:id/reply', permit('staff'), async (c) => {
      await inbox.reply(await c.get('user')(), c.req.param('id'), await body(c, newReply));
      return answer(c, done, { success: true });
    })
    .post('/:id/resolve', permit('staff'), async (c) => {
      await inbox.resolve(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    })
    .post('/:id/reopen', permit('staff'), async (c) => {
      await inbox.reopen(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    })
    .post('/:id/read', permit('staff'), async (c) => {
      await inbox.read(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    })
    .post('/:id/unread', permit('staff'), async (c) => {
      await inbox.unread(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    })
    .put('/:id/assignment', permit('staff'), async (c) => {
      const { userId } = await body(c, assignment);
      await inbox.assign(await c.get('user')(), c.req.param('id'), userId);
      return answer(c, done, { success: true });
    })
    .post('/:id/notes', permit('staff'), async (c) => {
      const { note } = await body(c, newNote);
      const id = await inbox.addNote(await c.get('user')(), c.req.param('id'), note);
      return answer(c, made, { success: true, id }, 201);
    })
    .delete('/:id/notes/:noteId', permit('staff'), async (c) => {
      await inbox.removeNote(await c.get('user')(), c.req.param('id'), c.req.param('noteId'));
      return answer(c, done, { success: true });
    })
    .delete('/:id', permit('staff'), async (c) => {
      await inbox.remove(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    })
    .post('/:id/restore', permit('staff'), async (c) => {
      await inbox.restore(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    });
}
