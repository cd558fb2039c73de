import { useState } from 'react';
import { ta } from '../../lib/admin-text.ts';
import { Button } from '../../ui/button.tsx';
import type { Action } from './bulk.ts';
import type { Choices } from './product-fields.tsx';

type Props = {
  categories: Choices['categories'];
  isBusy: boolean;
  /** @param value the value that is set, in words */
  onAction: (action: Action, value: string) => void;
};

/** Value for "no category". It is not the first choice, so that one click cannot set it for twenty products. */
const none = 'none';

/** Moves all selected products to a category. */
export function BulkCategory({ categories, isBusy, onAction }: Props) {
  const [category, setCategory] = useState('');
  const setTo = categories.find(({ id }) => id === category)?.name ?? ta('products.noCategory');
  return (
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
    </>
  );
}
