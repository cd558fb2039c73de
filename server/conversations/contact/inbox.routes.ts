import { inboxCalls } from '#shared/conversations/inbox-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { readRequestKey } from '../../platform/http/request-key.ts';
import type { InboxService } from './inbox.service.ts';

/** Calls of the staff under /api/contact. */
export function inboxRoutes({ inbox }: { inbox: InboxService }) {
  return routesOf(
    handle(inboxCalls.list, async ({ user, query, c }) => {
      const { messages, total } = await inbox.list(user, query, c.get('locale'));
      c.header('X-Total-Count', String(total));
      return messages;
    }),
    handle(inboxCalls.export, async ({ user, query, c }) => {
      const csv = await inbox.export(user, query);
      const day = new Date().toISOString().slice(0, 10);
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="contact-messages-${day}.csv"`);
      return c.body(csv);
    }),
    handle(inboxCalls.bulk, async ({ user, body }) => ({
      success: true as const,
      ...(await inbox.bulk(user, body)),
    })),
    handle(inboxCalls.undoBulk, async ({ user, body }) => ({
      success: true as const,
      count: await inbox.undoBulk(user, body.former),
    })),
    handle(inboxCalls.emptyTrash, async ({ user }) => ({
      success: true as const,
      ...(await inbox.emptyTrash(user)),
    })),
    handle(inboxCalls.read, ({ user, params, c }) => inbox.open(user, params.id, c.get('locale'))),
    handle(inboxCalls.reply, ({ user, params, body }) => inbox.reply(user, params.id, body)),
    handle(inboxCalls.resolve, ({ user, params }) => inbox.resolve(user, params.id)),
    handle(inboxCalls.reopen, ({ user, params }) => inbox.reopen(user, params.id)),
    handle(inboxCalls.markRead, ({ user, params }) => inbox.read(user, params.id)),
    handle(inboxCalls.markUnread, ({ user, params }) => inbox.unread(user, params.id)),
    handle(inboxCalls.assign, ({ user, params, body }) => inbox.assign(user, params.id, body.userId)),
    handle(inboxCalls.addNote, async ({ user, params, body, c }) => ({
      success: true as const,
      id: await inbox.addNote(user, params.id, body.note, readRequestKey(c)),
    })),
    handle(inboxCalls.removeNote, ({ user, params }) => inbox.removeNote(user, params.id, params.noteId)),
    handle(inboxCalls.remove, ({ user, params }) => inbox.remove(user, params.id)),
    handle(inboxCalls.restore, ({ user, params }) => inbox.restore(user, params.id)),
  );
}
