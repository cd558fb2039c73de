import { useCallback, useState } from 'react';
import { translationPageSize } from '#shared/base/limits.ts';
import type { TargetLanguage } from '#shared/base/locale.ts';
import { translationQuery, type TranslationRow } from '#shared/catalogue/translation.ts';
import {
  BoardFigures,
  boardFilters,
  boardHome,
  KindChoice,
} from '../../features/catalogue/translation/board-filter.tsx';
import { BoardTable } from '../../features/catalogue/translation/board-table.tsx';
import { findNextRow } from '../../features/catalogue/translation/next-row.ts';
import { TranslateDialog } from '../../features/catalogue/translation/translate-dialog.tsx';
import { ta } from '../../lib/admin-text.ts';
import { EmptyList } from '../../staff/list/empty-list.tsx';
import { FilterForm } from '../../staff/list/filter-form.tsx';
import { listPath } from '../../staff/list/list-path.ts';
import { Pager } from '../../staff/list/pager.tsx';
import { onStaffList } from '../../lib/page-loader.ts';
import { toast } from '../../ui/toast.ts';
import type { Route } from './+types/translations.ts';

/** /admin/translations: translations that are missing or older than the original, in each language. */
export const loader = onStaffList(
  'staff',
  translationQuery,
  translationPageSize,
  async ({ services, user, locale, query }) => {
    const [list, figures] = await Promise.all([
      services.translations.list(user, query),
      services.translations.figures(user, query.kind),
    ]);
    const ids = query.kind === 'product' ? list.rows.map(({ id }) => id) : [];
    return {
      meta: { title: ta('translation.title') },
      ...list,
      names: await services.catalogue.namesIn(user, ids, locale),
      figures,
    };
  },
);

export default function Translations({ loaderData }: Route.ComponentProps) {
  const { query, rows, names, total, figures, pages } = loaderData;
  const [at, setAt] = useState<{ row: Pick<TranslationRow, 'id' | 'name'>; language: TargetLanguage } | null>(
    null,
  );
  const close = useCallback(() => setAt(null), []);
  async function goOn(id: string, language: TargetLanguage) {
    const failed = () => toast({ title: ta('common.networkFailed'), isError: true });
    const row = await findNextRow(query, rows, id, language).catch(() => undefined);
    if (row === undefined) return failed();
    setAt(row && { row, language });
    if (!row) toast({ title: ta('translation.nothingNext', { language: ta(`languages.${language}`) }) });
  }

  return (
    <div className="grid gap-2">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h1 className="h1">{ta('translation.title')}</h1>
          <p className="text-sm text-muted">{ta('translation.text')}</p>
        </div>
        <KindChoice query={query} />
      </header>
      <BoardFigures query={query} figures={figures} />
      <section aria-labelledby="rows" className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2 [&>form]:flex-[1_1_18rem] [&>form]:justify-end">
          <h2 id="rows" className="h3">
            {ta('translation.count', { count: total })}
          </h2>
          <FilterForm
            search={query.search}
            searchLabel={ta('translation.searchLabel')}
            filters={boardFilters(query)}
            kept={{ kind: query.kind }}
          />
        </div>
        {rows.length > 0 ? (
          <BoardTable rows={rows} names={names} onOpen={(row, language) => setAt({ row, language })} />
        ) : (
          <EmptyList
            path={listPath(boardHome, { kind: query.kind })}
            query={query}
            filters={boardFilters(query)}
            title={ta('translation.noneAtAll')}
            text={ta('translation.text')}
          />
        )}
        <Pager label={ta('translation.title')} path={boardHome} query={query} pages={pages} />
      </section>
      {at ? (
        <TranslateDialog
          kind={query.kind}
          row={at.row}
          language={at.language}
          onLanguage={(language) => setAt({ ...at, language })}
          onNext={() => goOn(at.row.id, at.language)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
