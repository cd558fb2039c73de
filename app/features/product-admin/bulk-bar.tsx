import { useState } from 'react';
import type { Category } from '#shared/category.ts';
import type { BulkChange } from '#shared/product-form.ts';
import { type AdminTextKey, ta } from '../../lib/admin-text.ts';

type Props = {
  count: number;
  categories: readonly Category[];
  isTrash: boolean;
  isBusy: boolean;
  onClear: () => void;
  onAction: (action: BulkChange['action'], categoryId: string | null) => void;
};

/** Out of any category; not the first choice, which one click would make for twenty products. */
const none = 'none';

/** What can be done with all selected products at once. */
export function BulkBar({ count, categories, isTrash, isBusy, onClear, onAction }: Props) {
  const [category, setCategory] = useState('');
  const actions: [BulkChange['action'], AdminTextKey][] = isTrash
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
      className="card sticky bottom-2 z-20 flex flex-wrap items-center gap-2 border-leaf p-2"
    >
      <strong className="px-2">{ta('products.selected', { count })}</strong>
      {actions.map(([action, text]) => (
        <button
          key={action}
          type="button"
          className="btn btn-outline btn-sm"
          disabled={isBusy}
          onClick={() => onAction(action, null)}
        >
          {ta(text)}
        </button>
      ))}
      {isTrash ? null : (
        <>
          <select
            className="field w-auto"
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
          <button
            type="button"
            className="btn btn-outline btn-sm"
            disabled={isBusy || category === ''}
            onClick={() => onAction('category', category === none ? null : category)}
          >
            {ta('products.setCategory')}
          </button>
        </>
      )}
      <button type="button" className="btn btn-ghost btn-sm ml-auto" onClick={onClear}>
        {ta('products.clear')}
      </button>
    </div>
  );
}
