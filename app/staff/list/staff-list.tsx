import type { ComponentProps, ReactNode } from 'react';
import { type LifecycleNoun, nouns } from '#shared/base/nouns.ts';
import { ta } from '../../lib/admin-text.ts';
import { Button } from '../../ui/button.tsx';
import type { Question } from '../form/use-question.tsx';
import { type TrashWords, useRecordTrash } from '../record/use-record-trash.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type Changed, changeMany } from './change-many.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { ListScreen } from './list-screen.tsx';
import { ListTools } from './list-tools.tsx';
import { type ListView, useListView } from './use-list-view.ts';
import { type Selection, useSelection } from './use-selection.ts';

type ListedRow = { id: string; isDeleted?: boolean };

/** What the parts of a list need that the list does not render itself. */
export type ListActs<Row> = ReturnType<typeof useRecordTrash<Row & ListedRow>> & {
  selection: Selection;
  view: ListView;
};

/** Changes of the selected rows, which can be undone. */
type ListBulk<Row, Action> = {
  /** Those that need no value, as buttons. */
  actions: readonly (readonly [action: Action, text: string])[];
  /** Whether rows of other pages are changed too; otherwise only the selected rows of this page. */
  isEveryPage?: boolean;
  change: (action: Action, ids: string[], rows: readonly Row[]) => Promise<Changed>;
  done: (action: Action, count: number) => string;
  failed: string;
  isFinal?: boolean;
  /** A question before a change; null if none is needed. */
  question?: (
    action: Action,
    chosen: { count: number; isWhole: boolean; value: string },
  ) => Omit<Question, 'run'> | null;
  /** Changes that need a value. */
  renderMore?: (isBusy: boolean, start: (action: Action, value?: string) => void) => ReactNode;
};

type Props<Row, Action> = Omit<
  ComponentProps<typeof ListScreen>,
  'path' | 'query' | 'pages' | 'kept' | 'isEmpty' | 'selection' | 'tools' | 'children'
> &
  Pick<ComponentProps<typeof ListTable<Row & ListedRow>>, 'rows' | 'nameOf' | 'columns'> & {
    noun: LifecycleNoun;
    /** What the loader has made (`onStaffList`). */
    list: {
      query: { search: string; page: number; sort: string; order?: string };
      pages: number;
      total: number;
    };
    /** The query for the address, if it differs from the one that the loader has parsed. */
    shown?: ComponentProps<typeof ListScreen>['query'];
    kept?: Record<string, string>;
    /** The sort orders, and the default direction of each. */
    orders: Readonly<Record<string, 'asc' | 'desc'>>;
    /** Whether there is nothing to show, if that is not only a matter of the rows. */
    isEmpty?: boolean;
    /** Whether the list shows the trash, and how many records are in it if that is not the total. */
    isTrash: boolean;
    inTrash?: number;
    words?: TrashWords;
    /** Name under which a user's columns and views are stored, if they can be chosen. */
    views?: string;
    hasCards?: boolean;
    bulk?: ListBulk<Row, Action> | undefined;
    renderActions: (row: Row, acts: ListActs<Row>) => ReactNode;
    /** Actions for the list as a whole. */
    renderTools?: (acts: ListActs<Row>) => ReactNode;
    /** The rows in another form; null for the table. */
    renderRows?: (acts: ListActs<Row>) => ReactNode;
    /** Id of the element around the rows. */
    rowsId?: string;
  };

/**
 * A list of a noun with the common lifecycle, as its screen declares it: filters, order, columns that the user chooses,
 * bulk changes with Undo, and the trash.
 */
export function StaffList<Row extends ListedRow, Action = never>(props: Props<Row, Action>) {
  const { noun, list, rows, nameOf, columns, orders, isTrash, words, bulk, rowsId, ...rest } = props;
  const {
    inTrash = list.total,
    renderActions,
    renderRows,
    renderTools,
    views,
    hasCards = false,
    ...screen
  } = rest;
  const { shown = list.query, ...header } = screen;
  const path = nouns[noun].screen;
  const trash = useRecordTrash<Row>(noun, nameOf, words);
  const selection = useSelection(shown, rows);
  const view = useListView(views ?? noun, columns.slice(1));
  const acts = { ...trash, selection, view };
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const ids = bulk?.isEveryPage ? [...selection.ids] : chosen.map(({ id }) => id);
  const selected = bulk ? { selection } : {};
  const [first, ...others] = columns;
  const isShown = ({ name }: ListColumn<Row>) => !views || view.columns.includes(name);
  const body = renderRows?.(acts) ?? (
    <ListTable
      {...{ rows, nameOf }}
      {...selected}
      label={header.title}
      columns={[first!, ...others.filter(isShown)]}
      renderActions={(row) => renderActions(row, acts)}
      sorting={{
        path,
        query: { ...shown, sort: list.query.sort, order: list.query.order ?? '' },
        natural: orders,
      }}
    />
  );
  const start = (action: Action, value = ''): void => {
    const { change, done, failed, isFinal = false, question } = bulk!;
    const send = () =>
      void changeMany(trash.run, () => change(action, ids, chosen), {
        done: (count) => done(action, count),
        failed,
        isFinal,
      }).then((isDone) => isDone && selection.clear());
    const isWhole = ids.length === selection.shown.length;
    const asked = question?.(action, { count: ids.length, isWhole, value });
    if (asked) trash.ask({ ...asked, run: send });
    else send();
  };
  return (
    <>
      <ListScreen
        {...header}
        {...selected}
        path={path}
        query={shown}
        pages={list.pages}
        kept={props.kept ?? { sort: list.query.sort, order: list.query.order ?? '' }}
        isEmpty={props.isEmpty ?? rows.length === 0}
        tools={
          <>
            {renderTools?.(acts)}
            {isTrash && inTrash > 0 ? (
              <Button
                className="btn btn-danger btn-sm"
                isOff={trash.isBusy}
                onClick={() => trash.emptyTrash(inTrash)}
              >
                {ta('records.emptyTrash')}
              </Button>
            ) : null}
            {views ? <ListTools {...{ view, path, hasCards }} query={shown} /> : null}
          </>
        }
      >
        {rowsId ? <div id={rowsId}>{body}</div> : body}
        {bulk ? (
          <BulkBar
            count={ids.length}
            actions={bulk.actions}
            isBusy={trash.isBusy}
            onAction={start}
            onClear={selection.clear}
          >
            {bulk.renderMore?.(trash.isBusy, start)}
          </BulkBar>
        ) : null}
      </ListScreen>
      {trash.dialog}
    </>
  );
}
