/**
 * Acceptance sampling: general inspection level II, single, normal (MIL-STD-105E, the same plans as ISO 2859-1). Many
 * printed tables are shifted by a column: sampling.test.ts has known values.
 */

/** Acceptance quality limits, in percent. */
export const aqls = [0.65, 1, 1.5, 2.5, 4, 6.5] as const;
export type Aql = (typeof aqls)[number];

const letters = 'ABCDEFGHJKLMNPQ';
/** Largest lot of each letter but the last, and the sample of each letter. */
const lots = [8, 15, 25, 50, 90, 150, 280, 500, 1200, 3200, 10_000, 35_000, 150_000, 500_000];
const samples = [2, 3, 5, 8, 13, 20, 32, 50, 80, 125, 200, 315, 500, 800, 1250];
/** Acceptance numbers, by the sum of the places of letter and limit. */
const accepts: Readonly<Record<number, number>> = {
  5: 0,
  8: 1,
  9: 2,
  10: 3,
  11: 5,
  12: 7,
  13: 10,
  14: 14,
  15: 21,
};

export type SamplePlan = {
  letter: string;
  /** Pieces to look at; all pieces of a lot that is no larger. */
  sample: number;
  /** The most defective pieces with which the lot is accepted. */
  accept: number;
};

/**
 * The plan for a lot and a limit. Where the table has an arrow, the plan of the next or the previous letter is used.
 * @param lot pieces, at least 2
 */
export function samplePlan(lot: number, aql: Aql): SamplePlan {
  const found = lots.findIndex((most) => lot <= most);
  let place = found === -1 ? samples.length - 1 : found;
  const limit = aqls.indexOf(aql);
  while (accepts[place + limit] === undefined) {
    const sum = place + limit;
    place += sum < 5 || sum === 7 ? 1 : -1;
  }
  const sample = Math.min(samples[place]!, lot);
  return { letter: letters[place]!, sample, accept: Math.min(accepts[place + limit]!, sample - 1) };
}
