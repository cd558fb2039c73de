import type { PostBulkChange } from '#shared/content/blog-form.ts';
import { callApi } from '../../../lib/api.ts';
import { type Changed, idsOf } from '../../../staff/list/change-many.ts';

type Action = PostBulkChange['action'];

/** Changes many posts at once. Undo uses the answer of the change: posts already in the trash stay there. */
export async function changePosts(action: Action, ids: string[]): Promise<Changed> {
  const send = (what: Action, of: string[]) =>
    callApi('POST /api/blog/bulk', { body: { ids: of, action: what } });
  const { count, former } = await send(action, ids);
  return {
    count,
    undo: () => {
      if (action === 'delete') return send('restore', idsOf(former));
      if (action === 'restore') return send('delete', idsOf(former));
      return callApi('POST /api/blog/bulk/undo', { body: { former } });
    },
  };
}
