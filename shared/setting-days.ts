/** Days of the week, 1 for Monday, as runs of neighbours: Monday to Friday is [1, 5], a single day its own first and last. */
export function dayRuns(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const day of [...new Set(days)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** The same day a year later, "2028-02-29" becoming "2029-02-28"; what is no day stays as it is. */
export function sameDayNextYear(date: string): string {
  const match = /^(\d{4})(-\d\d-\d\d)$/.exec(date);
  if (!match) return date;
  const year = String(Number(match[1]) + 1).padStart(4, '0');
  return year + (match[2] === '-02-29' ? '-02-28' : match[2]);
}

/** A time of day in Beijing as it is in another place, both "09:00"; hours that change in summer are not looked at. */
export function fromBeijing(time: string, hoursFromUtc: number): string {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const there = (hours - 8 + hoursFromUtc + 24) % 24;
  return `${String(there).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
