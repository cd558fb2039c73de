import { useState } from 'react';
import { type AdminTextKey, ta } from '../../lib/admin-text.ts';
import type { Action } from './bulk.ts';
import { BulkValue } from './bulk-value.tsx';
import type { Choices } from './product-fields.tsx';
import { Button } from '../../ui/button.tsx';

type Props = {
  count: number;
  choices: Choices;
  isTrash: boolean;
  isBusy: boolean;
  onClear: () => void;
  /** @param value what is set, in words */
  onAction: (action: Action, value: string) => void;
};

/** Out of any category; not the first choice, which one click would make for twenty products. */
const none = 'none';

/** What can be done with all selected products at once. */
export function BulkBar({ count, choices, isTrash, isBusy, onClear, onAction }: Props) {
  const [category, setCategory] = useState('');
  const { categories, partners } = choices;
  const setTo = categories.find(({ id }) => id === category)?.name ?? ta('products.noCategory');
  const actions: [Action['action'], AdminTextKey][] = isTrash
    ? [['restore', 'products.restore']]
    : [
        ['activate', 'products.activate'],
        ['deactivate', 'products.deactivate'],
        ['feature', 'products.feature'],
        ['unfeature', 'products.unfeature'],
        ['delete', 'products.delete'],
      ];
  return (
    <div
      role="group"
      aria-label={ta('products.selected', { count })}
      className="bulk-bar card sticky bottom-2 z-20 flex flex-wrap items-center gap-2 border-leaf p-2"
    >
      <strong className="px-2">{ta('products.selected', { count })}</strong>
      {actions.map(([action, text]) => (
        <Button
          key={action}
          className="btn btn-outline btn-sm"
          isOff={isBusy}
          onClick={() => onAction({ action }, '')}
        >
          {ta(text)}
        </Button>
      ))}
      {isTrash ? null : (
        <>
          <select
            className="field field-sm w-auto"
            aria-label={ta('products.category')}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          >
            <option value="">{ta('products.chooseCategory')}</option>
            <option value={none}>{ta('products.noCategory')}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button
            className="btn btn-outline btn-sm"
            isOff={isBusy || category === ''}
            onClick={() =>
              onAction({ action: 'category', categoryId: category === none ? null : category }, setTo)
            }
          >
            {ta('products.setCategory')}
          </Button>
          <BulkValue partners={partners} isBusy={isBusy} onAction={onAction} />
        </>
      )}
      <button type="button" className="btn btn-ghost btn-sm ml-auto" onClick={onClear}>
        {ta('products.clear')}
      </button>
    </div>
  );
}
