import { convertMinor, minorToText, parseMinor } from '#shared/base/minor-units.ts';
import { marginOn, priceFor } from '#shared/deals/quote-draft.ts';
import type { OfferSheet, SheetCharge, SheetLine } from '#shared/deals/quote-offer.ts';
import type { ChargeBasis } from '#shared/deals/quote-rules.ts';
import { packingTexts, type PackingTexts, readPacking, whole } from '../../../staff/price/packing-values.ts';

type SheetOption = SheetLine['options'][number];

/** The value of one US dollar in each currency. */
export type Rates = Readonly<Record<string, number | null>>;

const optionTexts = [
  'id',
  'label',
  'description',
  'leadTime',
  'supplierId',
  'factoryFrom',
  'factoryUntil',
] as const;
const remarks = ['note', 'changeReason', 'changeNote'] as const;
/** Texts of a draft as its form shows them: a missing one is empty. */
const textsOf = <K extends string>(
  row: { readonly [name in K]?: string | null | undefined },
  names: readonly K[],
) => Object.fromEntries(names.map((name) => [name, row[name] ?? ''])) as Record<K, string>;

/** All values as typed: amounts are texts, so that the decimals of a currency can be checked. */
export type FormBreak = { quantity: string; factory: string; unit: string };
export type FormOption = PackingTexts &
  Record<(typeof optionTexts)[number] | 'factoryCurrency', string> & {
    /** In percent; unit prices are computed from it. Not stored, because it follows from prices and factory prices. */
    margin: string;
    breaks: readonly FormBreak[];
  };
/** A sample of a line. Without pieces no sample is offered. */
export type FormSample = {
  pieces: string;
  price: string;
  courier: string;
  courierTime: string;
  isCredited: boolean;
};
type Retyped = (typeof remarks)[number] | 'color' | 'quantity' | 'rate';
export type FormLine = Omit<SheetLine, Retyped | 'options' | 'sample'> &
  Record<Exclude<Retyped, 'rate'>, string> & { options: readonly FormOption[]; sample: FormSample };
/** What a charge has beside its amount, as long as nothing was typed. */
export const noRemarks = { note: '', changeReason: '', changeNote: '' };
export type FormCharge = Omit<SheetCharge, Retyped> & typeof noRemarks & { rate: string };

type Terms = {
  kind: OfferSheet['kind'];
  currency: string;
  incoterm: OfferSheet['incoterm'];
  namedPlace: string;
  /** The place to which the courier brings samples. */
  samplePlace: string;
  validOn: string;
  depositPercent: string;
  terms: string;
  charges: readonly FormCharge[];
  /** Ids of the lines, in order. */
  order: readonly string[];
};
export type LineKey = `line:${string}`;
/** Each line is a separate field, so that changes of two editors to different lines merge. */
export type OfferValues = Terms & { readonly [line: LineKey]: FormLine };

export const lineKey = (id: string): LineKey => `line:${id}`;

/** Lines as fields of the form. */
export const byKey = (lines: readonly FormLine[]): { [line: LineKey]: FormLine } =>
  Object.fromEntries(lines.map((line) => [lineKey(line.id), line]));

export const linesOf = (values: OfferValues): FormLine[] =>
  values.order.flatMap((id) => values[lineKey(id)] ?? []);

/** The unit of a charge's rate. A share of the goods is in hundredths of a percent: two decimals, like the dollar. */
export const rateUnit = (basis: ChargeBasis, currency: string): string =>
  basis === 'goods_percent' ? 'USD' : currency;

const decimal = (value: number, scale: number): string => String(value / scale);

/** The shortest percentage that yields exactly these prices from the factory prices; empty if none does. */
function marginText({ factoryCurrency, breaks }: FormOption, currency: string, rates: Rates): string {
  const prices = breaks.flatMap(({ factory, unit }) => {
    const cost = costOf(factory, factoryCurrency, currency, rates);
    const price = parseMinor(unit, currency);
    return cost === null || !price ? [] : [{ cost, price }];
  });
  const [first] = prices;
  const exact = first && marginOn(first.price, first.cost);
  if (exact === undefined || exact === null || exact < 0) return '';
  for (const step of [100, 10, 1]) {
    const margin = Math.round(exact / step) * step;
    if (prices.every(({ cost, price }) => priceFor(cost, margin) === price)) return decimal(margin, 100);
  }
  return '';
}

/** A factory price in the offer's currency; null if it is not a number or a rate is missing. */
export function costOf(factory: string, from: string, to: string, rates: Rates): number | null {
  const minor = parseMinor(factory, from);
  return minor === null ? null : convertMinor(minor, from, to, rates);
}

function toOption(option: SheetOption, currency: string, rates: Rates): FormOption {
  const factoryCurrency = option.factoryCurrency ?? currency;
  const made: FormOption = {
    ...textsOf(option, optionTexts),
    factoryCurrency,
    margin: '',
    ...packingTexts(option.packing),
    breaks: option.breaks.map(({ quantity, unitMinor, factoryMinor }) => ({
      quantity: String(quantity),
      factory: factoryMinor === null ? '' : minorToText(factoryMinor, factoryCurrency),
      unit: unitMinor === 0 ? '' : minorToText(unitMinor, currency),
    })),
  };
  return { ...made, margin: marginText(made, currency, rates) };
}

