import { officeStatus, roundedWait } from '#shared/content/business-hours.ts';
import { clockText } from '#shared/base/clock-text.ts';
import { formatDate, formatWait } from '#shared/base/formatting.ts';
import { fillText } from '#shared/i18n/translate.ts';
import type { SiteSettings } from '#shared/content/setting.ts';

/** Data for the text about the office hours in the visitor's time, which the browser computes. */
export type OfficeTexts = {
  tag: string;
  hours: SiteSettings['hours'];
  holidays: readonly { from: string; to: string; name: string }[];
  inYourTime: string;
  openNow: string;
  closedOpens: string;
  closedHoliday: string;
};

/** "Closed now, opens in 3 hours" and "In your time: 02:00 to 11:00", in the visitor's time zone. Empty if it never opens. */
export function officeText(texts: OfficeTexts, now: Date): string {
  const status = officeStatus(now, texts.hours, texts.holidays);
  const { period } = status;
  if (!period) return '';
  const [opens, closes] = [clockText(texts.tag, period.opens), clockText(texts.tag, period.closes)];
  const own = fillText(texts.inYourTime, { opens, closes });
  if (status.isOpen) return `${fillText(texts.openNow, { time: closes })}\n${own}`;
  const { value, unit } = roundedWait(now, period.opens);
  const wait = formatWait(texts.tag, value, unit);
  const { holiday } = status;
  if (!holiday) return `${fillText(texts.closedOpens, { wait })}\n${own}`;
  const until = formatDate(texts.tag, 'dayOfYear', holiday.to, 'UTC');
  return `${fillText(texts.closedHoliday, { holiday: holiday.name, date: until, wait })}\n${own}`;
}
