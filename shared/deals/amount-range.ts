import { roundedRatio } from '../base/minor-units.ts';
import type { ReferenceRow } from './reference-rules.ts';

// Arithmetic with ranges of amounts: each result is rounded once, half up.

/** An amount in minor units, from its lowest to its highest. */
export type Range = { low: number; high: number };

export const nothing: Range = { low: 0, high: 0 };
export const exactly = (minor: number): Range => ({ low: minor, high: minor });
export const plus = (a: Range, b: Range): Range => ({ low: a.low + b.low, high: a.high + b.high });
export const minus = (a: Range, b: Range): Range => ({
  low: Math.max(0, a.low - b.low),
  high: Math.max(0, a.high - b.high),
});

/** Percentages have at most four decimals (`ReferenceRow`). */
const scale = 10_000;

export const percentOf = (row: ReferenceRow, base: Range): Range => ({
  low: percentage(base.low, row.low ?? 0),
  high: percentage(base.high, row.high ?? row.low ?? 0),
});
const percentage = (minor: number, percent: number): number =>
  Number(roundedRatio(BigInt(minor) * BigInt(Math.round(percent * scale)), BigInt(100 * scale)));
export const portionOf = ({ low, high }: Range, part: number, whole: number): Range => ({
  low: whole === 0 ? 0 : Number(roundedRatio(BigInt(low) * BigInt(part), BigInt(whole))),
  high: whole === 0 ? 0 : Number(roundedRatio(BigInt(high) * BigInt(part), BigInt(whole))),
});
