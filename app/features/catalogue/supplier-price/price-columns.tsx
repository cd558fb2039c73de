import { Link } from 'react-router';
import type { SupplierPrice, SupplierPriceQuery } from '#shared/catalogue/supplier-price.ts';
import { ta } from '../../../lib/admin-text.ts';
import type { ListFilter } from '../../../staff/list/filter-form.tsx';
import type { ListColumn } from '../../../staff/list/list-table.tsx';
import { dayText, OldBadge, stepText } from '../../../staff/price/price-words.tsx';
import type { Named } from './price-dialog.tsx';

/** Filters of the list of supplier prices. */
export const priceFilters = (
  { supplier, state }: SupplierPriceQuery,
  suppliers: readonly Named[],
): readonly ListFilter[] => [
  {
    name: 'supplier',
    value: supplier,
    label: ta('supplierPrice.supplier'),
    none: ta('supplierPrice.anySupplier'),
    choices: suppliers.map(({ id, name }) => [id, name] as const),
  },
  {
    name: 'state',
    value: state,
    label: ta('supplierPrice.state'),
    none: ta('supplierPrice.anyState'),
    choices: [
      ['valid', ta('supplierPrice.valid')],
      ['old', ta('supplierPrice.olds')],
      ['trash', ta('supplierPrice.trash')],
    ],
  },
];

/** @param hasSupplier whether the list is filtered to one supplier, which then needs no column */
export const priceColumns = (
  nameOf: (price: SupplierPrice) => string,
  today: string,
  hasSupplier: boolean,
): readonly ListColumn<SupplierPrice>[] => [
  {
    name: 'name',
    heading: ta('supplierPrice.column.name'),
    sort: 'name',
    cell: (price) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="cell-name">{nameOf(price)}</span>
        <OldBadge {...price} today={today} />
      </span>
    ),
  },
  ...(hasSupplier
    ? []
    : [
        {
          name: 'supplier',
          heading: ta('supplierPrice.column.supplier'),
          style: 'cell-text' as const,
          isFact: true,
          cell: ({ partnerName }: SupplierPrice) => partnerName,
        },
      ]),
  {
    name: 'prices',
    heading: ta('supplierPrice.column.prices'),
    style: 'cell-text',
    isFact: true,
    cell: ({ breaks, currency }) =>
      breaks.map((one) => (
        <span key={one.quantity} className="block whitespace-nowrap">
          {stepText(one, currency)}
        </span>
      )),
  },
  {
    name: 'from',
    heading: ta('supplierPrice.column.from'),
    sort: 'from',
    cell: ({ validFrom }) => <Day day={validFrom} />,
  },
  {
    name: 'until',
    heading: ta('supplierPrice.column.until'),
    sort: 'until',
    isFact: true,
    cell: ({ validUntil }) => (validUntil ? <Day day={validUntil} /> : ta('supplierPrice.noEnd')),
  },
  {
    name: 'leadTime',
    heading: ta('supplierPrice.column.leadTime'),
    style: 'cell-text',
    cell: ({ leadTime }) => leadTime,
  },
  {
    name: 'source',
    heading: ta('supplierPrice.column.source'),
    style: 'cell-text',
    cell: ({ request, notedBy, note }) => (
      <>
        {request ? (
          <Link to={`/admin/quotes/${request.id}`} className="link">
            {request.reference}
          </Link>
        ) : (
          ta('supplierPrice.byHand')
        )}
        {notedBy ? <span className="block text-muted">{notedBy}</span> : null}
        {note ? <span className="clamp-2 block text-muted">{note}</span> : null}
      </>
    ),
  },
];

const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className="whitespace-nowrap">
    {dayText(day)}
  </time>
);
