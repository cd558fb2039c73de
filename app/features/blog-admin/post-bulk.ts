import type { PostBulkChange, StaffPostRow } from '#shared/blog-form.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import { changeMany, sendBack } from '../../staff/list/change-many.ts';
import type { useCall } from '../../lib/use-call.ts';

type Action = PostBulkChange['action'];

const statusActions = { published: 'publish', draft: 'draft', archived: 'archive' } as const;

/** Changes many posts at once. Undo restores the former state of each. @returns whether it succeeded */
export function changePosts(
  run: ReturnType<typeof useCall>['run'],
  posts: readonly StaffPostRow[],
  action: Action,
): Promise<boolean> {
  const send = async (what: Action, ids: readonly string[]) =>
    (await callApi('POST /api/blog/bulk', { body: { ids: [...ids], action: what } })).count;
  const back = ({ status }: StaffPostRow): Action => {
    if (action === 'delete') return 'restore';
    return action === 'restore' ? 'delete' : statusActions[status];
  };
  return changeMany(run, {
    send: () =>
      send(
        action,
        posts.map(({ id }) => id),
      ),
    undo: () => sendBack(posts, back, send),
    done: (count) => ta(action === 'delete' ? 'blog.deletedMany' : 'blog.changed', { count }),
    failed: ta('blog.updateFailed'),
  });
}
