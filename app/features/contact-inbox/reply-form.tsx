import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import type { CannedReply } from '#shared/canned-reply.ts';
import type { InboxMessage } from '#shared/contact-inbox.ts';
import { maxReplyLength } from '#shared/limits.ts';
import { type Locale, locales, localeTags } from '#shared/locale.ts';
import type { AskedTerms } from '#shared/order-terms.ts';
import { fillPlaceholders, openPlaceholders, type PlaceholderValues } from '#shared/placeholders.ts';
import { fullName } from '#shared/user-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { joined, usePhrasebook } from '../../lib/phrasebook.tsx';
import { useShell } from '../../lib/shell.ts';
import type { Draft } from '../../lib/use-draft.ts';

type Props = {
  message: InboxMessage;
  asked: AskedTerms | null;
  draft: Draft;
  canned: readonly CannedReply[];
  isBusy: boolean;
  onSend: () => void;
  /** Escape: whoever wrote wants to go on with the list. */
  onLeave: () => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Where a reply is written: by hand or from a canned reply whose placeholders are filled in. */
export function ReplyForm({ message, asked, draft, canned, isBusy, onSend, onLeave, ref }: Props) {
  const id = useId();
  const { user, settings } = useShell();
  const values: PlaceholderValues = {
    name: message.fullName,
    company: message.companyName,
    product: asked?.product ?? message.senderProductName,
    price: asked?.price ?? null,
    minimumOrder: asked?.minimumOrder ?? null,
    leadTime: asked?.leadTime ?? null,
    staff: fullName(user!),
    companyName: settings.companyName,
    replyHours: String(settings.replyHours),
  };
  const phrasebook = usePhrasebook({ id, draft, canned, language: message.locale, values });
  const open = openPlaceholders(draft.text);

  function onKey(event: KeyboardEvent) {
    if (phrasebook.takeKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    } else if (event.key === 'Escape') onLeave();
  }

  return (
    <form
      className="relative grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="field-label">
          {ta('inbox.yourReply', { language: ta(`languages.${message.locale}`) })}
        </label>
        <p id={`${id}-hint`} className="field-hint" role="status">
          {open.length > 0 ? (
            <strong className="text-laterite">
              {ta('inbox.open', { names: open.map((name) => `{${name}}`).join(', ') })}
            </strong>
          ) : (
            ta('inbox.draftKept')
          )}
        </p>
      </div>
      {phrasebook.list}
      <textarea
        ref={ref}
        id={id}
        className="field reply-field"
        lang={localeTags[message.locale]}
        value={draft.text}
        maxLength={maxReplyLength}
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={onKey}
        aria-describedby={`${id}-hint`}
        {...phrasebook.boxProps}
      />
      <div className="flex flex-wrap items-center gap-2">
        <CannedPicker
          canned={canned}
          language={message.locale}
          onInsert={(body) => draft.change(joined(draft.text, body))}
          values={values}
        />
        <button type="submit" className="btn btn-primary btn-sm ml-auto" disabled={isBusy}>
          {ta(isBusy ? 'inbox.sending' : 'inbox.send')}
        </button>
      </div>
    </form>
  );
}

type PickerProps = {
  values: PlaceholderValues;
  canned: readonly CannedReply[];
  language: Locale;
  onInsert: (text: string) => void;
};

function CannedPicker({ values, canned, language, onInsert }: PickerProps) {
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
      <button
        type="button"
        className="btn btn-outline btn-sm"
        disabled={chosen === ''}
        onClick={() => {
          const reply = canned.find((one) => one.id === chosen);
          if (reply) onInsert(fillPlaceholders(reply.body, values));
        }}
      >
        {ta('inbox.insert')}
      </button>
    </div>
  );
}
