import { newKey } from '../../lib/new-key.ts';
import { data, Form, redirect } from 'react-router';
import { z } from 'zod';
import { showCode } from '#shared/conversations/chat-rules.ts';
import { type ChatMessage, newConversation, resumeConversation } from '#shared/conversations/chat.ts';
import { AppError } from '#shared/base/errors.ts';
import { readForm } from '#shared/base/form-body.ts';
import { formatDate } from '#shared/base/formatting.ts';
import type { ChatTexts } from '#shared/i18n/en/chat.ts';
import { fieldText, loadChatTexts, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { maxChatMessage } from '#shared/conversations/chat-limits.ts';
import { maxEmailLength, maxNameLength } from '#shared/base/limits.ts';
import { localeTags } from '#shared/base/locale.ts';
import { useTexts } from '../../lib/i18n.tsx';
import type { PageContext } from '../../lib/page-context.ts';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import { MessageText } from '../../features/conversations/chat/message-text.tsx';
import { EmailField, TextAreaField, TextField } from '../../ui/form-field.tsx';
import type { Route } from './+types/chat.ts';

/** The visitor's conversation and their access to it; null if they have none yet. */
async function currentOf({ services, visitor }: Pick<PageContext, 'services' | 'visitor'>) {
  const known = await visitor();
  const conversation = known && (await services.chat.current(known.sessionId));
  if (!known || !conversation) return null;
  return {
    conversation,
    sender: { side: 'customer', sessionId: known.sessionId, email: known.visitorEmail } as const,
  };
}

/** The end of a conversation's link, on the page to which the link leads. */
const linkOf = (request: Request) => searchOf(request).get('resume');

/**
 * The chat without script: the messages and a form. Links of conversations also lead here. They change the
 * conversation only by the button: anybody can send a link, and browsers fetch pages in advance.
 */
export const loader = onServer(async (page, { request }: Route.LoaderArgs) => {
  const { services, locale, settings } = page;
  const link = linkOf(request);
  const current = await currentOf(page);
  if (link && current?.conversation.resumePath.endsWith(`=${link}`)) throw redirect('/chat', 303);
  const shown = link ? null : current;
  const messages = shown ? await services.chat.newest(shown.sender, shown.conversation.id) : [];
  if (shown) await services.chat.markRead(shown.sender, shown.conversation.id);
  const texts = await loadChatTexts(locale);
  const { companyName } = await settings();
  return {
    origin: page.origin,
    meta: { title: `${texts.pageTitle} – ${companyName}` },
    texts,
    link,
    messages,
    code: current?.conversation.code ?? null,
    // A form that is sent twice creates only one message.
    key: newKey(),
  };
});

const sent = z.object({
  // Forms send each line break as two characters (CR LF).
  message: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(1, 'chatMessageRequired').max(maxChatMessage, 'chatMessageTooLong')),
  key: z.uuid(),
});

type Returned = {
  message: string;
  key: string | undefined;
  errors: Record<string, string>;
  failure: string | null;
};

/** Opens the conversation of a link after its button was pressed. */
async function openLinked(page: PageContext, link: string) {
  const { services } = page;
  try {
    if (!resumeConversation.safeParse({ code: link }).success)
      throw new AppError('invalid', 'no code or link', { code: 'chatCodeInvalid' });
    await services.resume.resume(await page.ensureVisitor(), link, page.ip);
  } catch (error) {
    const { status, code, fields = {} } = services.toAppError(error);
    if (status >= 500) services.logger.error({ err: error }, 'a conversation was not opened');
    const texts = await loadValidationTexts(page.locale);
    const [reason] = Object.values(fields);
    const failure = reason ? fieldText(texts, reason) : page.dictionary.errors[code];
    return data<Returned>({ message: '', key: undefined, errors: {}, failure }, { status });
  }
  throw redirect('/chat', 303);
}

export const action = onServer(async (page, { request }: Route.ActionArgs) => {
  const { services, locale } = page;
  const link = linkOf(request);
  if (link) return openLinked(page, link);
  const fields = Object.fromEntries(await readForm(request)) as Record<string, string>;
  const [texts, validation] = await Promise.all([loadChatTexts(locale), loadValidationTexts(locale)]);
  const again = (status: number, errors: Record<string, string>, failure: string | null = null) =>
    data<Returned>({ message: fields['message'] ?? '', key: fields['key'], errors, failure }, { status });
  const parsed = sent.safeParse(fields);
  const visitor = await page.ensureVisitor();
  const person = newConversation.safeParse({
    customerName: fields['name'] || texts.visitor,
    customerEmail: fields['email'] || visitor.visitorEmail,
  });
  const issues = [...(parsed.error?.issues ?? []), ...(person.error?.issues ?? [])];
  if (!parsed.success || !person.success)
    return again(
      400,
      Object.fromEntries(
        issues.map(({ path, message }) => [
          String(path[0]).replace('customerEmail', 'email').replace('customerName', 'name'),
          fieldText(validation, message),
        ]),
      ),
    );
  try {
    const conversation =
      (await services.chat.current(visitor.sessionId)) ??
      (await services.chat.open(visitor, person.data, locale, page.ip));
    const sender = { side: 'customer', sessionId: visitor.sessionId, email: visitor.visitorEmail } as const;
    await services.chat.admit(sender, page.ip);
    await services.chat.post(sender, conversation.id, {
      clientMessageId: parsed.data.key,
      message: parsed.data.message,
    });
  } catch (error) {
    const { status, code, fields: wrong = {} } = services.toAppError(error);
    if (status >= 500) services.logger.error({ err: error }, 'a chat message was not stored');
    const [reason] = Object.values(wrong);
    return again(status, {}, reason ? fieldText(validation, reason) : page.dictionary.errors[code]);
  }
  throw redirect('/chat#end', 303);
});

