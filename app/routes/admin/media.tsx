import { useState } from 'react';
import { Link } from 'react-router';
import { libraryPageSize } from '#shared/base/limits.ts';
import { libraryQuery, librarySelections } from '#shared/content/media-library.ts';
import { canManageUsers } from '#shared/base/policy.ts';
import { FileDialog } from '../../features/content/media-admin/file-dialog.tsx';
import { FileGrid } from '../../features/content/media-admin/file-grid.tsx';
import { ta } from '../../lib/admin-text.ts';
import type { ListFilter } from '../../staff/list/filter-form.tsx';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { onStaffList } from '../../lib/page-loader.ts';
import type { Route } from './+types/media.ts';

/** /admin/media: all pictures and videos, with their places of use. */
export const loader = onStaffList(
  'staff',
  libraryQuery,
  libraryPageSize,
  async ({ services, user, query }) => {
    const list = await services.mediaLibrary.list(user, query);
    return {
      meta: { title: ta('media.title') },
      ...list,
      canSet: canManageUsers(user),
    };
  },
);

export default function Media({ loaderData }: Route.ComponentProps) {
  const { query, files, total, pages, canSet } = loaderData;
  const [opened, setOpened] = useState<string | null>(null);
  const file = files.find(({ url }) => url === opened);
  const filters: ListFilter[] = [
    {
      name: 'show',
      value: query.show,
      label: ta('media.show'),
      none: ta('media.all'),
      choices: librarySelections.map((name) => [name, ta(`media.${name}`)]),
    },
  ];
  return (
    <>
      <ListScreen
        title={ta('media.title')}
        text={ta('media.text')}
        path="/admin/media"
        query={query}
        pages={pages}
        searchLabel={ta('media.searchLabel')}
        filters={filters}
        count={ta('media.count', { count: total })}
        isEmpty={files.length === 0}
        empty={{
          icon: 'image',
          title: ta('media.none'),
          text: ta('media.noneText'),
          children: (
            <Link to="/admin/quick-add-product" className="btn btn-outline">
              {ta('quickAdd.title')}
            </Link>
          ),
        }}
      >
        <FileGrid files={files} canSet={canSet} onOpen={setOpened} />
      </ListScreen>
      {file ? (
        <FileDialog key={file.url} file={file} canSet={canSet} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}
