import { createHash } from 'node:crypto';
import type { SentOffer } from '#shared/deals/quote-offer.ts';

/** JSON with sorted object keys, so that the same value always gives the same text, however it was stored. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`;
}

/** SHA-256 of a value in hexadecimal, the same however it was stored. */
export const canonicalHash = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');

/** SHA-256 of an offer. An acceptance names it, so that both sides know what was accepted. */
export const offerHash = (offer: SentOffer): string => canonicalHash(offer);
