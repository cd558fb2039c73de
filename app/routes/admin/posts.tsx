import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type PostBulkChange, type StaffPostRow, staffPostQuery } from '#shared/blog-form.ts';
import { postCategories, postStatuses } from '#shared/blog-rules.ts';
import { blog as siteBlog } from '#shared/i18n/en/blog.ts';
import { staffPostPageSize } from '#shared/limits.ts';
import { Pager } from '../../features/admin-shell/pager.tsx';
import { PostDialog, postDialogPath } from '../../features/blog-admin/post-dialog.tsx';
import { PostTable } from '../../features/blog-admin/post-table.tsx';
import { ImageUploader } from '../../features/upload/image-uploader.tsx';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { FilterChoice, FilterForm } from '../../lib/filter-form.tsx';
import { filterWords } from '../../lib/filter-words.ts';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/admin/fold.tsx';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { useCall } from '../../lib/use-call.ts';
import { useQuestion } from '../../ui/admin/use-question.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/posts.ts';

/** /admin/blog-management: the list of posts (back-office section 2); `?edit=` opens one of them, or a new one. */
export const loader = onStaffServer(
  'staff',
  async ({ services, user, origin }, { request }: Route.LoaderArgs) => {
    const params = new URL(request.url).searchParams;
    const query = staffPostQuery.parse(Object.fromEntries(params));
    const edit = params.get('edit');
    const edited = edit && edit !== 'new' ? await services.blogAdmin.open(user, edit) : null;
    const list = await services.blogAdmin.list(user, query);
    return {
      meta: { title: ta('blog.title') },
      query,
      origin,
      isEditing: edit !== null,
      edited,
      ...list,
      pages: Math.max(1, Math.ceil(list.total / staffPostPageSize)),
      now: Date.now(),
    };
  },
);

