import type { OfferChoice, SentLine, SentOffer } from '#shared/deals/quote-offer.ts';
import { type OfferTotals, offerTotals, TotalsFault } from '#shared/deals/quote-totals.ts';
import { typedWhole } from '#shared/base/typed-text.ts';

/** The value for a line that is left out. */
export const leftOut = 'none';

export const optionField = (lineId: string): string => `option.${lineId}`;
export const quantityField = (lineId: string): string => `quantity.${lineId}`;

const leastOf = (line: SentLine, optionId: string | null): number => {
  const option = line.options.find(({ id }) => id === optionId) ?? line.options[0]!;
  return Math.min(...option.breaks.map(({ quantity }) => quantity));
};

/**
 * Reads the choice from the fields of the offer's form, the same way on the server and in the browser. Defaults: the
 * first option, in the requested quantity.
 */
export function readChoice(
  fieldOf: (name: string) => string | null,
  lines: readonly SentLine[],
): OfferChoice {
  return lines.map((line) => {
    const given = fieldOf(optionField(line.id));
    const option = line.options.find(({ id }) => id === given) ?? line.options[0]!;
    const optionId = given === leftOut ? null : option.id;
    const typed = typedWhole(fieldOf(quantityField(line.id)) ?? '');
    const usual = Math.max(line.quantity, leastOf(line, optionId));
    return {
      lineId: line.id,
      optionId,
      // Samples are offered only in this number of pieces.
      quantity: !line.sample && Number.isSafeInteger(typed) && typed >= 1 ? typed : usual,
    };
  });
}

/** The lines whose chosen quantity is below the option's minimum, with that minimum. */
export const tooFew = (choice: OfferChoice, lines: readonly SentLine[]): Map<string, number> =>
  new Map(
    choice.flatMap(({ lineId, optionId, quantity }): [string, number][] => {
      const line = lines.find(({ id }) => id === lineId);
      if (!line || optionId === null) return [];
      const least = leastOf(line, optionId);
      return quantity < least ? [[lineId, least]] : [];
    }),
  );

/** The sums of a choice; quantities below the minimum count as the minimum. Null if a sum is too large to show. */
export function totalsOf(
  offer: Pick<SentOffer, 'lines' | 'charges'>,
  choice: OfferChoice,
): OfferTotals | null {
  const few = tooFew(choice, offer.lines);
  const raised = choice.map((one) => ({ ...one, quantity: few.get(one.lineId) ?? one.quantity }));
  try {
    return offerTotals(offer, raised);
  } catch (error) {
    if (error instanceof TotalsFault) return null;
    throw error;
  }
}

/** A choice as fields of a form. */
export const choiceFields = (choice: OfferChoice): [name: string, value: string][] =>
  choice.flatMap(({ lineId, optionId, quantity }): [string, string][] => [
    [optionField(lineId), optionId ?? leftOut],
    [quantityField(lineId), String(quantity)],
  ]);

/** Keeps the choice in the page's address, so that a reload shows the same sums; the next revision begins anew. */
export function keepInAddress(choice: OfferChoice, offerId: string): void {
  const url = new URL(location.href);
  for (const [name, value] of [...choiceFields(choice), ['offerId', offerId]] as const)
    url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}

/** The fields of a choice, and the offer that it is of, as the query of the page's address. */
export function choiceQuery(fields: Readonly<Record<string, string>>): string {
  const chosen = Object.entries(fields).filter(
    ([name, value]) => isChoiceField.test(name) && value.length <= 40,
  );
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}
const isChoiceField = /^(?:(?:option|quantity)\.[\w-]{1,40}|offerId)$/;
