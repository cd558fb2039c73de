import type { ReactNode } from 'react';
import { ta } from '../../lib/admin-text.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { RowAction, RowActions } from '../list/row-actions.tsx';

type Props = {
  name: string;
  isDeleted: boolean;
  isBusy: boolean;
  /** Accessible name of the edit action, if the verb followed by the record's name is not enough. */
  editLabel?: string;
  /** The address of its form, or the function that opens it; undefined if its name links to its page. */
  edit?: string | (() => void);
  onMove: () => void;
  /** Further actions of a record that is not in the trash. */
  children?: ReactNode;
};

/** The actions of a record's row: edit and delete, or restore. */
export function RecordActions({ name, isDeleted, isBusy, editLabel, edit, onMove, children }: Props) {
  const named = (verb: string) => `${verb} ${name}`;
  const [editText, restoreText] = [ta('products.edit'), ta('products.restore')];
  return (
    <RowActions name={name}>
      {isDeleted ? (
        <RowAction text={restoreText} label={named(restoreText)} isBusy={isBusy} onClick={onMove} />
      ) : (
        <>
          {edit === undefined ? null : (
            <RowAction
              icon="edit"
              text={editText}
              label={editLabel ?? named(editText)}
              {...(typeof edit === 'string' ? { to: edit } : { onClick: edit })}
            />
          )}
          <RowAction
            icon="trash"
            text={ta('products.delete')}
            label={ta('records.deleteNamed', { name })}
            isDanger
            isBusy={isBusy}
            onClick={onMove}
          />
          {children}
        </>
      )}
    </RowActions>
  );
}

/** Opens the form of a new record. */
export const AddRecord = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button type="button" className="btn btn-primary" onClick={onClick}>
    <AdminIcon name="plus" className="size-4" />
    {text}
  </button>
);
