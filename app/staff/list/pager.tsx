import { Link } from 'react-router';
import { ta } from '../../lib/admin-text.ts';
import { listPath } from './list-path.ts';

type Props = {
  label: string;
  /** Path and filters of the list. */
  path: string;
  query: { page: number } & Record<string, unknown>;
  pages: number;
};

/** Links to the previous and next page of a list; renders nothing if there is only one page. */
export function Pager({ label, path, query, pages }: Props) {
  if (pages <= 1) return null;
  const { page } = query;
  const link = (to: number, text: string) =>
    to >= 1 && to <= pages ? (
      <Link to={listPath(path, { ...query, page: to })} className="btn btn-outline btn-sm">
        {text}
      </Link>
    ) : (
      <span />
    );
  return (
    <nav className="pager flex items-center justify-between gap-3" aria-label={label}>
      {link(page - 1, ta('common.previous'))}
      <span className="text-sm text-muted">{ta('common.pageOf', { page, pages })}</span>
      {link(page + 1, ta('common.next'))}
    </nav>
  );
}
