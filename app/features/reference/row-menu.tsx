import type { StaffReferenceRow } from '#shared/reference.ts';
import { ta } from '../../lib/admin-text.ts';
import { RowAction, RowActions } from '../../staff/list/row-actions.tsx';
import { rowName } from './reference-columns.tsx';

type Props = {
  row: StaffReferenceRow;
  editPath: string;
  isBusy: boolean;
  onMove: (row: StaffReferenceRow) => void;
};

/** What can be done with a row: edit it, take it away, bring it back. */
export function RowMenu({ row, editPath, isBusy, onMove }: Props) {
  const name = rowName(row);
  return (
    <RowActions name={name}>
      {row.isDeleted ? (
        <RowAction
          text={ta('products.restore')}
          label={`${ta('products.restore')} ${name}`}
          isBusy={isBusy}
          onClick={() => onMove(row)}
        />
      ) : (
        <>
          <RowAction
            icon="edit"
            text={ta('products.edit')}
            label={ta('reference.edit', { name })}
            to={editPath}
          />
          <RowAction
            icon="trash"
            text={ta('products.delete')}
            label={ta('records.deleteNamed', { name })}
            isDanger
            isBusy={isBusy}
            onClick={() => onMove(row)}
          />
        </>
      )}
    </RowActions>
  );
}
