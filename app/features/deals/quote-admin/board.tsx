import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { localeTags } from '#shared/base/locale.ts';
import type { QuoteRow } from '#shared/deals/quote.ts';
import { formatAge, formatCount, formatMoment, ta } from '../../../lib/admin-text.ts';
import { ChoiceLinks } from '../../../staff/list/choice-links.tsx';
import { stepColumn } from './quote-steps.ts';
import { aboutText, dueText, quotePath, sumText } from './quote-words.ts';

type WaysProps = { view: string; pathOf: (view: 'board' | '') => string };

/** Links to the list and to the board. */
export const BoardWays = ({ view, pathOf }: WaysProps) => (
  <ChoiceLinks
    label={ta('quote.view')}
    links={(['', 'board'] as const).map((one) => ({
      to: pathOf(one),
      text: ta(one === '' ? 'quote.list' : 'quote.board'),
      isCurrent: one === view,
    }))}
  />
);

type BoardColumn<Row> = {
  name: string;
  rows: readonly Row[];
  total: number;
  /** The list of all its rows. */
  list: string;
};

type Props<Row> = { columns: readonly BoardColumn<Row>[]; renderCard: (row: Row) => ReactNode };

/** Records in columns, the most urgent ones first. Arrow keys move between cards, Enter opens one. */
export function Board<Row extends { id: string }>({ columns, renderCard }: Props<Row>) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (by && stepColumn(by)) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move the focus between its links
    <div className="quote-board" onKeyDown={onKeyDown}>
      {columns.map((column) => (
        <Column key={column.name} {...column} renderCard={renderCard} />
      ))}
    </div>
  );
}

function Column<Row extends { id: string }>({
  name,
  rows,
  total,
  list,
  renderCard,
}: BoardColumn<Row> & Pick<Props<Row>, 'renderCard'>) {
  const id = useId();
  return (
    <section className="quote-column" data-column="" aria-labelledby={id}>
      <h3 id={id} className="flex items-center justify-between gap-2 text-sm font-bold">
        {name} <span className="badge badge-plain">{formatCount(total)}</span>
      </h3>
      {rows.length === 0 ? <p className="text-sm text-muted">{ta('quote.columnNone')}</p> : null}
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id}>{renderCard(row)}</li>
        ))}
      </ul>
      {total > rows.length ? (
        <Link to={list} className="link text-sm">
          {ta('quote.columnMore', { count: total })}
        </Link>
      ) : null}
    </section>
  );
}

/** A request on the board. */
export function QuoteCard({ quote, now }: { quote: QuoteRow; now: number }) {
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
