import { Link, useSearchParams } from 'react-router';
import { type PostBulkChange, type StaffPostRow, staffPostQuery } from '#shared/content/blog-form.ts';
import { isScheduled, postOrders } from '#shared/content/blog-rules.ts';
import { staffPostPageSize } from '#shared/base/limits.ts';
import { RecordActions } from '../../staff/record/record-actions.tsx';
import { RowAction } from '../../staff/list/row-actions.tsx';
import { postColumns } from '../../features/content/blog-admin/post-columns.tsx';
import { PostDialog, postDialogPath } from '../../features/content/blog-admin/post-dialog.tsx';
import { postFilters } from '../../features/content/blog-admin/post-filters.ts';
import { ImageUploader } from '../../features/content/upload/image-uploader.tsx';
import { ta } from '../../lib/admin-text.ts';
import { changeRecords } from '../../staff/list/change-many.ts';
import { StaffList } from '../../staff/list/staff-list.tsx';
import { onStaffList } from '../../lib/page-loader.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import type { Route } from './+types/posts.ts';

/** /admin/blog-management: posts (docs/specification/posts.md#management). `?edit=` opens a post, or a new one. */
export const loader = onStaffList(
  'staff',
  staffPostQuery,
  staffPostPageSize,
  async ({ services, user, locale, origin, search, opened, query }) => {
    const edited = await opened((id) => services.blogAdmin.open(user, id));
    const list = await services.blogAdmin.list(user, query, locale);
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

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { query, posts, total, now, origin, isEditing, edited } = loaderData;
  const [params] = useSearchParams();
  const isTrash = query.status === 'trash';
  const add = (
    <Link to={postDialogPath(params, 'new')} preventScrollReset className="btn btn-primary">
      <AdminIcon name="plus" className="size-4" />
      {ta('blog.add')}
    </Link>
  );
  return (
    <>
      <StaffList<StaffPostRow, PostBulkChange['action']>
        noun="post"
        list={loaderData}
        title={ta('blog.title')}
        ways={add}
        searchLabel={ta('blog.searchLabel')}
        filters={postFilters(query)}
        count={ta('blog.count', { count: total })}
        empty={{ title: ta('blog.none'), text: ta('blog.noneText'), children: add }}
        isTrash={isTrash}
        words={{
          deleted: ta('blog.deleted'),
          restored: ta('blog.restored'),
          deleteFailed: ta('blog.deleteFailed'),
          restoreFailed: ta('blog.updateFailed'),
          // Required (docs/specification/posts.md#management), although the trash can restore a post.
          question: [ta('blog.deleteQuestion'), ta('blog.delete')],
        }}
        rows={posts}
        nameOf={({ title }) => title}
        columns={postColumns(now)}
        orders={postOrders}
        views="posts"
        renderActions={(post, { isBusy, move }) => (
          // Posts open beside the list (docs/specification/posts.md#management).
          <RecordActions
            name={post.title}
            isDeleted={post.isDeleted}
            isBusy={isBusy}
            edit={postDialogPath(params, post.id)}
            onMove={() => move(post)}
          >
            {post.status === 'published' && !isScheduled(post, now) ? (
              <RowAction
                icon="site"
                text={ta('blog.view')}
                label={`${ta('blog.view')} ${post.title}`}
                href={`/blog/${post.slug}`}
              />
            ) : null}
          </RecordActions>
        )}
        bulk={{
          actions: isTrash
            ? [['restore', ta('blog.restore')]]
            : [
                ['publish', ta('blog.publish')],
                ['draft', ta('blog.toDraft')],
                ['archive', ta('blog.archive')],
                ['delete', ta('blog.delete')],
              ],
          change: (action, ids) => changeRecords('/api/blog', { body: { ids, action } }),
          done: (action, count) => ta(action === 'delete' ? 'blog.deletedMany' : 'blog.changed', { count }),
          failed: ta('blog.updateFailed'),
          question: (action, { count }) =>
            action === 'delete'
              ? { text: ta('blog.deleteMany', { count }), confirmLabel: ta('blog.delete') }
              : null,
        }}
      />
      {isEditing ? (
        <PostDialog key={edited?.id} post={edited} origin={origin} now={now} Uploader={ImageUploader} />
      ) : null}
    </>
  );
}
