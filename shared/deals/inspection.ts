import { z } from 'zod';
import { optionalText, requiredText, wholeNumber } from '../base/form-text.ts';
import { maxNameLength, maxShortText } from '../base/limits.ts';
import { openedVersion } from '../base/record-calls.ts';
import { checkResults, defectClasses, inspectionChecks, maxDefects, verdicts } from './inspection-rules.ts';
import { aqls } from './sampling.ts';

const aql = z.coerce
  .number('choiceInvalid')
  .refine((value) => aqls.some((one) => one === value), 'choiceInvalid')
  .transform((value) => value as (typeof aqls)[number]);

/** Body of POST /api/orders/{id}/inspections: plans an inspection of a lot. */
export const newInspection = z.object({ lot: wholeNumber(2, 10_000_000), major: aql, minor: aql });
export type NewInspection = z.output<typeof newInspection>;

const text = optionalText(maxShortText).default(null);
const words = z.string().nullable();
const pieces = z.int().nullable();

/** What was found. A draft may lack what a final report must say (`missingOf`). */
const storedReport = z.object({
  day: words,
  place: words,
  inspector: words,
  /** Pieces found, and the part of them that was packed, in percent. */
  found: pieces,
  packedPercent: pieces,
  checks: z.partialRecord(z.enum(inspectionChecks), z.object({ result: z.enum(checkResults), text: words })),
  defects: z.array(
    z.object({
      class: z.enum(defectClasses),
      text: z.string(),
      count: z.int(),
      /** The photo of the milestone that shows it; reports from before it could be chosen have none. */
      photo: z.string().nullable().optional(),
    }),
  ),
  notChecked: words,
  /** The name of the factory's person, who has read it. */
  factorySigned: words,
});
export type InspectionReport = z.infer<typeof storedReport>;

const none = z.literal('').transform(() => null);
const typedPieces = (most?: number) =>
  z.union([wholeNumber(0, most), none, z.null()], 'numberInvalid').default(null);

/** A report as typed. */
const typedReport = z.object({
  day: z.union([z.iso.date('dateInvalid'), none, z.null()], 'dateInvalid').default(null),
  place: text,
  inspector: optionalText(maxNameLength).default(null),
  found: typedPieces(),
  packedPercent: typedPieces(100),
  checks: z
    .partialRecord(
      z.enum(inspectionChecks),
      z.object({ result: z.enum(checkResults, 'choiceInvalid'), text }),
    )
    .default({}),
  defects: z
    .array(
      z.object({
        class: z.enum(defectClasses, 'choiceInvalid'),
        text: requiredText(maxShortText),
        count: wholeNumber(1, 100_000),
        photo: z.union([z.uuid('choiceInvalid'), none, z.null()], 'choiceInvalid').default(null),
      }),
    )
    .max(maxDefects, 'tooMany')
    .default([]),
  notChecked: text,
  factorySigned: optionalText(maxNameLength).default(null),
});

/** The report of an inspection that has only been planned. */
export const emptyReport = (): InspectionReport => typedReport.parse({});

export const reportChange = typedReport.extend(openedVersion);
export const finalReport = z.object(openedVersion);

const classPlan = z.object({ aql: z.number().nullable(), sample: z.int(), accept: z.int() });
const plan = z.object({
  lot: z.int(),
  classes: z.object({ critical: classPlan, major: classPlan, minor: classPlan }),
});
const moment = z.iso.datetime();

/** An inspection; buyers see final ones only. */
export const inspection = z.object({
  id: z.uuid(),
  plan,
  report: storedReport,
  finalAt: moment.nullable(),
  /** Hash of id, plan and final report. */
  hash: z.string().nullable(),
  /** Until which day the buyer is asked to answer. */
  answerUntil: z.string().nullable(),
  verdict: z.enum(verdicts).nullable(),
  verdictText: z.string().nullable(),
  answeredAt: moment.nullable(),
  version: z.int(),
});
export type Inspection = z.infer<typeof inspection>;

/** The buyer's answer to a final report. The same answer again changes nothing. */
export const newVerdict = z
  .object({
    inspectionId: z.uuid('choiceInvalid'),
    verdict: z.enum(verdicts, 'choiceInvalid'),
    text,
  })
  .refine((given) => given.verdict === 'ship' || given.text !== null, {
    path: ['text'],
    message: 'required',
  });
export type NewVerdict = z.output<typeof newVerdict>;
