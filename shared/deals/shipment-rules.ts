import { foldTyped } from '../base/typed-text.ts';
import type { ReferenceRow } from './reference-rules.ts';
import { type ContainerType, containerTypes, maxContainers } from './order-rules.ts';

/** Shipments of orders without schemas, so that the browser loads them without the validation library. */

/** Pieces of a line of the order. */
export type ShipmentLine = { lineId: string; quantity: number };

/** A container as it is written down: its number (ISO 6346), size and type, and seal. */
export type ShipmentContainer = { number: string; type: ContainerType; seal: string | null };

/** What is in no shipment yet, by line. */
export const restOf = (
  lines: readonly ShipmentLine[],
  shipments: readonly { lines: readonly ShipmentLine[] }[],
): ShipmentLine[] =>
  lines.map(({ lineId, quantity }) => ({
    lineId,
    quantity: shipments
      .flatMap((one) => one.lines)
      .filter((line) => line.lineId === lineId)
      .reduce((rest, line) => rest - line.quantity, quantity),
  }));

/** Value of a letter in a container's number: A is 10, and multiples of 11 are left out. */
const letterValue = (index: number): number => 10 + index + Math.floor((index + 9) / 10);

/**
 * Whether a container's number looks right: four letters, the last U, J or Z, six digits and the check digit (ISO 6346).
 * That misses some wrong numbers, and does not say that the container exists.
 */
export function looksLikeContainer(number: string): boolean {
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(number)) return false;
  let sum = 0;
  for (let place = 0; place < 10; place++) {
    const code = number.charCodeAt(place);
    sum += (code >= 65 ? letterValue(code - 65) : code - 48) * 2 ** place;
  }
  return (sum % 11) % 10 === Number(number[10]);
}

/** What people call the types of containers. */
const typeNames: Record<string, ContainerType> = {
  '20GP': '22G1',
  '20DC': '22G1',
  '40GP': '42G1',
  '40DC': '42G1',
  '40HQ': '45G1',
  '40HC': '45G1',
};
const typeOf = (word: string): ContainerType | undefined =>
  containerTypes.find((type) => type === word) ?? typeNames[word];

/**
 * Containers as people write them, one in each line: number, type and seal, "MSCU 663987-0 40HQ CN778812". Without a type
 * it is a high container of 40 feet.
 * @returns null if a number does not look right, or there are too many
 */
export function readContainers(typed: string): ShipmentContainer[] | null {
  const rows = typed
    .split('\n')
    .map((row) => foldTyped(row).toUpperCase())
    .filter((row) => row !== '');
  if (rows.length > maxContainers) return null;
  const found = rows.map((row): ShipmentContainer | null => {
    const [, number, rest] = /^([A-Z]{4}[ -]?(?:\d[ -]?){6}\d)(?:[\s,;/]+(.*))?$/.exec(row) ?? [];
    const plain = number?.replaceAll(/[ -]/g, '') ?? '';
    if (!looksLikeContainer(plain)) return null;
    const words = rest?.split(/[\s,;/]+/).filter(Boolean) ?? [];
    const type = typeOf(words[0] ?? '');
    const seal = (type ? words.slice(1) : words).join(' ').slice(0, 40);
    return { number: plain, type: type ?? '45G1', seal: seal || null };
  });
  return found.every((one) => one !== null) ? found : null;
}

/** Containers as a form shows them. */
export const writeContainers = (containers: readonly ShipmentContainer[]): string =>
  containers.map(({ number, type, seal }) => [number, type, seal].filter(Boolean).join(' ')).join('\n');

/** Pages on which carriers say where a container is. */
export const carriers: Readonly<Record<string, string>> = {
  'CMA CGM': 'https://www.cma-cgm.com/ebusiness/tracking',
  COSCO: 'https://elines.coscoshipping.com/ebusiness/cargoTracking',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html',
  Evergreen: 'https://www.shipmentlink.com/',
  FedEx: 'https://www.fedex.com/fedextrack/',
  'Hapag-Lloyd': 'https://www.hapag-lloyd.com/en/online-business/track.html',
  Maersk: 'https://www.maersk.com/tracking/',
  MSC: 'https://www.msc.com/en/track-a-shipment',
  ONE: 'https://www.one-line.com/en/standard-page/track-and-trace',
  PIL: 'https://www.pilship.com/',
  UPS: 'https://www.ups.com/track',
  ZIM: 'https://www.zim.com/tools/track-a-shipment',
};

/** Days before the arrival on which the buyer's clearing agent should know of it. */
export const agentDays = 7;

/** Reference data about shipments: ports, and rows about free time by country. */
export type ShipmentReference = { ports: ReferenceRow[]; freeTime: Record<string, ReferenceRow[]> };

/** How long a container may stay in a port for nothing, and what a day costs afterwards. */
export type FreeTime = {
  days: number;
  /** Whether the carrier has confirmed the days; otherwise they are the fewest usual ones. */
  isConfirmed: boolean;
  /** The last free day; null until the goods have arrived. */
  lastDay: string | null;
  /** US dollars per day and container of 20 feet; null if unknown. */
  cost: { low: number; high: number } | null;
  /** Sources of what the carrier has not confirmed, and the day of their last check. */
  sources: Pick<ReferenceRow, 'source' | 'checkedOn'>[];
};

/** A calendar day so many days later, or earlier if negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The free time of a shipment in its port.
 * @param arrivedOn day of the discharge, once known
 * @param freeDays days that the carrier has confirmed
 * @param rows what is known in the country of the port
 * @returns null if no days are known
 */
export function freeTimeOf(
  arrivedOn: string | null,
  freeDays: number | null,
  rows: readonly Pick<ReferenceRow, 'unit' | 'low' | 'high' | 'source' | 'checkedOn'>[],
): FreeTime | null {
  const usual = rows.find(({ unit }) => unit === 'days');
  const cost = rows.find(({ unit, low }) => unit === 'usd_day' && low !== null);
  const days = freeDays ?? usual?.low ?? null;
  if (days === null) return null;
  const sources = [freeDays === null ? usual : undefined, cost].filter((row) => row !== undefined);
  return {
    days,
    isConfirmed: freeDays !== null,
    lastDay: arrivedOn && dayAfter(arrivedOn, days),
    cost: cost ? { low: cost.low!, high: cost.high ?? cost.low! } : null,
    sources: sources.map(({ source, checkedOn }) => ({ source, checkedOn })),
  };
}