export default function Chat({ loaderData, actionData }: Route.ComponentProps) {
  const { origin, messages, texts, link, code, key } = loaderData;
  const { t } = useTexts(texts);
  const { errors = {}, failure = null, message = '' } = actionData ?? {};
  if (link) return <Linked {...{ texts, link, code, failure }} />;
  return (
    <div className="wrap section max-w-2xl">
      <h1 className="h1">{t('pageTitle')}</h1>
      <div className="mt-1 grid *:col-start-1 *:row-start-1 *:min-w-0">
        <p className="lead chat-in-panel invisible max-w-sm">{t('pagePanel')}</p>
        <div className="chat-plain">
          <p className="lead mb-6">{t('pageText')}</p>
          {messages.length === 0 ? (
            <p className="text-muted">{t('pageEmpty')}</p>
          ) : (
            <Thread {...{ origin, messages, texts }} />
          )}
          <Form method="post" action="/chat#end" id="end" className="card mt-6 grid gap-4 p-5" noValidate>
            {failure ? (
              <p role="alert" className="notice">
                {failure}
              </p>
            ) : null}
            {code ? null : (
              <>
                <TextField
                  label={t('name')}
                  name="name"
                  maxLength={maxNameLength}
                  autoComplete="name"
                  error={errors['name']}
                />
                <EmailField
                  label={t('email')}
                  name="email"
                  maxLength={maxEmailLength}
                  autoComplete="email"
                  error={errors['email']}
                />
              </>
            )}
            <input type="hidden" name="key" value={actionData?.key ?? key} />
            <TextAreaField
              key={key}
              label={t('placeholder')}
              name="message"
              rows={4}
              defaultValue={message}
              error={errors['message']}
            />
            <div className="flex flex-wrap gap-3">
              <button type="submit" className="btn btn-primary">
                {t('send')}
              </button>
              <a href="/chat#end" className="btn btn-outline">
                {t('pageReload')}
              </a>
            </div>
            {code ? (
              <p className="text-sm text-muted">{`${t('code', { code: showCode(code) })}. ${t('codeText')}`}</p>
            ) : null}
          </Form>
        </div>
      </div>
    </div>
  );
}

type LinkedProps = { texts: ChatTexts; link: string; code: string | null; failure: string | null };

/** Asks whether the conversation of a link is to be opened in this browser. */
function Linked({ texts, link, code, failure }: LinkedProps) {
  const { t } = useTexts(texts);
  return (
    <div className="wrap section max-w-2xl">
      <h1 className="h1">{t('resumeTitle')}</h1>
      <p className="lead mt-1">{t('resumeText')}</p>
      {code ? <p className="mt-2">{t('resumeReturn', { code: showCode(code) })}</p> : null}
      {failure ? (
        <p role="alert" className="notice mt-4">
          {failure}
        </p>
      ) : null}
      {/* A whole document follows, in which the panel shows the other conversation too. */}
      <form
        method="post"
        action={`/chat?resume=${encodeURIComponent(link)}`}
        className="mt-6 flex flex-wrap gap-3"
      >
        <button type="submit" className="btn btn-primary">
          {t('continueHere')}
        </button>
        <a href="/chat" className="btn btn-outline">
          {t('resumeNot')}
        </a>
      </form>
    </div>
  );
}

function Thread({
  origin,
  messages,
  texts,
}: Pick<Route.ComponentProps['loaderData'], 'origin' | 'texts'> & { messages: readonly ChatMessage[] }) {
  const { locale, t } = useTexts(texts);
  return (
    <ol className="grid gap-3">
      {messages.map((message) => (
        <li key={message.id} className="card p-4">
          <p className="text-sm text-muted">
            <b>{message.senderType === 'customer' ? t('you') : message.senderName}</b> ·{' '}
            <time dateTime={message.createdAt}>
              {formatDate(localeTags[locale], 'moment', message.createdAt, 'UTC')} UTC
            </time>
            {message.senderType === 'customer' ? ` · ${t(message.isRead ? 'received' : 'sent')}` : ''}
          </p>
          {message.attachmentUrl ? (
            <a className="link" href={message.attachmentUrl}>
              {t('attachment', { name: message.message })}
            </a>
          ) : (
            <MessageText text={message.message} origin={origin} className="whitespace-pre-line break-words" />
          )}
        </li>
      ))}
    </ol>
  );
}
