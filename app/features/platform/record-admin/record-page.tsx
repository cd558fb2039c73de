import type { ReactNode } from 'react';
import type { RecordNoun } from '#shared/base/nouns.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useLinkedId } from '../../../staff/record/use-linked-id.ts';
import { type ListColumn, ListTable } from '../../../staff/list/list-table.tsx';
import { AddRecord, RecordActions } from '../../../staff/record/record-actions.tsx';
import { useRecordTrash } from '../../../staff/record/use-record-trash.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { type FieldsOf, listFields } from './field-spec.ts';
import { type EditedRecord, RecordDialog } from './record-dialog.tsx';

/** The cells between the name and the buttons, by their headings. A phone shows only the first two. */
export type Cells = Readonly<Record<string, ReactNode>>;

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
  cells: (row: Row) => Cells;
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
  const { renderForm, renderAbove, lang, cells } = rest;
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
        <ListTable<Row>
          label={title}
          rows={rows}
          nameOf={nameOf}
          columns={[
            nameColumn(nameOf, lang),
            ...Object.keys(cells(rows[0]!)).map((heading, i): ListColumn<Row> => ({
              name: heading,
              heading,
              style: 'cell-text',
              isFact: i < 2,
              cell: (row) => factOf(heading, cells(row)[heading]),
            })),
          ]}
          renderActions={(row) => (
            <RecordActions
              name={nameOf(row)}
              isDeleted={row.isDeleted}
              isBusy={isBusy}
              edit={() => open(row.id)}
              onMove={() => move(row)}
            />
          )}
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

/** A number needs its heading, which a card on a phone does not show. */
const factOf = (heading: string, value: ReactNode): ReactNode =>
  typeof value === 'number' ? (
    <>
      <span className="fact-label">{heading} </span>
      {value}
    </>
  ) : (
    value
  );

const nameColumn = <Row extends EditedRecord>(
  nameOf: (row: Row) => string,
  lang: string | undefined,
): ListColumn<Row> => ({
  name: '',
  heading: ta('records.name'),
  cell: (row) => (
    <>
      <span className="cell-name" lang={lang}>
        {nameOf(row)}
      </span>
      {row.isDeleted ? <span className="badge badge-red ml-2">{ta('products.statusTrash')}</span> : null}
    </>
  ),
});
