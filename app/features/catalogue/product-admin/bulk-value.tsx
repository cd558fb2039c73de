import { type ReactNode, type SubmitEvent, useState } from 'react';
import { stockStatuses } from '#shared/catalogue/product-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import type { Action } from './bulk.ts';
import type { Choices } from './product-fields.tsx';
import { stockText } from './product-badges.tsx';
import { Button } from '../../../ui/button.tsx';
import { NamedOptions, Options } from '../../../ui/options.tsx';

/** What can be set, and the field that holds it. */
const fields = {
  category: 'categoryId',
  supplier: 'partnerId',
  price: 'price',
  price_percent: 'percent',
  stock_quantity: 'stockQuantity',
  stock_status: 'stockStatus',
} as const;
type Kind = keyof typeof fields;
const kinds = Object.keys(fields) as Kind[];

type Props = {
  choices: Pick<Choices, 'categories' | 'partners'>;
  isBusy: boolean;
  /** @param value the value that is set, in words */
  onAction: (action: Action, value: string) => void;
};

/** Value for no category or supplier. It is not the first choice, so that one click cannot set it for many products. */
const none = 'none';

/** Sets one value for all selected products: first a choice of the field (category, price …), then the value. */
export function BulkValue({ choices, isBusy, onAction }: Props) {
  const [kind, setKind] = useState<Kind | ''>('');
  const [value, setValue] = useState('');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (kind === '' || value === '') return;
    onAction({ action: kind, [fields[kind]]: value === none ? '' : value }, inWords(kind));
  }
  const inWords = (of: Kind): string => optionsOf(of, choices)?.find(({ id }) => id === value)?.name ?? value;

  return (
    <form className="flex flex-wrap items-center gap-1" onSubmit={submit} noValidate>
      <select
        className="field field-sm"
        aria-label={ta('list.change.label')}
        value={kind}
        onChange={({ target }) => {
          setKind(kinds.find((one) => one === target.value) ?? '');
          setValue('');
        }}
      >
        <option value="">{ta('list.change.choose')}</option>
        <Options of={kinds} text={(one) => ta(`list.change.${one}`)} />
      </select>
      {kind === '' ? null : (
        <>
          <Value kind={kind} value={value} choices={choices} onChange={setValue} />
          <Button type="submit" className="btn btn-outline btn-sm" isOff={isBusy || value.trim() === ''}>
            {ta('list.change.apply')}
          </Button>
        </>
      )}
    </form>
  );
}

/** The values that a field can have, with their names; null if it is typed. */
function optionsOf(kind: Kind, { categories, partners }: Props['choices']) {
  if (kind === 'category') return [{ id: none, name: ta('products.noCategory') }, ...categories];
  if (kind === 'supplier') return [{ id: none, name: ta('list.noSupplier') }, ...partners];
  return kind === 'stock_status' ? stockStatuses.map((id) => ({ id, name: ta(stockText(id)) })) : null;
}

const hints = { price: 'list.change.priceHint', price_percent: 'list.change.percentHint' } as const;

type ValueProps = Pick<Props, 'choices'> & { kind: Kind; value: string; onChange: (value: string) => void };

function Value({ kind, value, choices, onChange }: ValueProps): ReactNode {
  const label = ta(`list.change.${kind}`);
  const options = optionsOf(kind, choices);
  if (options)
    return (
      <select
        className="field field-sm"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{ta('list.change.choose')}</option>
        <NamedOptions of={options} />
      </select>
    );
  const hint = hints[kind as keyof typeof hints];
  return (
    <>
      <input
        className="field field-sm w-24"
        inputMode={kind === 'stock_quantity' ? 'numeric' : kind === 'price' ? 'decimal' : 'text'}
        autoComplete="off"
        aria-label={label}
        aria-describedby={hint ? 'bulk-hint' : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint ? (
        <span id="bulk-hint" className="field-hint">
          {ta(hint)}
        </span>
      ) : null}
    </>
  );
}
