import { Link } from 'react-router';
import { ta } from '../../lib/admin-text.ts';

type Props = { page: number; pages: number; label: string; pathOf: (page: number) => string };

/** Previous and next page of a list; nothing where there is one page only. */
export function Pager({ page, pages, label, pathOf }: Props) {
  if (pages <= 1) return null;
  const link = (to: number, text: string) =>
    to >= 1 && to <= pages ? (
      <Link to={pathOf(to)} className="btn btn-outline btn-sm">
        {text}
      </Link>
    ) : (
      <span />
    );
  return (
    <nav className="flex items-center justify-between gap-3" aria-label={label}>
      {link(page - 1, ta('common.previous'))}
      <span className="text-sm text-muted">{ta('common.pageOf', { page, pages })}</span>
      {link(page + 1, ta('common.next'))}
    </nav>
  );
}
