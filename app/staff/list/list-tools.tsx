import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { maxSavedViews, maxViewName } from '#shared/base/limits.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { Fold } from '../../ui/admin/fold.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { ta } from '../../lib/admin-text.ts';
import { listPath } from './list-path.ts';
import type { ListView, SavedView } from './use-list-view.ts';

type Props = {
  view: ListView;
  path: string;
  query: object;
  /** The list can also be shown as cards on a wide screen. */
  hasCards?: boolean;
};

/** Settings for the look of a list: saved views, columns, table or cards. */
export function ListTools({ view, path, query, hasCards = false }: Props) {
  return (
    <Fold label={ta('list.look')}>
      <Views view={view} address={listPath(path, { ...query, page: 1 })} path={path} />
      {view.layout === 'table' ? <Columns view={view} /> : null}
      {hasCards ? (
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
      ) : null}
    </Fold>
  );
}

/** A panel that a button opens. Rendered only while open, so that its fields are not among the page's fields. */
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

function Columns({ view }: Pick<Props, 'view'>) {
  const { all, usual, columns, setColumns } = view;
  return (
    <Menu text={ta('list.columns')}>
      <fieldset className="grid gap-1">
        <legend className="sr-only">{ta('list.columns')}</legend>
        {all.map(({ name, heading }) => (
          <label key={name} className="flex items-center gap-2">
            <input
              type="checkbox"
              className="size-5"
              checked={columns.includes(name)}
              onChange={({ target }) =>
                setColumns(
                  all
                    .map((one) => one.name)
                    .filter((one) => (one === name ? target.checked : columns.includes(one))),
                )
              }
            />
            {heading}
          </label>
        ))}
      </fieldset>
      <button type="button" className="btn btn-ghost btn-sm" onClick={() => setColumns(usual)}>
        {ta('list.allColumns')}
      </button>
    </Menu>
  );
}

type ViewsProps = { view: ListView; path: string; address: string };

function Views({ view: { views, setViews, columns, setColumns }, path, address }: ViewsProps) {
  const [name, setName] = useState('');
  const typed = name.trim();
  const save = () => {
    const others = views.filter((view) => view.name !== typed);
    if (others.length >= maxSavedViews) {
      toast({ title: ta('list.tooManyViews', { count: maxSavedViews }), isError: true });
      return;
    }
    setViews([...others, { name: typed, search: address.slice(path.length + 1), columns }]);
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
            path={path}
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

type ViewProps = { view: SavedView; path: string; onOpen: () => void; onForget: () => void };

function View({ view: { name, search }, path, onOpen, onForget }: ViewProps) {
  return (
    <li className="flex items-center gap-1">
      <Link to={`${path}?${search}`} className="menu-item min-w-0 flex-1" onClick={onOpen}>
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
