const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** Names of our currencies in files, besides their codes. */
const currencyWords: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  美元: 'USD',
  rmb: 'CNY',
  yuan: 'CNY',
  '¥': 'CNY',
  元: 'CNY',
  人民币: 'CNY',
  '€': 'EUR',
  euro: 'EUR',
  欧元: 'EUR',
  '£': 'GBP',
  英镑: 'GBP',
  yen: 'JPY',
  日元: 'JPY',
};

/** The choice that a wrong cell most likely means; null if none is similar. */
export function nearestChoice(cell: string, choices: readonly string[]): string | null {
  const wanted = fold(cell);
  if (wanted === '') return null;
  const named = currencyWords[wanted];
  if (named && choices.includes(named)) return named;
  const near = choices
    .map((choice) => ({ choice, distance: distanceOf(wanted, fold(choice)) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  // At most a third of its letters may differ; otherwise it is another word.
  return near && near.distance <= wanted.length / 3 ? near.choice : null;
}

/** Number of letters to add, drop or replace; 0 if one text is the beginning of the other. */
function distanceOf(one: string, other: string): number {
  if (one.length > 2 && other.length > 2 && (one.startsWith(other) || other.startsWith(one))) return 0;
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === wanted ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
