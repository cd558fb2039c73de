import { Link, useSearchParams } from 'react-router';
import { type PostBulkChange, type StaffPostRow, staffPostQuery } from '#shared/content/blog-form.ts';
import { postOrders } from '#shared/content/blog-rules.ts';
import { staffPostPageSize } from '#shared/base/limits.ts';
import { PostActions } from '../../features/content/blog-admin/post-actions.tsx';
import { changePosts } from '../../features/content/blog-admin/post-bulk.ts';
import {
  columnNames,
  headingOf,
  postColumns,
  titleColumn,
  usualColumns,
} from '../../features/content/blog-admin/post-columns.tsx';
import { PostDialog, postDialogPath } from '../../features/content/blog-admin/post-dialog.tsx';
import { postFilters } from '../../features/content/blog-admin/post-filters.ts';
import { ImageUploader } from '../../features/content/upload/image-uploader.tsx';
import { callApi } from '../../lib/api.ts';
import { aboutRecord } from '../../lib/about-record.ts';
import { ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { BulkBar } from '../../staff/list/bulk-bar.tsx';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { ListTable } from '../../staff/list/list-table.tsx';
import { ListTools } from '../../staff/list/list-tools.tsx';
import { useListView } from '../../staff/list/use-list-view.ts';
import { useSelection } from '../../staff/list/use-selection.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { useRecordTrash } from '../../staff/record/use-record-trash.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/posts.ts';

/** /admin/blog-management: posts (docs/specification/posts.md#management). `?edit=` opens a post, or a new one. */
export const loader = onStaffList(
  'staff',
  staffPostQuery,
  staffPostPageSize,
  async ({ services, user, origin, search, opened, query }) => {
    const edited = await opened((id) => services.blogAdmin.open(user, id));
    const list = await services.blogAdmin.list(user, query);
    return {
      meta: { title: ta('blog.title') },
      origin,
      isEditing: 'edit' in search,
      edited,
      ...list,
      now: Date.now(),
    };
  },
);

export const meta = pageMeta;

const path = '/admin/blog-management';

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { query, posts, total, pages, now, origin, isEditing, edited } = loaderData;
  const [params] = useSearchParams();
  const { isBusy, run, ask, emptyTrash, dialog } = useRecordTrash<StaffPostRow>('post', ({ title }) => title);
  const view = useListView('posts', columnNames, usualColumns);
  const selection = useSelection(query, posts);
  const isTrash = query.status === 'trash';

  const restoring = ({ id, title }: StaffPostRow) => ({
    call: () => callApi('POST /api/blog/:id/restore', { params: { id } }),
    title: ta('blog.restored'),
    about: aboutRecord('post', title),
    failed: ta('blog.updateFailed'),
  });
  const restore = (post: StaffPostRow) => void run(restoring(post).call, restoring(post));
  const remove = (post: StaffPostRow) => {
    // The question is required (docs/specification/posts.md#management), although the trash can restore a post.
    const send = () =>
      void run(() => callApi('DELETE /api/blog/:id', { params: { id: post.id } }), {
        title: ta('blog.deleted'),
        about: aboutRecord('post', post.title),
        undo: restoring(post),
        failed: ta('blog.deleteFailed'),
      });
    ask({ text: ta('blog.deleteQuestion'), confirmLabel: ta('blog.delete'), run: send });
  };
  // Only posts of this page are changed: others are not shown.
  const chosen = posts.filter(({ id }) => selection.ids.has(id));
  const bulk = async (action: PostBulkChange['action']) => {
    if (await changePosts(run, chosen, action)) selection.clear();
  };
  const choose = (action: PostBulkChange['action']) => {
    if (action !== 'delete') return void bulk(action);
    const text = ta('blog.deleteMany', { count: chosen.length });
    return ask({ text, confirmLabel: ta('blog.delete'), run: () => void bulk(action) });
  };
  const actions: [PostBulkChange['action'], string][] = isTrash
    ? [['restore', ta('blog.restore')]]
    : [
        ['publish', ta('blog.publish')],
        ['draft', ta('blog.toDraft')],
        ['archive', ta('blog.archive')],
        ['delete', ta('blog.delete')],
      ];
  const add = (
    <Link to={postDialogPath(params, 'new')} preventScrollReset className="btn btn-primary">
      <AdminIcon name="plus" className="size-4" />
      {ta('blog.add')}
    </Link>
  );

  return (
    <>
      <ListScreen
        title={ta('blog.title')}
        ways={add}
        path={path}
        query={query}
        pages={pages}
        searchLabel={ta('blog.searchLabel')}
        filters={postFilters(query)}
        kept={{ sort: query.sort, order: query.order }}
        count={ta('blog.count', { count: total })}
        isEmpty={posts.length === 0}
        empty={{ title: ta('blog.none'), text: ta('blog.noneText'), children: add }}
        selection={selection}
        tools={
          <>
            {isTrash && total > 0 ? (
              <Button className="btn btn-danger btn-sm" isOff={isBusy} onClick={() => emptyTrash(total)}>
                {ta('records.emptyTrash')}
              </Button>
            ) : null}
            <ListTools view={view} path={path} query={query} headingOf={headingOf} />
          </>
        }
      >
        <ListTable
          label={ta('blog.title')}
          rows={posts}
          nameOf={({ title }) => title}
          first={titleColumn()}
          columns={postColumns(view.columns, now)}
          renderActions={(post) => (
            <PostActions {...{ post, now, isBusy }} onDelete={remove} onRestore={restore} />
          )}
          selection={selection}
          sorting={{ path, query, natural: postOrders }}
        />
        <BulkBar
          count={chosen.length}
          actions={actions}
          isBusy={isBusy}
          onAction={choose}
          onClear={selection.clear}
        />
      </ListScreen>
      {isEditing ? (
        <PostDialog key={edited?.id} post={edited} origin={origin} now={now} Uploader={ImageUploader} />
      ) : null}
      {dialog}
    </>
  );
}
