import { ta } from '../../lib/admin-text.ts';
import { conflictWords } from '../../lib/conflict-words.ts';
import type { FormConflict } from '../../lib/use-merging-save.ts';
import { ConflictPanel, type Side } from '../../ui/admin/conflict-panel.tsx';
import type { NamedField, RecordValues } from './field-spec.ts';

type Props = {
  fields: readonly NamedField[];
  conflict: FormConflict<RecordValues>;
  onChoose: (name: string, side: Side) => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two people have changed the same fields of a record. */
export function RecordConflict({ fields, conflict: { mine, theirs, differing }, ...on }: Props) {
  const rows = fields.filter(({ name }) => differing.includes(name));
  return (
    <ConflictPanel
      title={ta('conflict.title')}
      text={ta(theirs.isDeleted ? 'conflict.inTrash' : 'conflict.text')}
      words={conflictWords()}
      rows={rows.map(({ name, label }) => ({
        key: name,
        label,
        theirs: show(theirs.values[name]),
        mine: show(mine[name]),
      }))}
      {...on}
    />
  );
}

const show = (value: string | boolean | undefined): string =>
  typeof value === 'boolean' ? ta(value ? 'conflict.yes' : 'conflict.no') : (value ?? '');
