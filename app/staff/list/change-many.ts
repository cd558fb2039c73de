import { ta } from '../../lib/admin-text.ts';
import type { useCall } from '../../lib/use-call.ts';

/** Records that a change has restored. `kept`: those that it left for a reason of its own, and the text about them. */
type Undone = { count: number; kept?: { count: number; text: string } };

/** Records that were changed, and the call that gives each of them its former values. */
export type Changed = { count: number; undo?: () => Promise<Undone> };

type Words = {
  done: (count: number) => string;
  failed: string;
  /** Shown on a failure instead of the server's message. */
  failedText?: string;
  /** The change offers no Undo. */
  isFinal?: boolean;
};

/** Changes many records at once, reports their number, and offers Undo. @returns whether it succeeded */
export function changeMany(
  run: ReturnType<typeof useCall>['run'],
  change: () => Promise<Changed>,
  { done, isFinal, ...failure }: Words,
): Promise<boolean> {
  let changed: Changed;
  let undone: Undone;
  const title = ta('products.successTitle');
  return run(
    async () => {
      changed = await change();
    },
    {
      title,
      text: () => done(changed.count),
      ...(!isFinal && {
        undo: {
          call: async () => {
            undone = changed.count > 0 ? await changed.undo!() : { count: 0 };
          },
          title,
          text: () => {
            const { count, kept = { count: 0, text: '' } } = undone;
            const total = changed.count - kept.count;
            if (total === 0 && kept.count > 0) return kept.text;
            const text = count === total ? ta('list.undone') : ta('list.notAllUndone', { count, total });
            return `${text} ${kept.text}`.trim();
          },
          ...failure,
        },
      }),
      ...failure,
    },
  );
}

/**
 * Restores rows, with one call for all rows that need the same change.
 * @param back the change that restores a row; null if the row was not changed
 */
export async function sendBack<Row extends { id: string }, Action>(
  rows: readonly Row[],
  back: (row: Row) => Action | null,
  send: (action: Action, ids: string[]) => Promise<{ count: number }>,
): Promise<Undone> {
  let count = 0;
  for (const [action, group] of Map.groupBy(rows, back))
    if (action !== null) count += (await send(action, idsOf(group))).count;
  return { count };
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
