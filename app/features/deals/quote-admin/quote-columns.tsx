import { Link } from 'react-router';
import { countryName } from '#shared/base/country.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { QuoteRow } from '#shared/deals/quote.ts';
import { formatAge, formatMoment, spokenLanguage, ta } from '../../../lib/admin-text.ts';
import type { ListColumn } from '../../../staff/list/list-table.tsx';
import { aboutText, dayText, dueText, quotePath, stageBadges, sumText } from './quote-words.ts';

/** The columns that can be chosen, in order, after the reference, which is always shown. */
export const columnNames = [
  'stage',
  'about',
  'waiting',
  'total',
  'due',
  'assigned',
  'valid',
  'revision',
  'country',
  'created',
] as const;
type ColumnName = (typeof columnNames)[number];

export const usualColumns: readonly ColumnName[] = ['stage', 'about', 'waiting', 'total', 'due', 'assigned'];

export const headingOf = (name: string) => ta(`quote.column.${name as ColumnName}`);

export const nameOf = ({ reference, contactName }: QuoteRow) => `${reference} ${contactName}`;

export const StageBadge = ({ stage }: Pick<QuoteRow, 'stage'>) => (
  <span className={`badge md:whitespace-nowrap ${stageBadges[stage]}`}>{ta(`quote.stages.${stage}`)}</span>
);

/** The column that names a request: its reference as a link, and the customer. */
export const referenceColumn = (): Omit<ListColumn<QuoteRow>, 'name'> => ({
  heading: `${ta('quote.column.reference')} · ${ta('quote.column.customer')}`,
  sort: 'name',
  cell: (quote) => (
    <div>
      <h3 className="cell-name">
        <Link to={quotePath(quote.id)} className="link inline-block" data-step="">
          {quote.reference}
        </Link>
      </h3>
      <p className="cell-name font-normal" lang={localeTags[quote.locale]}>
        {quote.contactName}
        {quote.companyName ? ` · ${quote.companyName}` : null}
      </p>
    </div>
  ),
});

/** The chosen columns of the list. */
export function quoteColumns(shown: readonly string[], now: number): readonly ListColumn<QuoteRow>[] {
  const columns: Record<ColumnName, Omit<ListColumn<QuoteRow>, 'name' | 'heading'>> = {
    stage: { isFact: true, cell: (quote) => <StageBadge stage={quote.stage} /> },
    about: {
      style: 'cell-text',
      cell: (quote) => <p className="clamp-2 min-w-44">{aboutText(quote)}</p>,
    },
    waiting: {
      sort: 'waiting',
      isFact: true,
      cell: ({ turnSince }) => (
        <time dateTime={turnSince} title={formatMoment(turnSince)} className="whitespace-nowrap">
          {formatAge(turnSince, now)}
        </time>
      ),
    },
    total: {
      sort: 'total',
      style: 'cell-number',
      isFact: true,
      cell: ({ totalMinor, currency }) =>
        totalMinor === null || currency === null ? null : sumText(totalMinor, currency),
    },
    due: {
      sort: 'due',
      cell: (quote) => {
        const due = dueText(quote, now);
        return due && quote.dueOn ? (
          due.isLate ? (
            <strong className="text-laterite">{due.text}</strong>
          ) : (
            dayText(quote.dueOn)
          )
        ) : null;
      },
    },
    assigned: { style: 'cell-text', cell: ({ assignedTo }) => assignedTo?.name },
    valid: { cell: ({ validUntil }) => validUntil && formatMoment(validUntil) },
    revision: { style: 'cell-number', cell: ({ revision }) => revision },
    country: { style: 'cell-text', cell: ({ country }) => country && countryName(country, spokenLanguage()) },
    created: {
      sort: 'created',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
    },
  };
  return columnNames
    .filter((name) => shown.includes(name))
    .map((name) => ({ name, heading: headingOf(name), ...columns[name] }));
}
