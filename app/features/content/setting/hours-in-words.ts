import { formatList, weekdayName } from '#shared/base/formatting.ts';
import { dayRuns, fromBeijing } from '#shared/content/setting-days.ts';
import { clock } from '#shared/content/setting-rules.ts';
import { adminTag, ta } from '../../../lib/admin-text.ts';

/** Cities of buyers with their UTC offset in hours. None of them has daylight saving time. */
const cities = [
  { city: 'Abidjan', hoursFromUtc: 0 },
  { city: 'Lagos', hoursFromUtc: 1 },
  { city: 'Nairobi', hoursFromUtc: 3 },
] as const;

/** The name of a weekday, 1 for Monday. */
export const dayName = (day: number): string => weekdayName(adminTag(), day);

/** "Monday to Friday". */
export function daysInWords(days: readonly number[]): string {
  const runs = dayRuns(days).flatMap(([first, last]) => {
    if (last - first < 2) return first === last ? [dayName(first)] : [dayName(first), dayName(last)];
    return [ta('setting.hours.range', { first: dayName(first), last: dayName(last) })];
  });
  return runs.length > 0 ? formatList(adminTag(), runs) : ta('setting.hours.none');
}

/** Opening hours in words, in Beijing time and in the time of some buyers; empty while a typed time is invalid. */
export function hoursInWords({
  days,
  opens,
  closes,
}: {
  days: readonly number[];
  opens: string;
  closes: string;
}): string[] {
  if (!clock.test(opens) || !clock.test(closes)) return [];
  return [
    ta('setting.hours.beijing', { days: daysInWords(days), opens, closes }),
    cities
      .map(({ city, hoursFromUtc }) =>
        ta('setting.hours.elsewhere', {
          city,
          opens: fromBeijing(opens, hoursFromUtc),
          closes: fromBeijing(closes, hoursFromUtc),
        }),
      )
      .join(' · '),
  ];
}
