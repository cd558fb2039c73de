import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { maxSavedViews, maxViewName } from '#shared/limits.ts';
import { ta } from '../../lib/admin-text.ts';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/admin/fold.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { type ColumnName, columnNames, usualColumns } from './table-columns.tsx';
import type { SavedView, useListView } from './use-list-view.ts';

type Props = {
  view: ReturnType<typeof useListView>;
  /** What the address says of filters and order. */
  search: string;
};

/** How the list looks: kept views, columns, table or cards. */
export function ListTools({ view, search }: Props) {
  return (
    <Fold label={ta('list.look')}>
      <Views view={view} search={search} />
      {view.layout === 'table' ? <Columns shown={view.columns} onChange={view.setColumns} /> : null}
      <div role="group" aria-label={ta('list.layout')} className="flex gap-1">
        {(['table', 'cards'] as const).map((layout) => (
          <button
            key={layout}
            type="button"
            aria-pressed={view.layout === layout}
            className={`btn btn-sm ${view.layout === layout ? 'btn-primary' : 'btn-outline'}`}
            onClick={() => view.setLayout(layout)}
          >
            {ta(`list.${layout}`)}
          </button>
        ))}
      </div>
    </Fold>
  );
}

/** What opens under a button; it is made when it is opened, so that its fields do not stand beside those of the page. */
function Menu({ text, children }: { text: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="menu" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="btn btn-outline btn-sm">
        {text}
        <Icon name="chevron" className="size-3.5" />
      </summary>
      <div className="menu-panel list-menu">{isOpen ? children : null}</div>
    </details>
  );
}

type ColumnsProps = { shown: readonly ColumnName[]; onChange: (columns: readonly ColumnName[]) => void };

function Columns({ shown, onChange }: ColumnsProps) {
  return (
    <Menu text={ta('list.columns')}>
      <fieldset className="grid gap-1">
        <legend className="sr-only">{ta('list.columns')}</legend>
        {columnNames.map((name) => (
          <label key={name} className="flex items-center gap-2">
            <input
              type="checkbox"
              className="size-5"
              checked={shown.includes(name)}
              onChange={({ target }) =>
                onChange(columnNames.filter((one) => (one === name ? target.checked : shown.includes(one))))
              }
            />
            {ta(`list.column.${name}`)}
          </label>
        ))}
      </fieldset>
      <button type="button" className="btn btn-ghost btn-sm" onClick={() => onChange(usualColumns)}>
        {ta('list.allColumns')}
      </button>
    </Menu>
  );
}

function Views({ view: { views, setViews, columns, setColumns }, search }: Props) {
  const [name, setName] = useState('');
  const typed = name.trim();
  const save = () => {
    const others = views.filter((view) => view.name !== typed);
    if (others.length >= maxSavedViews) {
      toast({ title: ta('list.tooManyViews', { count: maxSavedViews }), isError: true });
      return;
    }
    setViews([...others, { name: typed, search, columns }]);
    setName('');
  };
  return (
    <Menu text={ta('list.savedViews')}>
      {views.length === 0 ? <p className="text-sm text-muted">{ta('list.noViews')}</p> : null}
      <ul>
        {views.map((view) => (
          <View
            key={view.name}
            view={view}
            onOpen={() => setColumns(view.columns)}
            onForget={() => setViews(views.filter((other) => other !== view))}
          />
        ))}
      </ul>
      <form
        className="flex gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '') save();
        }}
      >
        <input
          className="field field-sm"
          value={name}
          maxLength={maxViewName}
          aria-label={ta('list.viewName')}
          placeholder={ta('list.viewName')}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" className="btn btn-outline btn-sm" isOff={typed === ''}>
          {ta('list.saveView')}
        </Button>
      </form>
    </Menu>
  );
}

type ViewProps = { view: SavedView; onOpen: () => void; onForget: () => void };

function View({ view: { name, search }, onOpen, onForget }: ViewProps) {
  return (
    <li className="flex items-center gap-1">
      <Link to={`?${search}`} className="menu-item min-w-0 flex-1" onClick={onOpen}>
        <span className="cell-name">{name}</span>
      </Link>
      <button
        type="button"
        className="btn btn-ghost btn-sm btn-icon"
        aria-label={ta('list.forgetView', { name })}
        onClick={onForget}
      >
        <AdminIcon name="trash" className="size-4" />
      </button>
    </li>
  );
}
