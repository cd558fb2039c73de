import type { Locale } from '../base/locale.ts';
import type { OrderTexts } from '../i18n/en/order.ts';
import { fillText } from '../i18n/translate.ts';
import type { OrderStep } from './order-rules.ts';
import type { BuyerOrder } from './order.ts';
import type { LandedBasis } from './reference.ts';
import { isPaperKind, type ReferenceRow, referenceText } from './reference-rules.ts';
import { agentDays, dayAfter, freeTimeOf, type ShipmentReference } from './shipment-rules.ts';

/** The milestone before which a paper must be there, by the step of its reference row. */
const milestones = {
  order: 'production',
  shipment: 'loaded',
  loading: 'loaded',
  arrival: 'arrived',
  clearance: 'arrived',
} as const satisfies Record<NonNullable<ReferenceRow['step']>, OrderStep>;

/** A day of the buyer's calendar. */
export type CalendarDay = { id: string; day: string; text: string };

/**
 * The last day for each paper that the country of an order requires: the day before the milestone that needs it.
 * @param landed reference rows of the country, as the accepted offer has frozen them
 * @returns days by row; null while the milestone is not promised; without papers whose milestone is done
 */
export function paperDays(
  order: Pick<BuyerOrder, 'state'>,
  landed: LandedBasis | null | undefined,
): { row: ReferenceRow; latest: string | null }[] {
  const classes = Object.values(landed?.goodsClasses ?? {});
  return (landed?.rows ?? []).flatMap((row) => {
    if (!isPaperKind(row.kind) || (row.goodsClass !== null && !classes.includes(row.goodsClass))) return [];
    const at = order.state.steps.find(({ step }) => row.step !== null && step === milestones[row.step]);
    if (at?.keptOn) return [];
    return [{ row, latest: at?.promised ? dayAfter(at.promised, -1) : null }];
  });
}

/** All days of an order that are still to come, in their order: promises, papers, clearing agents, free days. */
export function orderCalendar(
  order: BuyerOrder,
  landed: LandedBasis | null | undefined,
  reference: ShipmentReference,
  locale: Locale,
  texts: OrderTexts,
): CalendarDay[] {
  const promised = order.state.steps.flatMap(({ step, promised: day, keptOn }) =>
    day && !keptOn ? [{ id: step, day, text: texts.steps[step] }] : [],
  );
  const papers = paperDays(order, landed).flatMap(({ row, latest: day }) => {
    const name = referenceText(row.name, locale);
    return day ? [{ id: row.id, day, text: fillText(texts.calendar.paper, { name }) }] : [];
  });
  const shipments = order.shipments.flatMap((shipment) => {
    const steps = order.state.shipments.find(({ id }) => id === shipment.id)?.steps ?? [];
    const at = (step: OrderStep) => steps.find((one) => one.step === step);
    const arrived = at('arrived');
    const country = shipment.toPort?.slice(0, 2) ?? '';
    const free = freeTimeOf(arrived?.keptOn ?? null, shipment.freeDays, reference.freeTime[country] ?? []);
    const agent =
      arrived?.promised && !arrived.keptOn
        ? [
            {
              id: `agent-${shipment.id}`,
              day: dayAfter(arrived.promised, -agentDays),
              text: texts.calendar.agent,
            },
          ]
        : [];
    const last =
      free?.lastDay && !at('collected')?.keptOn
        ? [{ id: `free-${shipment.id}`, day: free.lastDay, text: texts.calendar.lastFree }]
        : [];
    return [...agent, ...last];
  });
  return [...promised, ...papers, ...shipments].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** Folds a line of an iCalendar file to 75 bytes, between characters (RFC 5545, 3.1). */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > 74) [text, bytes] = [`${text}\r\n `, 1];
    text += sign;
    bytes += size;
  }
  return text;
}

/**
 * An iCalendar file (RFC 5545) with an event of one day for each.
 * @param number of the order, which makes the ids of the events unique
 * @param at when it was made
 */
export function iCalendar(days: readonly CalendarDay[], number: string, at: Date): string {
  const stamp = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Baobab//Orders//EN',
    ...days.flatMap(({ id, day, text }) => [
      'BEGIN:VEVENT',
      `UID:${number}-${id}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(`${number}: ${text}`)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
