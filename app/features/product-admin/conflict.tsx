import { ta } from '../../lib/admin-text.ts';
import { conflictWords } from '../../lib/conflict-words.ts';
import type { FormConflict } from '../../lib/use-merging-save.ts';
import { ConflictPanel, type Side } from '../../ui/admin/conflict-panel.tsx';
import type { Choices } from './product-fields.tsx';
import type { ProductValues } from './product-values.ts';

type Field = keyof ProductValues;

type Props = {
  conflict: FormConflict<ProductValues>;
  choices: Choices;
  onChoose: (field: Field, side: Side) => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two people have changed the same fields of a product. */
export function Conflict({ conflict: { mine, theirs, differing }, choices, onChoose, ...on }: Props) {
  const names = new Map([...choices.categories, ...choices.partners].map(({ id, name }) => [id, name]));
  const show = (value: ProductValues[Field]): string => {
    if (typeof value === 'boolean') return ta(value ? 'conflict.yes' : 'conflict.no');
    if (typeof value !== 'string') return ta('conflict.pictures', { count: value.length });
    return names.get(value) ?? value;
  };
  return (
    <ConflictPanel
      title={ta('conflict.title')}
      text={ta(theirs.isDeleted ? 'conflict.inTrash' : 'conflict.text')}
      words={conflictWords()}
      rows={differing.map((field) => ({
        key: field,
        label: ta(field === 'media' ? 'productForm.media' : `productForm.fields.${field}`),
        theirs: show(theirs.values[field]),
        mine: show(mine[field]),
      }))}
      onChoose={(key, side) => onChoose(key as Field, side)}
      {...on}
    />
  );
}
