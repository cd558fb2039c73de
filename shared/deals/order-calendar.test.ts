import { expect, test } from 'vitest';
import { iCalendar } from './order-calendar.ts';

test('an iCalendar file has an event for each day, in lines of 75 bytes, with signs of its own escaped', () => {
  const text = `包装完成, 检查; ${'Ñandú '.repeat(12)}`;
  const file = iCalendar([{ id: 'packed', day: '2026-12-04', text }], 'OR-2026-000001', new Date(0));
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const whole = file.replaceAll('\r\n ', '').split('\r\n');
  expect(whole).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Baobab//Orders//EN',
    'BEGIN:VEVENT',
    'UID:OR-2026-000001-packed',
    'DTSTAMP:19700101T000000Z',
    'DTSTART;VALUE=DATE:20261204',
    `SUMMARY:OR-2026-000001: ${text.replace(',', String.raw`\,`).replace(';', String.raw`\;`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
