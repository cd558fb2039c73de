import type { SiteSettings } from '#shared/content/setting.ts';

import { workingMinutes } from '#shared/content/business-hours.ts';
import { ta } from '../../../lib/admin-text.ts';

/** The working hours of the office. */
export type Office = Pick<SiteSettings, 'hours' | 'holidays'>;

/** How long a customer has waited for an answer, counted in working hours: "3 h". */
export function waitingTime(since: string, now: number, office: Office): string {
  const minutes = workingMinutes(new Date(since), new Date(now), office.hours, office.holidays);
  return minutes < 60
    ? ta('chat.waitingMinutes', { count: minutes })
    : ta('chat.waitingHours', { count: Math.floor(minutes / 60) });
}
