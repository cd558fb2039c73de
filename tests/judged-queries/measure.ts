import type { DemoLanguage } from '#server/db/seed/demo/types.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { JudgedQuery } from './types.ts';
import { zh } from './zh.ts';

/** 200 searches with their answers in the demo catalogue, 50 a language. */
export const judgedQueries: Readonly<Record<DemoLanguage, readonly JudgedQuery[]>> = {
  en,
  fr,
  es,
  zh,
};

/** As many of the first results count. */
const top = 5;

export type Judgement = {
  search: string;
  /** One over the place of the first answer; 0 where there is none. */
  reciprocalRank: number;
  /** The share of the answers, or of the five that have room, among the first five results. */
  recall: number;
};

/** How well one search was answered. `found` are keys of demo products, best first. */
export function judge([search, ...relevant]: JudgedQuery, found: readonly string[]): Judgement {
  const place = found.findIndex((key) => relevant.includes(key));
  const hits = found.slice(0, top).filter((key) => relevant.includes(key)).length;
  return {
    search,
    reciprocalRank: place < 0 ? 0 : 1 / (place + 1),
    recall: hits / Math.min(top, relevant.length),
  };
}

/** The mean reciprocal rank and the mean recall at 5. */
export function summary(judgements: readonly Judgement[]): { mrr: number; recall: number } {
  const mean = (of: (one: Judgement) => number) =>
    judgements.reduce((sum, one) => sum + of(one), 0) / judgements.length;
  return { mrr: mean((one) => one.reciprocalRank), recall: mean((one) => one.recall) };
}
