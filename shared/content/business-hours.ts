import type { SiteSettings } from './setting.ts';

type Hours = SiteSettings['hours'];
/** A period without office hours, both days inclusive; the caller handles its name. */
type DaysOff = { from: string; to: string };

/** A period of office hours. */
type OfficePeriod = { opens: Date; closes: Date };

/** Whether the office is open at a moment; if closed, when it opens next and which holiday is the reason. */
type OfficeStatus<H> =
  | { isOpen: true; period: OfficePeriod }
  | { isOpen: false; period: OfficePeriod | null; holiday: H | null };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Beijing Standard Time: UTC+8 all year, everywhere in China. */
const beijingOffsetMs = 8 * hourMs;
/** Limit of the search for the next opening: an office that is closed for longer counts as closed permanently. */
const searchDays = 400;

/** Day in Beijing of a moment, as days since 1970. */
const beijingDay = (moment: Date) => Math.floor((moment.getTime() + beijingOffsetMs) / dayMs);

const isoDate = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** Milliseconds since midnight of a time such as "09:00". */
function clockMs(clock: string): number {
  const [hours, minutes] = clock.split(':');
  return Number(hours) * hourMs + Number(minutes) * minuteMs;
}

function holidayOn<H extends DaysOff>(day: number, holidays: readonly H[]): H | null {
  const date = isoDate(day);
  return holidays.find(({ from, to }) => from <= date && date <= to) ?? null;
}

/** Office hours of a day in Beijing, or null on a day off. */
function periodOn(day: number, hours: Hours, holidays: readonly DaysOff[]): OfficePeriod | null {
  // 1 January 1970 was a Thursday; Monday is 1.
  const weekday = ((day + 3) % 7) + 1;
  if (!hours.days.includes(weekday) || holidayOn(day, holidays)) return null;
  const midnight = day * dayMs - beijingOffsetMs;
  const opens = new Date(midnight + clockMs(hours.opens));
  const closes = new Date(midnight + clockMs(hours.closes));
  return opens < closes ? { opens, closes } : null;
}

/**
 * Whether the office answers the telephone at a moment (docs/specification/limits.md#company; hours and holidays from
 * the settings, in Beijing time). `period` is the present or next period of office hours; null if there is none
 * within `searchDays`.
 */
export function officeStatus<H extends DaysOff>(
  now: Date,
  hours: Hours,
  holidays: readonly H[],
): OfficeStatus<H> {
  const today = beijingDay(now);
  const present = periodOn(today, hours, holidays);
  if (present && present.opens <= now && now < present.closes) return { isOpen: true, period: present };
  const holiday = holidayOn(today, holidays);
  for (let day = today; day < today + searchDays; day++) {
    const period = periodOn(day, hours, holidays);
    if (period && period.opens > now) return { isOpen: false, period, holiday };
  }
  return { isOpen: false, period: null, holiday };
}

/** Number of periods of office hours that a cached page contains: enough for more than a week. */
const knownOpenings = 6;

/**
 * The present or next period of office hours and those after it,
 * as alternating opening and closing times in minutes since 1970.
 */
export function officeTurns(now: Date, hours: Hours, holidays: readonly DaysOff[]): string {
  const turns: number[] = [];
  let from = now;
  while (turns.length < 2 * knownOpenings) {
    const { period } = officeStatus(from, hours, holidays);
    if (!period) break;
    turns.push(period.opens.getTime() / minuteMs, period.closes.getTime() / minuteMs);
    from = period.closes;
  }
  return turns.join(' ');
}

/** The time from `from` to `to` in a suitable unit: minutes below an hour, hours below two days, then days. */
export function roundedWait(from: Date, to: Date): { value: number; unit: 'minute' | 'hour' | 'day' } {
  const ms = Math.max(0, to.getTime() - from.getTime());
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  if (minutes < 60) return { value: minutes, unit: 'minute' };
  if (ms < 2 * dayMs) return { value: Math.round(ms / hourMs), unit: 'hour' };
  return { value: Math.round(ms / dayMs), unit: 'day' };
}

/** Limit of the computation: a longer wait is late in any case. */
const longestWaitDays = 60;

/** Minutes of office hours between two moments: how long a customer has waited during office hours. */
export function workingMinutes(from: Date, to: Date, hours: Hours, holidays: readonly DaysOff[]): number {
  let sum = 0;
  const first = beijingDay(from);
  for (let day = first; day <= Math.min(beijingDay(to), first + longestWaitDays); day++) {
    const period = periodOn(day, hours, holidays);
    if (!period) continue;
    const [begin, end] = [
      Math.max(from.getTime(), period.opens.getTime()),
      Math.min(to.getTime(), period.closes.getTime()),
    ];
    if (end > begin) sum += end - begin;
  }
  return Math.floor(sum / minuteMs);
}

/** The moment at which so many minutes of office hours have passed; without any office hours, by the clock. */
export function afterOfficeMinutes(
  from: Date,
  minutes: number,
  hours: Hours,
  holidays: readonly DaysOff[],
): Date {
  let left = minutes * minuteMs;
  const first = beijingDay(from);
  for (let day = first; day <= first + longestWaitDays; day++) {
    const period = periodOn(day, hours, holidays);
    if (!period || period.closes <= from) continue;
    const begin = Math.max(from.getTime(), period.opens.getTime());
    if (begin + left <= period.closes.getTime()) return new Date(begin + left);
    left -= period.closes.getTime() - begin;
  }
  return new Date(from.getTime() + minutes * minuteMs);
}
