import { useState } from 'react';
import { libraryPageSize } from '#shared/limits.ts';
import { libraryQuery, librarySelections } from '#shared/media-library.ts';
import { canManageUsers } from '#shared/policy.ts';
import { Pager } from '../../features/admin-shell/pager.tsx';
import { FileDialog } from '../../features/media-admin/file-dialog.tsx';
import { FileGrid } from '../../features/media-admin/file-grid.tsx';
import { ta } from '../../lib/admin-text.ts';
import { FilterChoice, FilterForm } from '../../lib/filter-form.tsx';
import { filterWords } from '../../lib/filter-words.ts';
import { Fold } from '../../ui/admin/fold.tsx';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/media.ts';

/** /admin/media: every picture and video, and where it is used. */
export const loader = onStaffServer('staff', async ({ services, user }, { request }: Route.LoaderArgs) => {
  const query = libraryQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const list = await services.mediaLibrary.list(user, query);
  return {
    meta: { title: ta('media.title') },
    query,
    ...list,
    pages: Math.max(1, Math.ceil(list.total / libraryPageSize)),
    canSet: canManageUsers(user),
  };
});

export const meta = pageMeta;

export default function Media({ loaderData }: Route.ComponentProps) {
  const { query, files, total, pages, canSet } = loaderData;
  const [opened, setOpened] = useState<string | null>(null);
  const file = files.find(({ url }) => url === opened);
  return (
    <div className="grid gap-4">
      <header>
        <h1 className="h1">{ta('media.title')}</h1>
        <p className="text-muted">{ta('media.text')}</p>
      </header>
      <FilterForm
        query={query}
        search={query.search}
        searchLabel={ta('media.searchLabel')}
        submitLabel={ta('products.apply')}
      >
        <Fold {...filterWords([query.show])}>
          <FilterChoice name="show" label={ta('media.show')} value={query.show}>
            <option value="">{ta('media.all')}</option>
            {librarySelections.map((name) => (
              <option key={name} value={name}>
                {ta(`media.${name}`)}
              </option>
            ))}
          </FilterChoice>
        </Fold>
      </FilterForm>
      <p role="status" className="text-sm text-muted">
        {ta('media.count', { count: total })}
      </p>
      {files.length > 0 ? (
        <FileGrid files={files} canSet={canSet} onOpen={setOpened} />
      ) : (
        <EmptyState icon="search" title={ta('media.none')} text={ta('media.noneText')} />
      )}
      <Pager
        page={query.page}
        pages={pages}
        label={ta('media.title')}
        pathOf={(page) => `/admin/media?${new URLSearchParams({ ...query, page: String(page) })}`}
      />
      {file ? (
        <FileDialog key={file.url} file={file} canSet={canSet} onClose={() => setOpened(null)} />
      ) : null}
    </div>
  );
}
