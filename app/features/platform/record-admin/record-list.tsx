import type { ComponentProps, ReactNode } from 'react';
import { nouns, type RecordNoun } from '#shared/base/nouns.ts';
import { ta } from '../../../lib/admin-text.ts';
import type { useCall } from '../../../lib/use-call.ts';
import { useLinkedId } from './use-linked-id.ts';
import { BulkBar } from '../../../staff/list/bulk-bar.tsx';
import { listPath } from '../../../staff/list/list-path.ts';
import { ListScreen } from '../../../staff/list/list-screen.tsx';
import { ListTable } from '../../../staff/list/list-table.tsx';
import { type Selection, useSelection } from '../../../staff/list/use-selection.ts';
import { AddRecord, RecordActions } from '../../../staff/record/record-actions.tsx';
import { useRecordTrash } from '../../../staff/record/use-record-trash.ts';
import { Button } from '../../../ui/button.tsx';
import { type FieldsOf, listFields } from './field-spec.ts';
import { type EditedRecord, RecordDialog } from './record-dialog.tsx';

/** A change of the selected rows. */
type Bulk<Action extends string> = {
  actions: readonly (readonly [action: Action, text: string])[];
  /** Those of the selection that are changed. */
  ids: (selection: Selection) => readonly string[];
  /** @returns whether it succeeded */
  send: (run: ReturnType<typeof useCall>['run'], ids: readonly string[], action: Action) => Promise<boolean>;
};

type ScreenProps = Pick<
  ComponentProps<typeof ListScreen>,
  'title' | 'text' | 'searchLabel' | 'filters' | 'count' | 'foot'
>;

type ListedRecord = Omit<EditedRecord, 'version'>;

type Props<Row extends ListedRecord, Edited, Change, Action extends string> = ScreenProps &
  Pick<ComponentProps<typeof ListTable<Row>>, 'rows' | 'first' | 'columns'> & {
    noun: RecordNoun;
    nameOf: (row: Row | Edited) => string;
    /** What the loader has made (`onStaffList`), with the record whose form is open. */
    list: {
      query: { search: string; page: number; sort: string; order: string };
      pages: number;
      total: number;
      edited: Edited | null;
    };
    /** Whether the list shows the trash. */
    isTrash: boolean;
    orders: Readonly<Record<string, 'asc' | 'desc'>>;
    addLabel: string;
    editLabel: (name: string) => string;
    empty: Omit<ComponentProps<typeof ListScreen>['empty'], 'children'>;
    /** Links beside the button that adds a record. */
    links?: ReactNode;
    bulk?: Bulk<Action> | undefined;
    /** The fields of the record's form, or a function that renders the whole form. */
    fields?: FieldsOf<Change>;
    renderForm?: (record: Edited | null, onClose: () => void) => ReactNode;
  };

/**
 * The page of a noun with the common lifecycle whose records fill many pages (decision 021): filters, order, bulk
 * actions, forms and trash. `?edit=<id>` opens a record, `?edit=new` the form of a new one.
 */
export function RecordList<
  Row extends ListedRecord,
  Edited extends EditedRecord,
  Change,
  Action extends string = never,
>(props: Props<Row, Edited, Change, Action>) {
  const { noun, list, rows, nameOf, first, columns, isTrash, orders, bulk, ...rest } = props;
  const { addLabel, editLabel, empty, links, fields, renderForm, ...screen } = rest;
  const { query, pages, total, edited } = list;
  const path = nouns[noun].screen;
  const { isBusy, run, move, emptyTrash, dialog } = useRecordTrash(noun, nameOf);
  const { openId, open, close } = useLinkedId();
  const selection = useSelection(query, rows);
  const selected = bulk ? { selection } : {};
  const chosen = bulk?.ids(selection) ?? [];
  const add = <AddRecord text={addLabel} onClick={() => open('new')} />;
  const isOpen = openId === 'new' || openId === edited?.id;
  return (
    <>
      <ListScreen
        {...screen}
        {...selected}
        ways={
          <>
            {links}
            {add}
          </>
        }
        path={path}
        query={query}
        pages={pages}
        kept={{ sort: query.sort, order: query.order }}
        isEmpty={rows.length === 0}
        empty={{ ...empty, children: add }}
        tools={
          isTrash && total > 0 ? (
            <Button className="btn btn-danger btn-sm" isOff={isBusy} onClick={() => emptyTrash(total)}>
              {ta('records.emptyTrash')}
            </Button>
          ) : null
        }
      >
        <ListTable
          {...{ rows, nameOf, first, columns }}
          {...selected}
          label={screen.title}
          renderActions={(row) => (
            <RecordActions
              name={nameOf(row)}
              isDeleted={row.isDeleted}
              isBusy={isBusy}
              editLabel={editLabel(nameOf(row))}
              edit={listPath(path, { ...query, edit: row.id })}
              onMove={() => move(row)}
            />
          )}
          sorting={{ path, query, natural: orders }}
        />
        {bulk ? (
          <BulkBar
            count={chosen.length}
            actions={bulk.actions}
            isBusy={isBusy}
            onAction={(action) =>
              void bulk.send(run, chosen, action).then((isDone) => isDone && selection.clear())
            }
            onClear={selection.clear}
          />
        ) : null}
      </ListScreen>
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
      {dialog}
    </>
  );
}
