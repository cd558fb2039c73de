import { Link } from 'react-router';
import type { SupplierPrice, SupplierPriceQuery } from '#shared/catalogue/supplier-price.ts';
import { ta } from '../../../lib/admin-text.ts';
import type { ListFilter } from '../../../staff/list/filter-form.tsx';
import { columnsOf, type ListColumn } from '../../../staff/list/list-table.tsx';
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
): readonly ListColumn<SupplierPrice>[] => {
  const all: readonly ListColumn<SupplierPrice>[] = columnsOf((name) => ta(`supplierPrice.column.${name}`), {
    name: {
      sort: 'name',
      cell: (price) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="cell-name">{nameOf(price)}</span>
          <OldBadge {...price} today={today} />
        </span>
      ),
    },
    supplier: { style: 'cell-text', isFact: true, cell: ({ partnerName }) => partnerName },
    prices: {
      style: 'cell-text',
      isFact: true,
      cell: ({ breaks, currency }) =>
        breaks.map((one) => (
          <span key={one.quantity} className="block whitespace-nowrap">
            {stepText(one, currency)}
          </span>
        )),
    },
    from: {
      sort: 'from',
      cell: ({ validFrom }) => <Day day={validFrom} />,
    },
    until: {
      sort: 'until',
      isFact: true,
      cell: ({ validUntil }) => (validUntil ? <Day day={validUntil} /> : ta('supplierPrice.noEnd')),
    },
    leadTime: {
      style: 'cell-text',
      cell: ({ leadTime }) => leadTime,
    },
    source: {
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
  });
  return hasSupplier ? all.filter(({ name }) => name !== 'supplier') : all;
};

const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className="whitespace-nowrap">
    {dayText(day)}
  </time>
);