/** One piece, unless a draft for samples offers none of the line. */
export const emptySample = (pieces = '1'): FormSample => ({
  pieces,
  price: '',
  courier: '',
  courierTime: '',
  isCredited: false,
});

const toFormSample = (sample: SheetLine['sample'], kind: OfferSheet['kind'], currency: string): FormSample =>
  sample
    ? {
        pieces: String(sample.pieces),
        price: sample.unitMinor === null ? '' : minorToText(sample.unitMinor, currency),
        courier: sample.courierMinor === null ? '' : minorToText(sample.courierMinor, currency),
        courierTime: sample.courierTime ?? '',
        isCredited: sample.isCredited,
      }
    : emptySample(kind === 'sample' ? '' : '1');

const toLine = (
  line: SheetLine,
  { currency, kind }: Pick<OfferSheet, 'currency' | 'kind'>,
  rates: Rates,
): FormLine => ({
  ...line,
  ...textsOf(line, ['color', ...remarks]),
  quantity: String(line.quantity),
  options: line.options.map((option) => toOption(option, currency, rates)),
  sample: toFormSample(line.sample, kind, currency),
});

/** Converts a draft to form values. */
export function sheetValues(sheet: OfferSheet, validOn: string, rates: Rates): OfferValues {
  const { currency } = sheet;
  return {
    kind: sheet.kind,
    currency,
    incoterm: sheet.incoterm,
    namedPlace: sheet.namedPlace,
    samplePlace: sheet.samplePlace ?? '',
    validOn,
    depositPercent: String(sheet.depositPercent),
    terms: sheet.terms ?? '',
    charges: sheet.charges.map((charge) => ({
      ...charge,
      ...textsOf(charge, remarks),
      rate: minorToText(charge.rate, rateUnit(charge.basis, currency)),
    })),
    order: sheet.lines.map(({ id }) => id),
    ...byKey(sheet.lines.map((line) => toLine(line, sheet, rates))),
  };
}

/** A typed amount in minor units. Other input is returned as typed, and the server refuses it. */
export const amount = (typed: string, currency: string): number | string | null => {
  const text = typed.trim();
  return text === '' ? null : (parseMinor(text, currency) ?? text);
};
/** The typed sample; null in an offer for goods if nothing is typed. */
function toSample({ pieces, price, courier, courierTime, isCredited }: FormSample, values: OfferValues) {
  const isTyped = [price, courier, courierTime].some((typed) => typed.trim() !== '') || isCredited;
  const isOffered = pieces.trim() !== '' && (values.kind === 'sample' || isTyped);
  if (!isOffered) return undefined;
  return {
    pieces: whole(pieces),
    unitMinor: amount(price, values.currency),
    courierMinor: amount(courier, values.currency),
    courierTime,
    isCredited,
  };
}

/**
 * Converts form values to the body of the API. Invalid numbers are sent as typed; the server's error names the field.
 */
export function toSheet(values: OfferValues) {
  const { currency, kind, incoterm, namedPlace, terms, depositPercent } = values;
  return {
    kind,
    currency,
    incoterm,
    // An offer for goods has no place for the courier, an offer for samples no place of a delivery term.
    namedPlace: namedPlace || (kind === 'sample' ? values.samplePlace : ''),
    samplePlace: values.samplePlace || undefined,
    terms,
    depositPercent: whole(depositPercent),
    charges: values.charges.map(({ rate, basis, changeReason, changeNote, ...charge }) => ({
      ...charge,
      basis,
      rate: amount(rate, rateUnit(basis, currency)) ?? 0,
      changeReason: changeReason || null,
      changeNote: changeNote || undefined,
    })),
    lines: linesOf(values).map(({ options, quantity, changeReason, changeNote, sample, ...line }) => ({
      ...line,
      sample: toSample(sample, values),
      quantity: whole(quantity),
      changeReason: changeReason || null,
      changeNote: changeNote || undefined,
      options: options.map((option) => ({
        id: option.id,
        label: option.label,
        description: option.description,
        leadTime: option.leadTime,
        supplierId: option.supplierId || null,
        factoryCurrency: option.factoryCurrency,
        factoryFrom: option.factoryFrom || undefined,
        factoryUntil: option.factoryUntil || undefined,
        packing: readPacking(option),
        breaks: option.breaks.map(({ quantity: from, factory, unit }) => ({
          quantity: whole(from),
          factoryMinor: amount(factory, option.factoryCurrency),
          unitMinor: amount(unit, currency) ?? 0,
        })),
      })),
    })),
  };
}

/** The draft with parsed numbers, for its totals; null while a required number is missing. */
export function readSheet(values: OfferValues): OfferSheet | null {
  const sheet = toSheet(values);
  const numbers = [
    ...sheet.charges.map(({ rate }) => rate),
    ...sheet.lines.flatMap(({ quantity, options, sample }) => [
      quantity,
      ...(sample ? [sample.pieces, sample.unitMinor ?? 0, sample.courierMinor ?? 0] : []),
      ...options.flatMap(({ breaks, packing }) => [
        ...breaks.flatMap((one) => [one.quantity, one.unitMinor, one.factoryMinor ?? 0]),
        ...Object.values(packing ?? {}),
      ]),
    ]),
  ];
  return numbers.every((one) => Number.isSafeInteger(one)) ? (sheet as OfferSheet) : null;
}
