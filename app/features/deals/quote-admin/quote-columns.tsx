import { Link } from 'react-router';
import { countryName } from '#shared/base/country.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { QuoteRow } from '#shared/deals/quote.ts';
import { formatAge, formatMoment, spokenLanguage, ta } from '../../../lib/admin-text.ts';
import { columnsOf, type ListColumn } from '../../../staff/list/list-table.tsx';
import { aboutText, dayText, dueText, quotePath, stageBadges, sumText } from './quote-words.ts';

export const nameOf = ({ reference, contactName }: QuoteRow) => `${reference} ${contactName}`;

export const StageBadge = ({ stage }: Pick<QuoteRow, 'stage'>) => (
  <span className={`badge md:whitespace-nowrap ${stageBadges[stage]}`}>{ta(`quote.stages.${stage}`)}</span>
);

/** The columns of the list. */
export function quoteColumns(now: number): readonly ListColumn<QuoteRow>[] {
  return columnsOf((name) => ta(`quote.column.${name}`), {
    reference: {
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
    },
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
    valid: { isExtra: true, cell: ({ validUntil }) => validUntil && formatMoment(validUntil) },
    revision: { isExtra: true, style: 'cell-number', cell: ({ revision }) => revision },
    country: {
      isExtra: true,
      style: 'cell-text',
      cell: ({ country }) => country && countryName(country, spokenLanguage()),
    },
    created: {
      isExtra: true,
      sort: 'created',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
    },
  });
}
