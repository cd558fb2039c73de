import type { PostBulkChange, PostBulkDone, StaffPostRow } from '#shared/content/blog-form.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { changeMany } from '../../../staff/list/change-many.ts';
import type { useCall } from '../../../lib/use-call.ts';

type Action = PostBulkChange['action'];

/** Changes many posts at once, with an Undo that uses the answer of the change. @returns whether it succeeded */
export function changePosts(
  run: ReturnType<typeof useCall>['run'],
  posts: readonly StaffPostRow[],
  action: Action,
): Promise<boolean> {
  const send = (what: Action, ids: string[]) =>
    callApi('POST /api/blog/bulk', { body: { ids, action: what } });
  let former: PostBulkDone['former'] = [];
  return changeMany(run, {
    send: async () => {
      const done = await send(
        action,
        posts.map(({ id }) => id),
      );
      former = done.former;
      return done.count;
    },
    undo: async () => {
      // Posts that were already in the trash stay there.
      const touched = former.map(({ id }) => id);
      if (touched.length === 0) return 0;
      if (action === 'delete') return (await send('restore', touched)).count;
      if (action === 'restore') return (await send('delete', touched)).count;
      return (await callApi('POST /api/blog/bulk/undo', { body: { former } })).count;
    },
    done: (count) => ta(action === 'delete' ? 'blog.deletedMany' : 'blog.changed', { count }),
    failed: ta('blog.updateFailed'),
  });
}
