import type { DemoLanguage } from '#server/operations/demo/demo-schemas.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { JudgedQuery } from './types.ts';
import { zh } from './zh.ts';

/** 200 searches with their relevant products in the demo catalogue, 50 per language. */
export const judgedQueries: Readonly<Record<DemoLanguage, readonly JudgedQuery[]>> = {
  en,
  fr,
  es,
  zh,
};

/** Number of first results that are judged. */
const top = 5;

export type Judgement = {
  search: string;
  /** 1 divided by the rank of the first relevant result; 0 if there is none. */
  reciprocalRank: number;
  /** Share of the relevant products among the first five results; if there are more than five, the share of five. */
  recall: number;
};

/**
 * Quality of one search's results. `found` are keys of demo products, best first. For goods that the demo does not have,
 * only an empty result is right.
 */
export function judge([search, ...relevant]: JudgedQuery, found: readonly string[]): Judgement {
  if (relevant.length === 0) {
    const score = found.length === 0 ? 1 : 0;
    return { search, reciprocalRank: score, recall: score };
  }
  const place = found.findIndex((key) => relevant.includes(key));
  const hits = found.slice(0, top).filter((key) => relevant.includes(key)).length;
  return {
    search,
    reciprocalRank: place < 0 ? 0 : 1 / (place + 1),
    recall: hits / Math.min(top, relevant.length),
  };
}

/** Mean reciprocal rank, and mean recall at 5. */
export function summary(judgements: readonly Judgement[]): { mrr: number; recall: number } {
  const mean = (of: (one: Judgement) => number) =>
    judgements.reduce((sum, one) => sum + of(one), 0) / judgements.length;
  return { mrr: mean((one) => one.reciprocalRank), recall: mean((one) => one.recall) };
}
