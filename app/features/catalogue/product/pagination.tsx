import { Link } from 'react-router';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Props = { page: number; pages: number; pathOf: (page: number) => string };

/** Links to the previous and next page within reach of a thumb, and to the pages around the current one. */
export function Pagination({ page, pages, pathOf }: Props) {
  const { t } = useTexts();
  return (
    <nav
      aria-label={t('products.pagination')}
      className="mt-8 flex flex-wrap items-center justify-center gap-2"
    >
      {page > 1 ? (
        <Link to={pathOf(page - 1)} rel="prev" className="btn btn-outline">
          <Icon name="left" className="size-4" />
          {t('products.previousPage')}
        </Link>
      ) : null}
      <ol className="hidden items-center gap-2 sm:flex">
        {shownPages(page, pages).map((number, i, all) => (
          <li key={number} className="flex items-center gap-2">
            {i > 0 && number - all[i - 1]! > 1 ? <span aria-hidden="true">…</span> : null}
            <Link
              to={pathOf(number)}
              className={`btn ${number === page ? 'btn-primary' : 'btn-outline'}`}
              aria-label={t('products.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted sm:sr-only">{t('products.pageOf', { page, pages })}</p>
      {page < pages ? (
        <Link to={pathOf(page + 1)} rel="next" className="btn btn-outline">
          {t('products.nextPage')}
          <Icon name="right" className="size-4" />
        </Link>
      ) : null}
    </nav>
  );
}

/** First, last, and two on each side of the current page. */
function shownPages(page: number, pages: number): number[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2].filter((n) => n > 1 && n < pages);
  return pages === 1 ? [1] : [1, ...near, pages];
}
