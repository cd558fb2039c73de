import { ta } from '../../lib/admin-text.ts';
import type { useCall } from '../../lib/use-call.ts';

type Change = {
  /** @returns how many records were changed */
  send: () => Promise<number>;
  /** Gives each changed record back what it was. @returns how many */
  undo: () => Promise<number>;
  done: (count: number) => string;
  failed: string;
  /** What is said of a failure instead of the server's own words. */
  failedText?: string;
};

/** Changes many records at once, says how many it were, and offers Undo. @returns whether it is done */
export function changeMany(
  run: ReturnType<typeof useCall>['run'],
  { send, undo, done, ...failure }: Change,
): Promise<boolean> {
  let changed = 0;
  let undone = 0;
  const title = ta('products.successTitle');
  return run(
    async () => {
      changed = await send();
    },
    {
      title,
      text: () => done(changed),
      undo: {
        call: async () => {
          undone = await undo();
        },
        title,
        text: () =>
          undone === changed ? ta('list.undone') : ta('list.notAllUndone', { count: undone, total: changed }),
        ...failure,
      },
      ...failure,
    },
  );
}

/**
 * Makes the changes that give rows back what they were: those that need the same change together.
 * @param back the change that a row needs; null where nothing was done to it
 * @returns how many were changed
 */
export async function sendBack<Row extends { id: string }, Action>(
  rows: readonly Row[],
  back: (row: Row) => Action | null,
  send: (action: Action, ids: readonly string[]) => Promise<number>,
): Promise<number> {
  let count = 0;
  for (const [action, group] of Map.groupBy(rows, back))
    if (action !== null)
      count += await send(
        action,
        group.map(({ id }) => id),
      );
  return count;
}
