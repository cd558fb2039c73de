import { type ReactNode, type SubmitEvent, useState } from 'react';
import { stockStatuses } from '#shared/product-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import type { Action } from './bulk.ts';
import type { Choices } from './product-fields.tsx';
import { stockText } from './product-badges.tsx';
import { Button } from '../../ui/button.tsx';

const kinds = ['supplier', 'price', 'price_percent', 'stock_quantity', 'stock_status'] as const;
type Kind = (typeof kinds)[number];

const fields = {
  supplier: 'partnerId',
  price: 'price',
  price_percent: 'percent',
  stock_quantity: 'stockQuantity',
  stock_status: 'stockStatus',
} as const;

type Props = {
  partners: Choices['partners'];
  isBusy: boolean;
  /** @param value the value that is set, in words */
  onAction: (action: Action, value: string) => void;
};

/** Sets one value for all selected products: first a choice of the field (supplier, price, stock), then the value. */
export function BulkValue({ partners, isBusy, onAction }: Props) {
  const [kind, setKind] = useState<Kind | ''>('');
  const [value, setValue] = useState('');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (kind === '' || value === '') return;
    const isNone = kind === 'supplier' && value === 'none';
    onAction({ action: kind, [fields[kind]]: isNone ? '' : value }, inWords(kind));
  }
  function inWords(of: Kind): string {
    if (of === 'supplier') return partners.find(({ id }) => id === value)?.name ?? ta('list.noSupplier');
    if (of !== 'stock_status') return value;
    return ta(stockText(stockStatuses.find((status) => status === value)!));
  }

  return (
    <form className="flex items-center gap-1" onSubmit={submit} noValidate>
      <select
        className="field field-sm w-auto"
        aria-label={ta('list.change.label')}
        value={kind}
        onChange={({ target }) => {
          setKind(kinds.find((one) => one === target.value) ?? '');
          setValue('');
        }}
      >
        <option value="">{ta('list.change.choose')}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {ta(`list.change.${one}`)}
          </option>
        ))}
      </select>
      {kind === '' ? null : (
        <>
          <Value kind={kind} value={value} partners={partners} onChange={setValue} />
          <Button type="submit" className="btn btn-outline btn-sm" isOff={isBusy || value.trim() === ''}>
            {ta('list.change.apply')}
          </Button>
        </>
      )}
    </form>
  );
}

type ValueProps = {
  kind: Kind;
  value: string;
  partners: Choices['partners'];
  onChange: (value: string) => void;
};

function Value({ kind, value, partners, onChange }: ValueProps): ReactNode {
  const label = ta(`list.change.${kind}`);
  if (kind === 'supplier' || kind === 'stock_status')
    return (
      <select
        className="field field-sm w-auto"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{ta('list.change.choose')}</option>
        {kind === 'supplier' ? (
          <>
            <option value="none">{ta('list.noSupplier')}</option>
            {partners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </>
        ) : (
          stockStatuses.map((status) => (
            <option key={status} value={status}>
              {ta(stockText(status))}
            </option>
          ))
        )}
      </select>
    );
  const hint =
    kind === 'price'
      ? ta('list.change.priceHint')
      : kind === 'price_percent'
        ? ta('list.change.percentHint')
        : undefined;
  return (
    <>
      <input
        className="field field-sm bulk-number"
        inputMode={kind === 'stock_quantity' ? 'numeric' : kind === 'price' ? 'decimal' : 'text'}
        autoComplete="off"
        aria-label={label}
        aria-describedby={hint ? 'bulk-hint' : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint ? (
        <span id="bulk-hint" className="max-w-sm text-xs text-muted">
          {hint}
        </span>
      ) : null}
    </>
  );
}
