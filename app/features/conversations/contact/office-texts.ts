import { clockText } from '#shared/base/clock-text.ts';
import { formatList, weekdayName } from '#shared/base/formatting.ts';
import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { OfficeTexts } from './office-hours.ts';

const dayMs = 24 * 3_600_000;

/** "Monday to Friday, 9:00 AM to 6:00 PM, Beijing Standard Time", from the settings. */
export function hoursText(hours: SiteSettings['hours'], texts: ContactTexts, tag: string): string {
  const names = hours.days.map((day) => weekdayName(tag, day));
  const isRange = names.length > 2 && hours.days.every((day, i) => i === 0 || day === hours.days[i - 1]! + 1);
  const days = isRange
    ? fillText(texts.daysRange, { from: names[0]!, to: names.at(-1)! })
    : formatList(tag, names);
  const at = (time: string) => clockText(tag, new Date(`2024-01-01T${time}:00Z`), 'UTC');
  const text = fillText(texts.hoursBeijing, { days, opens: at(hours.opens), closes: at(hours.closes) });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Days ahead: later holidays do not change when the office opens next. */
const holidayDays = 60;

/** The data with which the browser shows the hours in the visitor's time, including the next holidays. */
export function officeTexts(
  { hours, holidays }: SiteSettings,
  { inYourTime, openNow, closedOpens, closedHoliday }: ContactTexts,
  locale: Locale,
  now: Date,
): OfficeTexts {
  const dayFrom = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  return {
    tag: localeTags[locale],
    hours,
    holidays: holidays
      .filter(({ from, to }) => dayFrom(-1) <= to && from <= dayFrom(holidayDays))
      .map(({ from, to, name }) => ({ from, to, name: name[locale] })),
    inYourTime,
    openNow,
    closedOpens,
    closedHoliday,
  };
}
