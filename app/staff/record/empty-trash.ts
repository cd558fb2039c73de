import type { nouns, LifecycleNoun } from '#shared/base/nouns.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';

/** Empties a trash, with the words for its outcome: how many records were deleted, and how many had to be kept. */
export function emptyTrashOf(path: (typeof nouns)[LifecycleNoun]['api']) {
  let outcome = { count: 0, kept: 0 };
  return [
    async () => {
      outcome = await callApi(`DELETE ${path}/trash`);
    },
    {
      title: () => ta('trash.emptied', { count: outcome.count }),
      text: () => (outcome.kept > 0 ? ta('trash.kept', { count: outcome.kept }) : ''),
      failed: ta('trash.emptyFailed'),
    },
  ] as const;
}
