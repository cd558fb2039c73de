import { admin } from '#shared/i18n/en/admin.ts';
import type { ProductField, StaffProduct } from '#shared/product-form.ts';
import { ta } from '../../lib/admin-text.ts';
import { conflictWords } from '../../lib/conflict-words.ts';
import { ConflictPanel } from '../../ui/admin/conflict-panel.tsx';
import type { Choices } from './product-fields.tsx';

/** Every field has a name in the dictionary, or it does not compile: its names are the list. */
const fields = Object.keys(admin.productForm.fields) as ProductField[];

/** A single value as it is shown; none for null. */
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

type Props = {
  mine: Record<string, unknown>;
  theirs: StaffProduct;
  choices: Choices;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two people have edited the same product. */
export function Conflict({ mine, theirs, choices, ...on }: Props) {
  const names = new Map([...choices.categories, ...choices.partners].map(({ id, name }) => [id, name]));
  const show = (value: unknown) => {
    const text = Array.isArray(value) ? value.join(', ') : asText(value);
    return names.get(text) ?? text;
  };
  const rows = fields.flatMap((key) => {
    // What the form does not hold, such as the main picture, is not overwritten by it.
    if (!(key in mine)) return [];
    const row = {
      key,
      label: ta(`productForm.fields.${key}`),
      theirs: show(theirs[key]),
      mine: show(mine[key]),
    };
    return row.mine.trim() === row.theirs.trim() ? [] : [row];
  });
  return (
    <ConflictPanel
      title={ta('conflict.title')}
      text={ta('conflict.text')}
      words={conflictWords()}
      rows={rows}
      {...on}
    />
  );
}
