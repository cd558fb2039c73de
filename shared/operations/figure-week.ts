import { officeDay } from '../base/zoned-time.ts';
import { addDays, type Days, mondayOf } from './figure.ts';

/** The weekly mail is due on Monday at 08:30 in the office: half an hour after the end of its Sunday in UTC. */
const dueAfterMs = 8.5 * 3_600_000;

/** The newest week, Monday to Sunday, whose mail is due. */
export function reportedWeek(now: Date): Days {
  const monday = mondayOf(officeDay(new Date(now.getTime() - dueAfterMs)));
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}
