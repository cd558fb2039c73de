import { type KeyboardEvent, useId } from 'react';
import { Link } from 'react-router';
import { localeTags } from '#shared/base/locale.ts';
import type { QuoteStage } from '#shared/deals/quote-rules.ts';
import type { QuoteRow } from '#shared/deals/quote.ts';
import { formatAge, formatCount, formatMoment, ta } from '../../../lib/admin-text.ts';
import { listPath } from '../../../staff/list/list-path.ts';
import { stepColumn } from './quote-steps.ts';
import { aboutText, dueText, quotePath, quotesHome, sumText } from './quote-words.ts';

type BoardColumn = { stage: QuoteStage; rows: readonly QuoteRow[]; total: number };

type Props = { columns: readonly BoardColumn[]; assigned: string; now: number };

/** Requests by stage; those that have waited longest come first. Arrow keys move between cards, Enter opens one. */
export function Board({ columns, assigned, now }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (by && stepColumn(by)) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move the focus between its links
    <div className="quote-board" onKeyDown={onKeyDown}>
      {columns.map((column) => (
        <Column key={column.stage} {...column} assigned={assigned} now={now} />
      ))}
    </div>
  );
}

type ColumnProps = BoardColumn & { assigned: string; now: number };

function Column({ stage, rows, total, assigned, now }: ColumnProps) {
  const id = useId();
  return (
    <section className="quote-column" data-column="" aria-labelledby={id}>
      <h3 id={id} className="quote-column-head">
        {ta(`quote.stages.${stage}`)} <span className="badge badge-plain">{formatCount(total)}</span>
      </h3>
      {rows.length === 0 ? <p className="text-sm text-muted">{ta('quote.columnNone')}</p> : null}
      <ul className="grid gap-2">
        {rows.map((quote) => (
          <li key={quote.id}>
            <Card quote={quote} now={now} />
          </li>
        ))}
      </ul>
      {total > rows.length ? (
        <Link to={listPath(quotesHome, { stage, assigned })} className="link text-sm">
          {ta('quote.columnMore', { count: total })}
        </Link>
      ) : null}
    </section>
  );
}

function Card({ quote, now }: { quote: QuoteRow; now: number }) {
  const { reference, contactName, companyName, locale, turnSince, totalMinor, currency, assignedTo } = quote;
  const due = dueText(quote, now);
  return (
    <Link to={quotePath(quote.id)} className="card quote-card" data-step="">
      <span className="quote-card-top">
        <strong className="inline-block">{reference}</strong>
        <time dateTime={turnSince} title={formatMoment(turnSince)}>
          {formatAge(turnSince, now)}
        </time>
      </span>
      <span lang={localeTags[locale]}>
        {contactName}
        {companyName ? ` · ${companyName}` : null}
      </span>
      <span className="text-muted">{aboutText(quote)}</span>
      {totalMinor !== null && currency !== null ? <span>{sumText(totalMinor, currency)}</span> : null}
      {due || assignedTo ? (
        <span className="quote-card-foot">
          {due ? (
            <span className={`badge ${due.isLate ? 'badge-red' : 'badge-plain'}`}>{due.text}</span>
          ) : null}
          {assignedTo ? <span>{assignedTo.name}</span> : null}
        </span>
      ) : null}
    </Link>
  );
}
