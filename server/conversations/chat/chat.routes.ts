import { fieldText, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { chatCalls } from '#shared/conversations/chat-calls.ts';
import { AppError } from '#shared/base/errors.ts';
import { isAllowed } from '#shared/base/policy.ts';
import { correctListCount, readViewer } from '../../platform/http/cookies.ts';
import type { AppContext } from '../../platform/http/env.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { QuoteListService } from '../../deals/quote/quote-list.service.ts';
import type { SettingService } from '../../content/setting/setting.service.ts';
import type { AttachmentService } from './attachment.service.ts';
import type { ChatInboxService } from './chat-inbox.service.ts';
import type { ChatListService } from './chat-list.service.ts';
import type { ChatService, Sender } from './chat.service.ts';
import type { ResumeService } from './resume.service.ts';

type Dependencies = {
  chat: ChatService;
  chatInbox: ChatInboxService;
  chatLists: ChatListService;
  quoteLists: Pick<QuoteListService, 'ownerOf' | 'count'>;
  attachments: AttachmentService;
  resume: ResumeService;
  settings: SettingService;
};

/**
 * The caller's role in the chat: staff, or otherwise the visitor of the session.
 * @throws AppError `not_found`
 */
async function senderOf(c: AppContext): Promise<Sender> {
  const user = await c.get('user')();
  if (user && isAllowed(user, 'staff')) return { side: 'admin', user };
  const visitor = await c.get('visitor')();
  if (!visitor) throw new AppError('not_found', 'no session, no conversation');
  return { side: 'customer', sessionId: visitor.sessionId, email: visitor.visitorEmail };
}

/** A file name, encoded for a header (RFC 8187, section 3.2.1). */
const inHeader = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.codePointAt(0)!.toString(16).toUpperCase()}`,
  );

/** /api/conversations: the calls of visitors, and of the staff's inbox. */
export function chatRoutes({
  chat,
  chatInbox,
  chatLists,
  quoteLists,
  attachments,
  resume,
  settings,
}: Dependencies) {
  const success = true as const;
  return routesOf(
    handle(chatCalls.open, async ({ body, c }) => {
      const visitor = await c.get('ensureVisitor')();
      const conversation = await chat.open(visitor, body, c.get('locale'), c.get('ip'), readViewer(c));
      return { success, conversation };
    }),
    handle(chatCalls.current, async ({ c }) => {
      const visitor = await c.get('visitor')();
      if (visitor) {
        // Staff may have put a product on the quote list.
        const owner = await quoteLists.ownerOf({ user: await c.get('user')(), visitor: c.get('visitor') });
        correctListCount(c, await quoteLists.count(owner));
      }
      const { replyHours, hours, holidays } = await settings.read();
      return {
        conversation: visitor ? await chat.current(visitor.sessionId) : null,
        office: {
          replyHours,
          hours,
          holidays: holidays.map(({ name, ...days }) => ({ ...days, name: name[c.get('locale')] })),
        },
      };
    }),
    handle(chatCalls.resume, async ({ body, c }) => {
      const visitor = await c.get('ensureVisitor')();
      await resume.resume(visitor, body.code, c.get('ip'));
      const conversation = await chat.current(visitor.sessionId);
      if (!conversation) throw new AppError('conversation_closed');
      return { success, conversation };
    }),
    handle(chatCalls.list, async ({ user, query, c }) => {
      const { conversations, total } = await chatInbox.list(user, query);
      c.header('X-Total-Count', String(total));
      return conversations;
    }),
    handle(chatCalls.detail, ({ user, params, c }) => chatInbox.detail(user, params.id, c.get('locale'))),
    handle(chatCalls.change, ({ user, params, body }) => chatInbox.change(user, params.id, body)),
    handle(chatCalls.bulk, async ({ user, body, c }) => {
      const { fault, ...changed } = await chatInbox.bulk(user, body);
      const texts = fault === null ? null : await loadValidationTexts(c.get('locale'));
      return { success, ...changed, fault: texts && fieldText(texts, fault!) };
    }),
    handle(chatCalls.undoBulk, async ({ user, body }) => ({
      success,
      count: await chatInbox.undoBulk(user, body.former),
    })),
    handle(chatCalls.products, ({ user, params, query }) =>
      chatInbox.products(user, params.id, query.search),
    ),
    handle(chatCalls.putOnList, async ({ user, params, body, c }) => {
      const from = { origin: c.get('origin'), address: c.get('ip') };
      return { success, ...(await chatLists.put(user, params.id, body, from)) };
    }),
    handle(chatCalls.messages, async ({ params, query, c }) => {
      const { messages, hasMore } = await chat.messages(await senderOf(c), params.id, query.after);
      if (hasMore) c.header('Link', `<?after=${messages.at(-1)!.seq}>; rel="next"`);
      return messages;
    }),
    handle(chatCalls.markRead, async ({ params, body, c }) =>
      chat.markRead(await senderOf(c), params.id, body.upToSeq),
    ),
    handle(chatCalls.markUnread, ({ user, params }) => chatInbox.markUnread(user, params.id)),
    handle(chatCalls.upload, async ({ params, c }) => {
      const upload = {
        body: c.req.raw.body,
        contentType: c.req.header('content-type'),
        announced: c.req.header('content-length'),
      };
      return attachments.receive(await senderOf(c), params.id, upload, c.get('ip'));
    }),
    handle(chatCalls.attachment, async ({ params, c }) => {
      const file = await attachments.open(await senderOf(c), params.id, params.name, c.get('ip'));
      c.header('Content-Type', file.type);
      // Not compressed: a byte range of compressed text would not be a part of the text.
      c.header('Cache-Control', 'private, no-store, no-transform');
      c.header(
        'Content-Disposition',
        `${file.isImage ? 'inline' : 'attachment'}; filename*=UTF-8''${inHeader(file.name)}`,
      );
      return sendFile(c, file);
    }),
  );
}
