import type { AnswerOf, GivenOf, JsonCallName } from '#shared/platform/call-types.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import type { useCall } from '../../lib/use-call.ts';

/** Records that a change has restored. `kept`: those that it left for a reason of its own, and the text about them. */
type Undone = { count: number; kept?: { count: number; text: string } };

/** Records that were changed, why some were not, and the call that gives each of them its former values. */
export type Changed = { count: number; fault?: string | null; undo?: () => Promise<Undone> };

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
      text: () => `${done(changed.count)} ${changed.fault ?? ''}`.trim(),
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

type PathIn<N> = N extends `POST ${infer P}/bulk/undo` ? P : never;

/** Collections whose records can be changed many at a time. */
type BulkPath = PathIn<JsonCallName>;

/**
 * Makes one change of many records of a collection. Undo sends back the former values, which the answer holds, so
 * records that the change left alone stay as they are.
 * @param keptOf what an Undo has left for a reason of its own
 */
export async function changeRecords<P extends BulkPath>(
  path: P,
  given: GivenOf<`POST ${P}/bulk`>,
  keptOf?: (undone: AnswerOf<`POST ${P}/bulk/undo`>) => Undone['kept'],
): Promise<Changed> {
  // One collection stands in for all: they differ only in the body of the change, which `given` has checked.
  const { former, ...changed } = await callApi(`POST ${path as '/api/conversations'}/bulk`, given as never);
  return {
    ...changed,
    undo: async () => {
      const undone = await callApi(`POST ${path as '/api/conversations'}/bulk/undo`, { form: { former } });
      const kept = keptOf?.(undone as AnswerOf<`POST ${P}/bulk/undo`>);
      return { count: undone.count, ...(kept && { kept }) };
    },
  };
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