export const meta = pageMeta;

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { query, posts, total, pages, now, origin, isEditing, edited } = loaderData;
  const [params] = useSearchParams();
  const { isBusy, run } = useCall();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { ask, dialog } = useQuestion(ta('common.cancel'));
  const isTrash = query.status === 'trash';
  // What a filter has taken away is not selected any more.
  const chosen = posts.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  const restore = (post: StaffPostRow) =>
    void run(() => callApi('POST /api/blog/:id/restore', { params: { id: post.id } }), {
      title: ta('blog.restored'),
      failed: ta('blog.updateFailed'),
    });
  const remove = (post: StaffPostRow) => {
    // Asked for by the specification, although the trash gives it back.
    const send = () =>
      void run(() => callApi('DELETE /api/blog/:id', { params: { id: post.id } }), {
        title: ta('blog.deleted'),
        action: { label: ta('common.undo'), run: () => restore(post) },
        failed: ta('blog.deleteFailed'),
      });
    ask({ text: ta('blog.deleteQuestion'), confirmLabel: ta('blog.delete'), run: send });
  };
  const bulk = async (action: PostBulkChange['action']) => {
    const send = (word: PostBulkChange['action'], ids: readonly string[]) => () =>
      callApi('POST /api/blog/bulk', { body: { ids: [...ids], action: word } });
    const isDone = await run(send(action, chosen), {
      title: ta('blog.changed', { count: chosen.length }),
      failed: ta('blog.updateFailed'),
      action: { label: ta('common.undo'), run: () => void undo(action) },
    });
    if (isDone) setSelected(new Set());
  };
  /** Each post gets back what it was: those of one state together. */
  const undo = async (action: PostBulkChange['action']) => {
    const before = posts.filter(({ id }) => chosen.includes(id));
    const words = { published: 'publish', draft: 'draft', archived: 'archive' } as const;
    const failed = ta('blog.updateFailed');
    const send = (word: PostBulkChange['action'], list: readonly StaffPostRow[]) =>
      callApi('POST /api/blog/bulk', { body: { ids: list.map(({ id }) => id), action: word } });
    await run(
      async () => {
        if (action === 'delete') return send('restore', before);
        if (action === 'restore') return send('delete', before);
        for (const [status, list] of Map.groupBy(before, (post) => post.status))
          await send(words[status], list);
        return null;
      },
      { failed },
    );
  };
  const choose = (action: PostBulkChange['action']) => {
    if (action !== 'delete') return void bulk(action);
    const text = ta('blog.deleteMany', { count: chosen.length });
    return ask({ text, confirmLabel: ta('blog.delete'), run: () => void bulk(action) });
  };
  const emptyTrash = () =>
    ask({
      text: ta('blog.emptyQuestion', { count: total }),
      confirmLabel: ta('blog.emptyTrash'),
      run: () =>
        void run(() => callApi('DELETE /api/blog/trash'), {
          title: ta('blog.changed', { count: total }),
          failed: ta('blog.deleteFailed'),
        }),
    });
  const actions: [PostBulkChange['action'], string][] = isTrash
    ? [['restore', ta('blog.restore')]]
    : [
        ['publish', ta('blog.publish')],
        ['draft', ta('blog.toDraft')],
        ['archive', ta('blog.archive')],
        ['delete', ta('blog.delete')],
      ];

  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="h1">{ta('blog.title')}</h1>
        <Link to={postDialogPath(params, 'new')} preventScrollReset className="btn btn-primary">
          <AdminIcon name="plus" className="size-4" />
          {ta('blog.add')}
        </Link>
      </header>
      <FilterForm
        query={query}
        search={query.search}
        searchLabel={ta('blog.searchLabel')}
        submitLabel={ta('products.apply')}
      >
        <Fold {...filterWords([query.status, query.category])}>
          <FilterChoice name="status" label={ta('blog.status')} value={query.status}>
            <option value="">{ta('blog.allStatuses')}</option>
            {([...postStatuses, 'scheduled', 'trash'] as const).map((status) => (
              <option key={status} value={status}>
                {ta(`blog.${status}`)}
              </option>
            ))}
          </FilterChoice>
          <FilterChoice name="category" label={ta('blog.category')} value={query.category}>
            <option value="">{ta('blog.allCategories')}</option>
            {postCategories.map((category) => (
              <option key={category} value={category}>
                {siteBlog.categories[category]}
              </option>
            ))}
          </FilterChoice>
        </Fold>
      </FilterForm>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <p role="status">{ta('blog.count', { count: total })}</p>
        {isTrash && total > 0 ? (
          <Button className="btn btn-danger btn-sm" isOff={isBusy} onClick={emptyTrash}>
            {ta('blog.emptyTrash')}
          </Button>
        ) : null}
      </div>
      {posts.length > 0 ? (
        <PostTable
          posts={posts}
          now={now}
          isBusy={isBusy}
          selected={selected}
          onSelect={(id, isSelected) => {
            const next = new Set(selected);
            if (isSelected) next.add(id);
            else next.delete(id);
            setSelected(next);
          }}
          onDelete={remove}
          onRestore={restore}
        />
      ) : (
        <EmptyState icon="search" title={ta('blog.none')} text={ta('blog.noneText')} />
      )}
      {chosen.length > 0 ? (
        <div
          role="group"
          aria-label={ta('blog.selected', { count: chosen.length })}
          className="card sticky bottom-2 z-20 flex flex-wrap items-center gap-2 border-leaf p-2"
        >
          <strong className="px-2">{ta('blog.selected', { count: chosen.length })}</strong>
          {actions.map(([action, text]) => (
            <Button
              key={action}
              className="btn btn-outline btn-sm"
              isOff={isBusy}
              onClick={() => choose(action)}
            >
              {text}
            </Button>
          ))}
          <button
            type="button"
            className="btn btn-ghost btn-sm ml-auto"
            onClick={() => setSelected(new Set())}
          >
            {ta('blog.clear')}
          </button>
        </div>
      ) : null}
      <Pager
        page={query.page}
        pages={pages}
        label={ta('blog.title')}
        pathOf={(page) => `/admin/blog-management?${new URLSearchParams({ ...query, page: String(page) })}`}
      />
      {isEditing ? (
        <PostDialog key={edited?.id} post={edited} origin={origin} now={now} Uploader={ImageUploader} />
      ) : null}
      {dialog}
    </div>
  );
}
