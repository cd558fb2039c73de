/** A record of a bulk change: the columns that it set, before and after. */
export type Former = { id: string; before: Record<string, unknown>; after: Record<string, unknown> };

type Written = { before: object; after: { id: string }; values: object };

/** The answer of a bulk change, which its Undo takes. */
export function bulkAnswer(written: readonly Written[]): { count: number; former: Former[] } {
  const former = written.map(({ before, after, values }) => {
    const named = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => name in values));
    return { id: after.id, before: named(before), after: named(after) };
  });
  return { count: former.length, former: JSON.parse(JSON.stringify(former)) as Former[] };
}

/** Whether a record still has the values that a bulk change gave it. */
export const isAsChanged = (row: object, { after }: Pick<Former, 'after'>): boolean =>
  Object.entries(after).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify((row as Record<string, unknown>)[name]),
  );
