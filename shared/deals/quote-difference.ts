import type { SentLine, SentOffer } from './quote-offer.ts';
import type { ChangeReason, ChargeKind } from './quote-rules.ts';

/**
 * The revision with which a revision is compared: the previous
 * one of the same kind. Goods are not compared with samples.
 */
export const revisionBefore = <R extends { revision: number; offer: Pick<SentOffer, 'kind'> }>(
  revisions: readonly R[],
  { revision, offer }: R,
): R | undefined =>
  revisions
    .filter((one) => one.revision < revision && one.offer.kind === offer.kind)
    .toSorted((a, b) => b.revision - a.revision)[0];

/** One difference between two consecutive revisions. */
export type Difference = {
  /** Name of a line, or kind of a charge. */
  about: { line: string } | { charge: ChargeKind };
  change: 'added' | 'removed' | 'quantity' | 'price' | 'courier' | 'credited' | 'notCredited';
  /** Amounts in the minor unit of each revision's currency, or quantities; null if the value did not exist. */
  before: number | null;
  after: number | null;
  /** The option's name and the quantity break, if the line has several; null for a sample, which has one price. */
  of: { option: string; quantity: number } | null;
  reason: ChangeReason | null;
};

/** The differences between two revisions by line and by charge, in the order of the newer one. */
export function differencesOf(before: SentOffer, after: SentOffer): Difference[] {
  const lines = after.lines.flatMap((line) => {
    const old = before.lines.find(({ id }) => id === line.id);
    if (!old) return [whole({ line: line.name }, 'added', line.changeReason)];
    return differencesOfLine(old, line);
  });
  const goneLines = before.lines
    .filter(({ id }) => !after.lines.some((line) => line.id === id))
    .map(({ name }) => whole({ line: name }, 'removed', null));
  const charges = after.charges.flatMap((charge): Difference[] => {
    const old = before.charges.find(({ id }) => id === charge.id);
    if (!old) return [whole({ charge: charge.kind }, 'added', charge.changeReason)];
    if (old.rate === charge.rate && old.basis === charge.basis) return [];
    return [
      {
        about: { charge: charge.kind },
        change: 'price',
        before: old.rate,
        after: charge.rate,
        of: null,
        reason: charge.changeReason,
      },
    ];
  });
  const goneCharges = before.charges
    .filter(({ id }) => !after.charges.some((charge) => charge.id === id))
    .map(({ kind }) => whole({ charge: kind }, 'removed', null));
  return [...lines, ...goneLines, ...charges, ...goneCharges];
}

const whole = (
  about: Difference['about'],
  change: 'added' | 'removed' | 'credited' | 'notCredited',
  reason: ChangeReason | null,
): Difference => ({ about, change, before: null, after: null, of: null, reason });

function differencesOfLine(before: SentLine, after: SentLine): Difference[] {
  const about = { line: after.name };
  const reason = after.changeReason;
  const found: Difference[] = [];
  if (before.quantity !== after.quantity)
    found.push({
      about,
      change: 'quantity',
      before: before.quantity,
      after: after.quantity,
      of: null,
      reason,
    });
  if (before.sample && after.sample) return [...found, ...differencesOfSample(before, after)];
  const prices = (line: SentLine) =>
    line.options.flatMap((option) =>
      option.breaks.map(({ quantity, unitMinor }) => ({
        option: option.label,
        id: option.id,
        quantity,
        unitMinor,
      })),
    );
  const old = prices(before);
  const fresh = prices(after);
  for (const { option, id, quantity, unitMinor } of fresh) {
    const was = old.find((one) => one.id === id && one.quantity === quantity);
    if (was?.unitMinor === unitMinor) continue;
    found.push({
      about,
      change: 'price',
      before: was?.unitMinor ?? null,
      after: unitMinor,
      of: { option, quantity },
      reason,
    });
  }
  for (const { option, id, quantity, unitMinor } of old) {
    if (fresh.some((one) => one.id === id && one.quantity === quantity)) continue;
    found.push({ about, change: 'price', before: unitMinor, after: null, of: { option, quantity }, reason });
  }
  return found;
}

/** A sample has one price. Its courier cost, and whether its price is credited to an order, may change too. */
function differencesOfSample(before: SentLine, after: SentLine): Difference[] {
  const about = { line: after.name };
  const reason = after.changeReason;
  const amounts = [
    ['price', before.options[0]?.breaks[0]?.unitMinor ?? 0, after.options[0]?.breaks[0]?.unitMinor ?? 0],
    ['courier', before.sample?.courierMinor ?? 0, after.sample?.courierMinor ?? 0],
  ] as const;
  const found = amounts
    .filter(([, was, is]) => was !== is)
    .map(([change, was, is]): Difference => ({ about, change, before: was, after: is, of: null, reason }));
  const isCredited = after.sample?.isCredited ?? false;
  if (before.sample?.isCredited === isCredited) return found;
  return [...found, whole(about, isCredited ? 'credited' : 'notCredited', reason)];
}
