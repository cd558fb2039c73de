import { ta } from '../../lib/admin-text.ts';
import type { useCall } from '../../lib/use-call.ts';

type Change = {
  /** @returns how many records were changed */
  send: () => Promise<number>;
  /** Restores each changed record. @returns how many were restored */
  undo: () => Promise<number>;
  /** How many records the undo could not restore for a reason of its own, and the text about them. */
  undoKept?: () => { count: number; text: string };
  done: (count: number) => string;
  failed: string;
  /** Shown on a failure instead of the server's message. */
  failedText?: string;
};

/** Changes many records at once, reports their number, and offers Undo. @returns whether it succeeded */
export function changeMany(
  run: ReturnType<typeof useCall>['run'],
  { send, undo, undoKept, done, ...failure }: Change,
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
        text: () => {
          const kept = undoKept?.() ?? { count: 0, text: '' };
          const total = changed - kept.count;
          if (total === 0 && kept.count > 0) return kept.text;
          const text =
            undone === total ? ta('list.undone') : ta('list.notAllUndone', { count: undone, total });
          return `${text} ${kept.text}`.trim();
        },
        ...failure,
      },
      ...failure,
    },
  );
}

/**
 * Restores rows, with one call for all rows that need the same change.
 * @param back the change that restores a row; null if the row was not changed
 * @returns how many rows were changed
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
