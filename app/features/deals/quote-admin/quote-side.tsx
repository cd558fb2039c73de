import { useState } from 'react';
import { Link } from 'react-router';
import type { Person } from '#shared/conversations/contact-inbox.ts';
import { validityTexts } from '#shared/deals/offer-texts.ts';
import { mayAct } from '#shared/deals/quote-act-table.ts';
import type { Acceptance, StaffQuote } from '#shared/deals/quote.ts';
import { whatsAppUrl } from '#shared/base/phone.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoment, spokenLanguage, ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/form-field.tsx';
import { NamedOptions } from '../../../ui/options.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { OpenDialog } from '../order-admin/order-dialogs.tsx';
import { copyOf } from './copy-of.ts';
import { QuotePapers } from './quote-papers.tsx';
import { sumText } from './quote-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = {
  quote: StaffQuote;
  staff: readonly Person[];
  /** The address of the buyer's page, and a message that contains it in the buyer's language. */
  link: string;
  linkText: string;
  onDelete: () => void;
};

/** Assignee, deadline, contact details of the buyer, and the actions. */
export function QuoteSide({ quote, staff, link, linkText, onDelete }: Props) {
  const { id, assignedToUserId, dueOn, contactName, companyName, email, phone } = quote;
  const { accepted, sampleAccepted, stage } = quote;
  const [opened, setOpened] = useState<'withdraw' | 'reopen' | 'order' | null>(null);
  const { isBusy, run } = useCall();
  const save = (form: { assignedToUserId?: string | null; dueOn?: string | null }) =>
    void run(() => callApi('PUT /api/quotes/:id', { params: { id }, body: form }), {
      failed: ta('quote.failed'),
    });
  const chat = whatsAppUrl(phone);
  const isKnown = assignedToUserId === null || staff.some((person) => person.id === assignedToUserId);
  return (
    <Titled id="side" title={ta('quote.side.title')} className="card quote-box text-sm">
      <div>
        <p className="font-semibold">
          {contactName}
          {companyName ? ` · ${companyName}` : null}
        </p>
        {email ? (
          <p>
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </p>
        ) : null}
        {phone ? (
          <p>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="link">
              {phone}
            </a>
          </p>
        ) : null}
        <p className="text-muted">
          {ta(`languages.${quote.locale}`)} · {quote.timeZone}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label={ta('quote.assigned')}
          value={assignedToUserId ?? ''}
          aria-disabled={isBusy}
          onChange={({ target }) => save({ assignedToUserId: target.value || null })}
        >
          <option value="">{ta('quote.nobody')}</option>
          {isKnown ? null : <option value={assignedToUserId ?? ''}>{ta('change.gone')}</option>}
          <NamedOptions of={staff} />
        </SelectField>
        <TextField
          key={dueOn}
          label={ta('quote.side.due')}
          type="date"
          defaultValue={dueOn ?? ''}
          // Save on blur: a date that is typed digit by digit passes through other dates.
          onBlur={({ target }) => {
            if (target.value !== (dueOn ?? '')) save({ dueOn: target.value || null });
          }}
        />
      </div>
      <div className="grid gap-1">
        <TextField
          label={ta('quote.side.link')}
          value={link}
          readOnly
          hint={ta('quote.side.linkHint')}
          onFocus={({ target }) => target.select()}
        />
        <div className="flex flex-wrap gap-1">
          <Button className="btn btn-outline btn-sm" onClick={() => void copyOf(quote, link)}>
            {ta('quote.side.copy')}
          </Button>
          {chat ? (
            <a
              href={`${chat}?text=${encodeURIComponent(linkText)}`}
              target="_blank"
              rel="noreferrer"
              className="btn btn-outline btn-sm"
            >
              {ta('quote.side.whatsApp')}
            </a>
          ) : null}
        </div>
      </div>
      <QuotePapers quote={quote} />
      {quote.order ? (
        <Link to={`/admin/orders/${quote.order.id}`} className="link">
          {ta('order.see')} {quote.order.number}
        </Link>
      ) : null}
      <div className="flex flex-wrap gap-1">
        {accepted && (!quote.order || quote.order.closedAs === 'cancelled') ? (
          <Button className="btn btn-primary btn-sm" onClick={() => setOpened('order')}>
            {ta('order.open')}
          </Button>
        ) : null}
        {accepted || sampleAccepted ? (
          <Button className="btn btn-outline btn-sm" onClick={() => setOpened('withdraw')}>
            {ta('quote.side.withdraw')}
          </Button>
        ) : null}
        {mayAct('reopen', stage) ? (
          <Button className="btn btn-outline btn-sm" onClick={() => setOpened('reopen')}>
            {ta('quote.side.reopen')}
          </Button>
        ) : null}
        <Button className="btn btn-danger btn-sm" onClick={onDelete}>
          {ta('quote.side.delete')}
        </Button>
      </div>
      {opened === 'order' ? (
        <OpenDialog requestId={id} reference={quote.reference} onClose={() => setOpened(null)} />
      ) : opened ? (
        <ReasonDialog quote={quote} act={opened} onClose={() => setOpened(null)} />
      ) : null}
    </Titled>
  );
}

/** Whose turn it is and since when, and the outcome. */
export function Standing({ quote, age }: { quote: StaffQuote; age: string }) {
  const { turn, turnSince, accepted, sampleAccepted, declined, stage, revisions } = quote;
  const partsOf = ({ name, at, revision, totals }: Acceptance) => {
    const currency = revisions.find((one) => one.revision === revision)?.offer.currency ?? quote.currency;
    return { name, time: formatMoment(at), revision, total: sumText(totals.totalMinor, currency) };
  };
  // The day as it was entered, which is one of the buyer's time zone.
  const until = revisions[0] && validityTexts(revisions[0].offer, spokenLanguage()).day;
  const lines = [
    turn === 'none'
      ? null
      : ta('quote.turnSince', { turn: ta(`quote.turns.${turn}`), time: formatMoment(turnSince), age }),
    sampleAccepted && ta('quote.samplesAcceptedBy', partsOf(sampleAccepted)),
    accepted && ta('quote.acceptedBy', partsOf(accepted)),
    declined && ta('quote.declinedOn', { time: formatMoment(declined.at) }),
    declined?.reason && ta('quote.because', { reason: ta(`quote.declineReasons.${declined.reason}`) }),
    until && !accepted && !declined && sampleAccepted?.revision !== revisions[0]?.revision
      ? ta(stage === 'expired' ? 'quote.expiredOn' : 'quote.validUntil', { time: until })
      : null,
  ];
  return lines.map((line) => (line ? <p key={line}>{line}</p> : null));
}
