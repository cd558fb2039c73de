import { z } from 'zod';
import { toCountryCode } from '../base/country.ts';
import { optionalText, requiredLine, requiredText, typedNumber, typedText } from '../base/form-text.ts';
import { maxNameLength, maxShortText, maxTitleLength } from '../base/limits.ts';
import { forTargets } from '../base/locale.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';
import {
  customsUnionNames,
  everywhere,
  goodsClasses,
  hsCodesPattern,
  isWithoutValue,
  portPattern,
  paperMakers,
  paperSteps,
  referenceBases,
  referenceKinds,
  referenceUnits,
} from './reference-rules.ts';
import { pricedDay } from '../catalogue/supplier-price.ts';
import { choice } from '../base/list-query.ts';

/** Longest `source` of a row: several addresses, one per line. */
const maxSource = 2000;
/** Largest value of a row: dollars per container, days, or percent. */
const maxAmount = 1_000_000;

const none = z.literal('').transform(() => null);
const choiceOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.union([z.enum(words), none, z.null()], 'choiceInvalid');

/** A value as a person types it: at most four decimals. */
const amount = z.union([typedNumber(4), none, z.null()], 'numberInvalid');
const boundedAmount = amount
  .refine((value) => value === null || value >= 0, 'tooSmall')
  .refine((value) => value === null || value <= maxAmount, 'tooLarge');

const targetTexts = (max: number) => z.object(forTargets(() => typedText(max))).partial();
export type TargetTexts = z.infer<ReturnType<typeof targetTexts>>;

/** ISO code of a country, a customs union, or `everywhere`; a country's name is accepted too. */
const area = z
  .string('required')
  .max(60, 'choiceInvalid')
  .transform((typed) => {
    const word = typed.trim();
    const known = [everywhere, ...customsUnionNames].find((name) => name === word.toLowerCase());
    return known ?? toCountryCode(word);
  })
  .refine((code): code is string => code !== null, 'choiceInvalid');

const shape = {
  kind: z.enum(referenceKinds, 'choiceInvalid'),
  area,
  code: requiredLine(60),
  name: requiredLine(maxTitleLength, 'nameRequired'),
  names: targetTexts(maxTitleLength),
  detail: optionalText(maxShortText),
  details: targetTexts(maxShortText),
  low: boundedAmount,
  high: boundedAmount,
  unit: z.enum(referenceUnits, 'choiceInvalid'),
  base: choiceOf(referenceBases),
  isDisputed: z.boolean('choiceInvalid'),
  maker: choiceOf(paperMakers),
  step: choiceOf(paperSteps),
  goodsClass: choiceOf(goodsClasses),
  hsCodes: optionalText(maxNameLength)
    .transform((text) => text?.replaceAll('.', '').replaceAll(/[\s,;]+/g, ' ') ?? null)
    .refine((text) => text === null || hsCodesPattern.test(text), 'hsCodeInvalid'),
  isOff: z.boolean('choiceInvalid'),
  validFrom: z.union([pricedDay, none, z.null()], 'dateInvalid'),
  validUntil: z.union([pricedDay, none, z.null()], 'dateInvalid'),
  source: requiredText(maxSource),
  checkedOn: pricedDay,
  note: optionalText(maxShortText),
};

/** Body of PUT /api/reference/{id}: fields that are not given keep their value. */
export const referenceChange = z.object({ ...shape, ...openedVersion }).partial();
export type ReferenceChange = z.infer<typeof referenceChange>;

/** Body of POST /api/reference. */
export const newReferenceRow = z.object(shape).partial().extend({
  kind: shape.kind,
  area: shape.area,
  code: shape.code,
  name: shape.name,
  source: shape.source,
  checkedOn: shape.checkedOn,
});
export type NewReferenceRow = z.infer<typeof newReferenceRow>;

const storedTexts = z.object(forTargets(() => z.string())).partial();

