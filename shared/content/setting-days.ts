/**
 * Groups days of the week, 1 for Monday, into runs: Monday to Friday is [1, 5]; a single day is both first and last.
 */
export function dayRuns(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const day of [...new Set(days)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** The same day a year later; "2028-02-29" becomes "2029-02-28". Text that is not a day is returned unchanged. */
export function sameDayNextYear(date: string): string {
  const match = /^(\d{4})(-\d\d-\d\d)$/.exec(date);
  if (!match) return date;
  const year = String(Number(match[1]) + 1).padStart(4, '0');
  return year + (match[2] === '-02-29' ? '-02-28' : match[2]);
}

/** Converts a time of day in Beijing to another place, both as "09:00"; daylight saving time is ignored. */
export function fromBeijing(time: string, hoursFromUtc: number): string {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const there = (hours - 8 + hoursFromUtc + 24) % 24;
  return `${String(there).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
