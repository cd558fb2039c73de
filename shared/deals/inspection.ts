import { z } from 'zod';

/** Classes of defects. A critical one is never accepted. */
export const defectClasses = ['critical', 'major', 'minor'] as const;
export type DefectClass = (typeof defectClasses)[number];

const classPlan = z.object({
  /** Acceptance quality limit in percent; null for critical defects. */
  aql: z.number().nullable(),
  sample: z.int(),
  /** The most defective pieces in the sample with which the lot is still accepted. */
  accept: z.int(),
});

/** A sampling plan (ISO 2859-1, general level II, single, normal), as it was when the inspection was planned. */
export const inspectionPlan = z.object({
  lot: z.int(),
  classes: z.object({ critical: classPlan, major: classPlan, minor: classPlan }),
});
export type InspectionPlan = z.infer<typeof inspectionPlan>;

const defect = z.object({
  class: z.enum(defectClasses),
  text: z.string(),
  count: z.int(),
});

/** What was found. */
export const inspectionReport = z.object({
  day: z.string(),
  place: z.string(),
  inspector: z.string(),
  /** Pieces found, and the part of them that was packed, in percent. */
  found: z.int(),
  packedPercent: z.int(),
  defects: z.array(defect),
  measurements: z.string().nullable(),
  marking: z.string().nullable(),
  packing: z.string().nullable(),
  notChecked: z.string(),
  /** Typed names that stand for signatures. */
  factorySigned: z.string().nullable(),
});
export type InspectionReport = z.infer<typeof inspectionReport>;
