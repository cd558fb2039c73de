import type { ReactNode } from 'react';
import type { RecordNoun } from '#shared/base/nouns.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useLinkedId } from '../../../staff/record/use-linked-id.ts';
import { AddRecord } from '../../../staff/record/record-actions.tsx';
import { useRecordTrash } from '../../../staff/record/use-record-trash.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { type FieldsOf, listFields } from './field-spec.ts';
import { type EditedRecord, RecordDialog } from './record-dialog.tsx';
import { RecordTable } from './record-table.tsx';

type Props<Row, Change> = {
  noun: RecordNoun;
  title: string;
  text?: string;
  /** Text of the button that adds a record; undefined if the staff cannot add any. */
  addLabel?: string;
  emptyText: string;
  /** The rows; those in the trash come last. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  lang?: string | undefined;
  heads: readonly string[];
  /** The cells between the name and the buttons, one per heading. */
  cells: (row: Row) => readonly ReactNode[];
  /** The fields of the record's form, or a function that renders the whole form. */
  fields?: FieldsOf<Change>;
  renderForm?: (record: Row | null, onClose: () => void) => ReactNode;
  /** Content above the fields of a record's form. */
  renderAbove?: (record: Row) => ReactNode;
  /** Links beside the button that adds a record. */
  links?: ReactNode;
  /** Content between the heading and the list. */
  children?: ReactNode;
};

/**
 * The page of a noun with the common lifecycle (decision 021): its list, form and trash. `?edit=<id>` opens a record,
 * `?edit=new` the form of a new one.
 */
export function RecordPage<Row extends EditedRecord, Change>(props: Props<Row, Change>) {
  const { noun, title, text, addLabel, emptyText, rows, nameOf, fields, links, children, ...rest } = props;
  const { renderForm, renderAbove, ...table } = rest;
  const { openId, open, close } = useLinkedId();
  const record = rows.find(({ id, isDeleted }) => id === openId && !isDeleted) ?? null;
  const isNew = openId === 'new' && addLabel !== undefined;
  const { isBusy, move, emptyTrash, dialog } = useRecordTrash(noun, nameOf);
  const trash = rows.filter(({ isDeleted }) => isDeleted).length;
  const add = addLabel === undefined ? null : <AddRecord text={addLabel} onClick={() => open('new')} />;
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="h1">{title}</h1>
          {text ? <p className="text-muted">{text}</p> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {links}
          {trash > 0 ? (
            <Button className="btn btn-outline" isOff={isBusy} onClick={() => emptyTrash(trash)}>
              <AdminIcon name="trash" className="size-4" />
              {ta('records.emptyTrash')}
            </Button>
          ) : null}
          {rows.length > 0 ? add : null}
        </div>
      </header>
      {children}
      {rows.length > 0 ? (
        <RecordTable
          {...table}
          label={title}
          rows={rows}
          nameOf={nameOf}
          isBusy={isBusy}
          onMove={move}
          onEdit={({ id }) => open(id)}
        />
      ) : (
        <div className="card grid justify-items-start gap-3 p-6">
          <p className="text-muted">{emptyText}</p>
          {add}
        </div>
      )}
      {(record || isNew) && renderForm ? renderForm(record, close) : null}
      {(record || isNew) && fields ? (
        <RecordDialog
          key={openId}
          title={record ? ta('productForm.title', { name: nameOf(record) }) : addLabel!}
          noun={noun}
          name={record ? nameOf(record) : undefined}
          record={record}
          fields={listFields(fields)}
          above={record ? renderAbove?.(record) : null}
          onClose={close}
        />
      ) : null}
      {dialog}
    </div>
  );
}
