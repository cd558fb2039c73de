import { clockFormat } from './formatting.ts';

/** The time zone of the office in Wenzhou. */
export const officeZone = 'Asia/Shanghai';

/** Whether a text is the name of a time zone; dates cannot be formatted in an unknown one. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Minutes by which a time zone's clocks are ahead of UTC at a moment. */
function offsetMinutes(at: number, timeZone: string): number {
  const parts = clockFormat(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((p) => p.type === type)!.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((shown - Math.floor(at / 1000) * 1000) / 60_000);
}

/**
 * The moment at which clocks in a time zone show a date and time ("2026-11-23T09:00", as `datetime-local` gives it).
 * If clocks show it twice, the first moment; if they skip it, the moment later by the skipped hour.
 * @returns null if the text is not a date and time
 */
export function fromZoned(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asUtc)) return null;
  // First with the offset of the day before, then with the offset at the resulting moment.
  const first = asUtc - offsetMinutes(asUtc - 24 * 3_600_000, timeZone) * 60_000;
  const second = asUtc - offsetMinutes(first, timeZone) * 60_000;
  const isShownAt = (moment: number) => toZoned(new Date(moment), timeZone) === local;
  return new Date(isShownAt(first) || !isShownAt(second) ? first : second);
}

/** The day in the office's time zone at a moment. */
export const officeDay = (at = new Date()): string => toZoned(at, officeZone).slice(0, 10);

/** What clocks in a time zone show at a moment, in the format of `datetime-local`. */
export const toZoned = (at: Date, timeZone: string): string =>
  new Date(at.getTime() + offsetMinutes(at.getTime(), timeZone) * 60_000).toISOString().slice(0, 16);
