import type { Locale } from '#shared/base/locale.ts';
import { minorDigits } from '#shared/base/minor-units.ts';
import { isChangedCharge, isChangedLine } from '#shared/deals/quote-draft.ts';
import type { OfferSheet, SentOffer } from '#shared/deals/quote-offer.ts';
import { offeredPart } from '#shared/deals/quote-sample.ts';
import { firstChoice, offerTotals, TotalsFault } from '#shared/deals/quote-totals.ts';

/**
 * The errors that prevent a draft from being sent: field → key of the validation texts; empty if there are none.
 * @param last the last revision of the draft's kind
 */
export function faultsOfSheet(sheet: OfferSheet, last: SentOffer | null): Record<string, string> {
  const faults = sheet.kind === 'sample' ? faultsOfSamples(sheet, last) : faultsOfGoods(sheet, last);
  return Object.keys(faults).length > 0 ? faults : faultsOfSums(sheet);
}

function faultsOfSums(sheet: OfferSheet): Record<string, string> {
  try {
    firstTotal(offeredPart(sheet));
    return {};
  } catch (error) {
    if (!(error instanceof TotalsFault)) throw error;
    return { sheet: error.reason };
  }
}

function faultsOfSamples(sheet: OfferSheet, last: SentOffer | null): Record<string, string> {
  const faults: Record<string, string> = {};
  const offered = offeredPart(sheet).lines;
  if (offered.length === 0) faults['sheet.lines'] = 'required';
  if (new Set(offered.map(({ id }) => id)).size < offered.length) faults['sheet.lines'] = 'duplicate';
  if (!sheet.samplePlace) faults['sheet.samplePlace'] = 'required';
  for (const [i, { id, sample }] of sheet.lines.entries()) {
    if (!sample) continue;
    const place = `sheet.lines.${i}`;
    for (const name of ['unitMinor', 'courierMinor'] as const)
      if (sample[name] === null) faults[`${place}.sample.${name}`] = 'required';
    const line = offered.find((one) => one.id === id);
    if (last && line && isChangedLine(line, last) && line.changeReason === null)
      faults[`${place}.changeReason`] = 'required';
  }
  return faults;
}

function faultsOfGoods(sheet: OfferSheet, last: SentOffer | null): Record<string, string> {
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
      for (const [k, { quantity, unitMinor }] of breaks.entries()) {
        const step = `${place}.options.${j}.breaks.${k}`;
        if (breaks.findIndex((one) => one.quantity === quantity) < k)
          faults[`${step}.quantity`] = 'duplicate';
        if (unitMinor === 0) faults[`${step}.unitMinor`] = 'required';
      }
      if (needsPacking && packing === null) faults[`${place}.options.${j}.packing`] = 'packingNeeded';
    }
    if (last && isChangedLine({ ...line, sample: undefined }, last) && line.changeReason === null)
      faults[`${place}.changeReason`] = 'required';
  }
  for (const [i, charge] of sheet.charges.entries()) {
    if (last && isChangedCharge(charge, last) && charge.changeReason === null)
      faults[`sheet.charges.${i}.changeReason`] = 'required';
  }
  return faults;
}

type Sending = Pick<
  SentOffer,
  'reference' | 'revision' | 'sentAt' | 'validUntil' | 'validZone' | 'rates' | 'landed'
> & {
  language: Locale;
};

/** The offer to send: the part of the draft that its kind offers, without internal data of the staff. */
export function publicOffer(sheet: OfferSheet, sending: Sending): SentOffer {
  const offered = offeredPart(sheet);
  return {
    ...offered,
    charges: offered.charges.map(({ changeNote: _note, ...charge }) => charge),
    lines: offered.lines.map(({ changeNote: _note, ...line }) => ({
      ...line,
      options: line.options.map(
        ({
          supplierId: _supplier,
          factoryCurrency: _currency,
          factoryFrom: _from,
          factoryUntil: _until,
          breaks,
          ...option
        }) => ({
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
