import type { Locale } from '#shared/locale.ts';
import { convertMinor, minorDigits } from '#shared/minor-units.ts';
import type { OfferSheet, SentOffer, SheetCharge, SheetLine } from '#shared/quote-offer.ts';
import { firstChoice, offerTotals } from '#shared/quote-totals.ts';
import type { PerDollar } from '#shared/rates.ts';

/**
 * The margin of a draft on what the buyer is offered first, in hundredths of a percent of the goods' sum.
 * @returns null while a factory price or a rate is missing, or nothing is asked for the goods
 */
export function marginOf(sheet: OfferSheet, perDollar: PerDollar): number | null {
  let sold = 0n;
  let bought = 0n;
  for (const { optionId, lineId, quantity } of firstChoice(sheet.lines)) {
    const option = sheet.lines.find(({ id }) => id === lineId)?.options.find(({ id }) => id === optionId);
    const step = option?.breaks
      .filter((one) => one.quantity <= quantity)
      .toSorted((a, b) => b.quantity - a.quantity)[0];
    if (!option || !step || step.factoryMinor === null) return null;
    const cost = convertMinor(
      step.factoryMinor,
      option.factoryCurrency ?? sheet.currency,
      sheet.currency,
      perDollar,
    );
    if (cost === null) return null;
    sold += BigInt(step.unitMinor) * BigInt(quantity);
    bought += BigInt(cost) * BigInt(quantity);
  }
  return sold === 0n ? null : Number(((sold - bought) * 10_000n) / sold);
}

/** What of a draft keeps it from being sent: field → key of the validation texts; empty where nothing does. */
export function faultsOfSheet(sheet: OfferSheet, last: SentOffer | null): Record<string, string> {
  const faults: Record<string, string> = {};
  if (sheet.lines.length === 0) faults['sheet.lines'] = 'required';
  const ids = [...sheet.lines.map(({ id }) => id), ...sheet.charges.map(({ id }) => id)];
  if (new Set(ids).size < ids.length) faults['sheet.lines'] = 'duplicate';
  const needsPacking = sheet.charges.some(({ basis }) => basis !== 'flat' && basis !== 'goods_percent');
  for (const [i, line] of sheet.lines.entries()) {
    const place = `sheet.lines.${i}`;
    if (new Set(line.options.map(({ id }) => id)).size < line.options.length)
      faults[`${place}.options`] = 'duplicate';
    for (const [j, { breaks, packing }] of line.options.entries()) {
      if (new Set(breaks.map(({ quantity }) => quantity)).size < breaks.length)
        faults[`${place}.options.${j}.breaks`] = 'duplicate';
      if (breaks.some(({ unitMinor }) => unitMinor === 0))
        faults[`${place}.options.${j}.breaks`] = 'priceInvalid';
      if (needsPacking && packing === null) faults[`${place}.options.${j}.packing`] = 'required';
    }
    if (last && isChangedLine(line, last) && line.changeReason === null)
      faults[`${place}.changeReason`] = 'required';
  }
  for (const [i, charge] of sheet.charges.entries()) {
    if (last && isChangedCharge(charge, last) && charge.changeReason === null)
      faults[`sheet.charges.${i}.changeReason`] = 'required';
  }
  return faults;
}

/** Whether a line's price or quantity differs from the last revision. A line that was not in it needs no reason. */
function isChangedLine(line: SheetLine, last: SentOffer): boolean {
  const before = last.lines.find(({ id }) => id === line.id);
  if (!before) return false;
  const pricesOf = (options: readonly { breaks: readonly { quantity: number; unitMinor: number }[] }[]) =>
    JSON.stringify(
      options.map(({ breaks }) => breaks.map(({ quantity, unitMinor }) => [quantity, unitMinor])),
    );
  return line.quantity !== before.quantity || pricesOf(line.options) !== pricesOf(before.options);
}

function isChangedCharge({ id, basis, rate }: SheetCharge, last: SentOffer): boolean {
  const before = last.charges.find((charge) => charge.id === id);
  return before !== undefined && (before.rate !== rate || before.basis !== basis);
}

type Sending = Pick<SentOffer, 'reference' | 'revision' | 'sentAt' | 'validUntil' | 'validZone' | 'rates'> & {
  language: Locale;
};

/** The offer as it is sent: the draft without what only the staff know of it. */
export function publicOffer(sheet: OfferSheet, sending: Sending): SentOffer {
  return {
    ...sheet,
    lines: sheet.lines.map((line) => ({
      ...line,
      options: line.options.map(
        ({ supplierId: _supplier, factoryCurrency: _currency, breaks, ...option }) => ({
          ...option,
          breaks: breaks
            .map(({ quantity, unitMinor }) => ({ quantity, unitMinor }))
            .toSorted((a, b) => a.quantity - b.quantity),
        }),
      ),
    })),
    ...sending,
    digits: minorDigits(sheet.currency),
  };
}

/** The total of an offer before the buyer chooses. @throws TotalsFault */
export const firstTotal = (offer: Pick<SentOffer, 'lines' | 'charges'>): number =>
  offerTotals(offer, firstChoice(offer.lines)).totalMinor;
