import { dateFormat } from './formatting.ts';

/** The time of day as a language writes it: "9:00 AM", "9 h", "9 h 30", "09:00". Defaults to the reader's time zone. */
export function clockText(tag: string, time: Date, timeZone?: string): string {
  const format = dateFormat(tag, 'time', timeZone);
  if (!tag.startsWith('fr')) return format.format(time);
  const part = (type: string) => format.formatToParts(time).find((p) => p.type === type)!.value;
  const [hour, minute] = [Number(part('hour')), part('minute')];
  return minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`;
}
