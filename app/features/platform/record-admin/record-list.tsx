import type { ComponentProps, ReactNode } from 'react';
import { nouns, type RecordNoun } from '#shared/base/nouns.ts';
import { listPath } from '../../../staff/list/list-path.ts';
import { StaffList } from '../../../staff/list/staff-list.tsx';
import { AddRecord, RecordActions } from '../../../staff/record/record-actions.tsx';
import { useLinkedId } from '../../../staff/record/use-linked-id.ts';
import { type FieldsOf, listFields } from './field-spec.ts';
import { type EditedRecord, RecordDialog } from './record-dialog.tsx';

type ListedRecord = Omit<EditedRecord, 'version'>;

type Props<Row extends ListedRecord, Edited, Change, Action> = Omit<
  ComponentProps<typeof StaffList<Row, Action>>,
  'noun' | 'list' | 'nameOf' | 'empty' | 'ways' | 'renderActions'
> & {
  noun: RecordNoun;
  nameOf: (row: Row | Edited) => string;
  /** What the loader has made (`onStaffList`), with the record whose form is open. */
  list: ComponentProps<typeof StaffList<Row, Action>>['list'] & { edited: Edited | null };
  addLabel: string;
  editLabel: (name: string) => string;
  empty: Omit<ComponentProps<typeof StaffList<Row, Action>>['empty'], 'children'>;
  /** Links beside the button that adds a record. */
  links?: ReactNode;
  /** The fields of the record's form, or a function that renders the whole form. */
  fields?: FieldsOf<Change>;
  renderForm?: (record: Edited | null, onClose: () => void) => ReactNode;
};

/**
 * The page of a noun with the common lifecycle whose records fill many pages (decision 021): its list and form.
 * `?edit=<id>` opens a record, `?edit=new` the form of a new one.
 */
export function RecordList<Row extends ListedRecord, Edited extends EditedRecord, Change, Action = never>(
  props: Props<Row, Edited, Change, Action>,
) {
  const { addLabel, editLabel, empty, links, fields, renderForm, ...list } = props;
  const { noun, nameOf } = list;
  const { query, edited } = list.list;
  const { openId, open, close } = useLinkedId();
  const add = <AddRecord text={addLabel} onClick={() => open('new')} />;
  const isOpen = openId === 'new' || openId === edited?.id;
  return (
    <>
      <StaffList<Row, Action>
        {...list}
        ways={
          <>
            {links}
            {add}
          </>
        }
        empty={{ ...empty, children: add }}
        renderActions={(row, { isBusy, move }) => (
          <RecordActions
            name={nameOf(row)}
            isDeleted={row.isDeleted}
            isBusy={isBusy}
            editLabel={editLabel(nameOf(row))}
            edit={listPath(nouns[noun].screen, { ...query, edit: row.id })}
            onMove={() => move(row)}
          />
        )}
      />
      {isOpen && renderForm ? renderForm(edited, close) : null}
      {isOpen && fields ? (
        <RecordDialog
          key={openId}
          title={edited ? editLabel(nameOf(edited)) : addLabel}
          noun={noun}
          record={edited}
          fields={listFields(fields)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
