import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import type { CannedReply } from '#shared/conversations/canned-reply.ts';
import type { ContactThread } from '#shared/conversations/contact-inbox.ts';
import { maxReplyLength } from '#shared/base/limits.ts';
import { type Locale, locales, localeTags } from '#shared/base/locale.ts';
import { openPlaceholders } from '#shared/conversations/placeholders.ts';
import { listText, ta } from '../../../lib/admin-text.ts';
import { usePhrasebook } from '../chat-inbox/phrasebook.tsx';
import type { TextDraft } from '../../../lib/draft.ts';
import { NotSent } from './not-sent.tsx';
import { useAnswering } from './use-answering.ts';
import type { Reply } from './use-reply.ts';
import { Button } from '../../../ui/button.tsx';

type Props = {
  thread: ContactThread;
  draft: TextDraft;
  canned: readonly CannedReply[];
  reply: Reply;
  onSend: (andResolve: boolean, isConfirmed: boolean) => void;
  /** Called on Escape: the user returns to the list. */
  onLeave: () => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Where a reply is written: by hand, or from a canned reply whose placeholders are filled in. */
export function ReplyForm({ thread, draft, canned, reply, onSend, onLeave, ref }: Props) {
  const id = useId();
  const { message, asked, isMailConfigured } = thread;
  const { isBusy, answeredMeanwhile } = reply;
  const phrasebook = usePhrasebook({
    id,
    draft,
    canned,
    language: message.locale,
    who: { name: message.fullName, company: message.companyName, product: message.senderProductName },
    asked,
  });
  const answering = useAnswering(message.id, thread.replies.length);
  const open = openPlaceholders(draft.text);
  const mustAsk = answeredMeanwhile.length > 0 && draft.text.trim() !== '';

  function onKey(event: KeyboardEvent) {
    if (phrasebook.handleKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      // Only a button can confirm: the keys may have been pressed before the question was seen.
      onSend(false, false);
    } else if (event.key === 'Escape') onLeave();
  }

  return (
    <form
      className="reply-box relative grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(false, mustAsk);
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="field-label">
          {ta('inbox.yourReply', { language: ta(`languages.${message.locale}`) })}
        </label>
        <p id={`${id}-hint`} className="field-hint" role="status">
          {open.length > 0 ? (
            <strong className="text-laterite">
              {ta('inbox.open', { names: listText(open.map((name) => `{${name}}`)) })}
            </strong>
          ) : (
            ta('inbox.draftKept')
          )}
          {isMailConfigured ? null : (
            <>
              {' '}
              <NotSent text={ta('inbox.keptHint')} />
            </>
          )}
        </p>
      </div>
      {phrasebook.list}
      <p role="status" className={answering.name ? 'text-sm font-semibold' : 'sr-only'}>
        {answering.name ? ta('chat.answering', { name: answering.name }) : null}
      </p>
      {mustAsk ? (
        <div role="alert" className="inbox-note grid gap-1 text-sm">
          {answeredMeanwhile.map(({ id: replyId, repliedBy, replyMessage }) => (
            <p key={replyId} className="inbox-text">
              {ta('inbox.answeredMeanwhile', {
                name: repliedBy ?? ta('inbox.somebody'),
                text: replyMessage,
              })}
            </p>
          ))}
          <p className="font-semibold">{ta('inbox.sendAnywayQuestion')}</p>
        </div>
      ) : null}
      <textarea
        ref={ref}
        id={id}
        className="field reply-field"
        lang={localeTags[message.locale]}
        value={draft.text}
        maxLength={maxReplyLength}
        onChange={(event) => {
          draft.change(event.target.value);
          answering.announce();
        }}
        onKeyDown={onKey}
        aria-describedby={`${id}-hint`}
        {...phrasebook.boxProps}
      />
      <div className="flex flex-wrap items-center gap-2">
        <CannedPicker canned={canned} language={message.locale} onInsert={phrasebook.insert} />
        <span className="ml-auto flex flex-wrap gap-2">
          {message.status === 'resolved' ? null : (
            <Button className="btn btn-outline btn-sm" isOff={isBusy} onClick={() => onSend(true, mustAsk)}>
              {ta(mustAsk ? 'inbox.sendAnywayResolve' : 'inbox.sendResolve')}
            </Button>
          )}
          <Button type="submit" className="btn btn-primary btn-sm" isOff={isBusy}>
            {isBusy ? ta('inbox.sending') : ta(mustAsk ? 'inbox.sendAnyway' : 'inbox.send')}
          </Button>
        </span>
      </div>
    </form>
  );
}

type PickerProps = {
  canned: readonly CannedReply[];
  language: Locale;
  onInsert: (reply: CannedReply) => void;
};

function CannedPicker({ canned, language, onInsert }: PickerProps) {
  const [chosen, setChosen] = useState('');
  if (canned.length === 0) return null;
  const languages = [language, ...locales.filter((other) => other !== language)];
  return (
    <div className="flex min-w-0 grow basis-64 gap-2">
      <select
        className="field field-sm"
        aria-label={ta('inbox.canned')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{ta('inbox.cannedChoose')}</option>
        {languages.map((locale) => (
          <optgroup key={locale} label={ta(`languages.${locale}`)}>
            {canned
              .filter((reply) => reply.language === locale)
              .map((reply) => (
                <option key={reply.id} value={reply.id} lang={localeTags[locale]}>
                  {reply.title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <Button
        className="btn btn-outline btn-sm shrink-0"
        isOff={chosen === ''}
        onClick={() => {
          const reply = canned.find((one) => one.id === chosen);
          if (reply) onInsert(reply);
        }}
      >
        {ta('inbox.insert')}
      </Button>
    </div>
  );
}