/** Fields of a row other than its texts. */
const rowFacts = {
  kind: z.enum(referenceKinds),
  area: z.string(),
  code: z.string(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  unit: z.enum(referenceUnits),
  base: z.enum(referenceBases).nullable(),
  isDisputed: z.boolean(),
  maker: z.enum(paperMakers).nullable(),
  step: z.enum(paperSteps).nullable(),
  goodsClass: z.enum(goodsClasses).nullable(),
  hsCodes: z.string().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  source: z.string(),
  checkedOn: z.string(),
};

export const rowFactNames = Object.keys(rowFacts) as (keyof typeof rowFacts)[];

/** A row as the staff see it. */
export const staffReferenceRow = z.object({
  ...recordState,
  ...rowFacts,
  isOff: z.boolean(),
  name: z.string(),
  names: storedTexts,
  detail: z.string().nullable(),
  details: storedTexts,
  checkedBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type StaffReferenceRow = z.infer<typeof staffReferenceRow>;

type Values = Pick<
  StaffReferenceRow,
  'kind' | 'code' | 'low' | 'high' | 'unit' | 'base' | 'hsCodes' | 'validFrom' | 'validUntil'
>;

/** Errors that concern several fields of a row: field → key of the validation texts; empty if there are none. */
export function faultsOfRow({ kind, code, low, high, unit, base, hsCodes, validFrom, validUntil }: Values) {
  const faults: Record<string, string> = {};
  if (kind === 'prohibition' && hsCodes === null) faults['hsCodes'] = 'required';
  if (kind === 'port' && !portPattern.test(code)) faults['code'] = 'portInvalid';
  if (isWithoutValue(kind)) {
    if (unit !== 'none') faults['unit'] = 'choiceInvalid';
    if (low !== null || high !== null) faults['low'] = 'numberInvalid';
    return faults;
  }
  if (unit === 'none') faults['unit'] = 'required';
  if (unit === 'percent' && base === null) faults['base'] = 'required';
  if (unit !== 'percent' && ['duty', 'vat', 'insurance'].includes(kind)) faults['unit'] = 'choiceInvalid';
  if (unit === 'percent' && ['freight', 'transit'].includes(kind)) faults['unit'] = 'choiceInvalid';
  if (kind === 'transit' && unit !== 'days') faults['unit'] = 'choiceInvalid';
  const isFreeTime = kind === 'free_time';
  if (isFreeTime ? unit !== 'days' && unit !== 'usd_day' : unit === 'usd_day')
    faults['unit'] = 'choiceInvalid';
  // A charge without a value is levied, but by an amount that no source names.
  if (low === null && kind !== 'charge') faults['low'] = 'required';
  if (low !== null && high !== null && high < low) faults['high'] = 'tooSmall';
  if (validFrom && validUntil && validUntil < validFrom) faults['validUntil'] = 'endsEarly';
  return faults;
}

const fourTexts = z.object({ en: z.string(), ...forTargets(() => z.string().optional()) });

/** Rows as stored in a sent offer, so that its landed cost estimate never changes. */
const keptRow = z.object({
  id: z.string(),
  ...rowFacts,
  hsCodes: rowFacts.hsCodes.optional(),
  name: fourTexts,
  detail: fourTexts,
});

/** Input of a sent offer's landed cost. */
export const landedBasis = z.object({
  country: z.string(),
  /** Day of sending, from which the age of the rows is computed. */
  day: z.iso.date(),
  rows: z.array(keptRow),
  /** Goods class of each line, by the line's id. */
  goodsClasses: z.record(z.string(), z.enum(goodsClasses).nullable()),
  /** HS code of each line, by the line's id. Absent in offers of earlier versions. */
  hsCodes: z.record(z.string(), z.string().nullable()).optional(),
});
export type LandedBasis = z.infer<typeof landedBasis>;

/** Query of the staff's list, from the address; invalid values are ignored. */
export const referenceQuery = z.object({
  kind: choice(['', ...referenceKinds], ''),
  area: z
    .string()
    .regex(/^(|[A-Z]{2}|[a-z]{3,6})$/)
    .catch('')
    .default(''),
  age: choice(['', 'due', 'old'], ''),
});
export type ReferenceQuery = z.infer<typeof referenceQuery>;

/** Body of POST /api/reference/checked: rows that were compared with their sources today. */
export const checkedRows = z.object({
  ids: z.array(z.uuid('choiceInvalid')).min(1, 'required').max(500, 'tooMany'),
});
