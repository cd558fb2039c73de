import { useRef, useState } from 'react';
import { maxQuoteNote } from '#shared/deals/quote-limits.ts';
import { localeTags } from '#shared/base/locale.ts';
import { aboutOf, type OrderStep, orderSteps } from '#shared/deals/order-rules.ts';
import type { QuoteEvent, StaffQuote } from '#shared/deals/quote.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoment, hasAdminText, labelText, listText, ta } from '../../../lib/admin-text.ts';
import { useTextDraft } from '../../../lib/draft.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../../ui/form-field.tsx';
import { NamedOptions } from '../../../ui/options.tsx';
import { Titled } from '../../../ui/titled.tsx';

type StepNames = Readonly<Record<OrderStep, string>>;
type Props = { quote: StaffQuote; stepNames: StepNames };

/** The actions and messages of both sides, and a form to answer the buyer. */
export function History({ quote, stepNames }: Props) {
  const [about, setAbout] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const answer = (event: QuoteEvent) => {
    setAbout(event.step ?? event.lineId ?? '');
    box.current?.querySelector('textarea')?.focus();
  };
  return (
    <Titled id="history" title={ta('quote.history.title')} className="card quote-box">
      <ol className="grid max-h-112 gap-2 overflow-y-auto text-sm">
        {quote.events.map((event) => (
          <li key={event.id}>
            <Entry
              quote={quote}
              stepNames={stepNames}
              event={event}
              onAnswer={quote.isDeleted ? null : answer}
            />
          </li>
        ))}
      </ol>
      {quote.isDeleted ? null : (
        <div ref={box}>
          <AnswerBox quote={quote} stepNames={stepNames} about={about} onAbout={setAbout} />
        </div>
      )}
    </Titled>
  );
}

/** The changed fields of contact and destination. The entry holds their names. */
const changedText = (names: string): string =>
  listText(
    names.split(' ').map((name) => {
      const key = `change.fields.${name}`;
      return hasAdminText(key) ? ta(key) : name;
    }),
  );

type EntryProps = Props & { event: QuoteEvent; onAnswer: ((event: QuoteEvent) => void) | null };

function Entry({ quote, stepNames, event, onAnswer }: EntryProps) {
  const { kind, at, isStaff, by, lineId, step, text, reason, revision } = event;
  const lines = quote.revisions.flatMap(({ offer }) => offer.lines);
  const topic = step ? stepNames[step] : lines.find(({ id }) => id === lineId)?.name;
  // Notes of staff about factories and reasons are in the language of the staff, not of the buyer.
  const isForBuyer = kind === 'answer' || kind === 'sent' || !isStaff;
  return (
    <div className={`side-line px-2 py-1.5 ${kind === 'question' ? 'is-question' : ''}`}>
      <p className="flex flex-wrap justify-between gap-x-3">
        <strong>{ta(`quote.events.${kind}`, { revision: revision ?? '' })}</strong>
        <span className="text-xs text-muted">
          {isStaff ? (by ?? ta('quote.history.somebody')) : ta('quote.history.buyer')} ·{' '}
          <time dateTime={at}>{formatMoment(at)}</time>
        </span>
      </p>
      {topic ? <p className="text-muted">{ta('quote.history.about', { line: topic })}</p> : null}
      {reason ? <p>{ta('quote.because', { reason: ta(`quote.declineReasons.${reason}`) })}</p> : null}
      {text && kind === 'changed' ? <p className="text-muted">{changedText(text)}</p> : null}
      {text && kind !== 'requested' && kind !== 'changed' ? (
        <p className="inbox-text" lang={isForBuyer ? localeTags[quote.locale] : undefined}>
          {text}
        </p>
      ) : null}
      {kind === 'sent'
        ? quote.changeNotes
            .filter((note) => note.revision === revision)
            .map((note) => (
              <p key={`${note.line}${note.charge}${note.text}`} className="text-muted">
                {labelText(
                  note.charge ? ta(`quote.chargeKinds.${note.charge}`) : (note.line ?? ''),
                  [note.reason && ta(`quote.changeReasons.${note.reason}`), note.text]
                    .filter(Boolean)
                    .join(' – '),
                )}
              </p>
            ))
        : null}
      {kind === 'question' && onAnswer ? (
        <button type="button" className="link" onClick={() => onAnswer(event)}>
          {ta('quote.history.answer')}
        </button>
      ) : null}
    </div>
  );
}

type BoxProps = Props & { about: string; onAbout: (id: string) => void };

function AnswerBox({ quote, stepNames, about: topic, onAbout }: BoxProps) {
  const { id, reference, locale, revisions } = quote;
  const { isBusy, run } = useCall();
  const draft = useTextDraft(`quote-${id}`);
  const steps = quote.accepted ? orderSteps.map((step) => ({ id: step, name: stepNames[step] })) : [];
  const topics = [...(revisions[0]?.offer.lines ?? []), ...steps];
  const send = async () => {
    if (draft.text.trim() === '') return;
    const body = { text: draft.text, ...aboutOf(topic), requestKey: draft.requestKey() };
    const about = ['quote', reference] as const;
    const said = { title: ta('quote.history.sent'), about, failed: ta('quote.failed') };
    if (await run(() => callApi('POST /api/quotes/:id/answer', { params: { id }, body }), said))
      draft.clearSent(draft.text);
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        label={ta('quote.history.answerLabel', { language: ta(`languages.${locale}`) })}
        hint={ta('quote.history.kept')}
        lang={localeTags[locale]}
        rows={3}
        value={draft.text}
        maxLength={maxQuoteNote}
        onChange={({ target }) => draft.change(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      {topics.length > 0 ? (
        <SelectField
          label={ta('quote.history.answerAbout')}
          value={topic}
          onChange={({ target }) => onAbout(target.value)}
        >
          <option value="">{ta('quote.history.general')}</option>
          <NamedOptions of={topics} />
        </SelectField>
      ) : null}
      <Button
        type="submit"
        className="btn btn-primary btn-sm justify-self-end"
        isOff={isBusy || draft.text.trim() === ''}
      >
        {ta('quote.history.send')}
      </Button>
    </form>
  );
}
