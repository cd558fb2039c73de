import { z } from 'zod';
import { evidenceKinds } from './evidence-rules.ts';
import { optionalAddress, optionalText, requiredLine } from '../base/form-text.ts';
import { maxShortText, maxTitleLength } from '../base/limits.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';
import { pricedDay } from './supplier-price.ts';

const shape = {
  partnerId: z.uuid('choiceInvalid'),
  kind: z.enum(evidenceKinds, 'choiceInvalid'),
  title: requiredLine(maxTitleLength),
  doneOn: pricedDay,
  doneBy: requiredLine(maxTitleLength),
  validUntil: z.union([pricedDay, z.literal('').transform(() => null), z.null()], 'dateInvalid'),
  note: optionalText(maxShortText),
  limits: optionalText(maxShortText),
  photo1Url: optionalAddress,
  photo2Url: optionalAddress,
  photo3Url: optionalAddress,
};

/** Body of PUT /api/evidence/{id}: fields that are not given keep their value. */
export const evidenceChange = z.object({ ...shape, ...openedVersion }).partial();
export type EvidenceChange = z.infer<typeof evidenceChange>;

/** Body of POST /api/evidence. */
export const newEvidence = z.object(shape).partial().extend({
  partnerId: shape.partnerId,
  kind: shape.kind,
  title: shape.title,
  doneOn: shape.doneOn,
  doneBy: shape.doneBy,
});
export type NewEvidence = z.infer<typeof newEvidence>;

/** A piece of evidence as visitors see it. */
const publicEvidence = z.object({
  id: z.uuid(),
  kind: z.enum(evidenceKinds),
  title: z.string(),
  doneOn: z.string(),
  doneBy: z.string(),
  validUntil: z.string().nullable(),
  note: z.string().nullable(),
  /** Limits of this piece of evidence, in addition to those of its kind. */
  limits: z.string().nullable(),
  photo1Url: z.string().nullable(),
  photo2Url: z.string().nullable(),
  photo3Url: z.string().nullable(),
});
export type PublicEvidence = z.infer<typeof publicEvidence>;

/** A piece of evidence as the staff see it. */
export const staffEvidence = publicEvidence.extend({
  ...recordState,
  partnerId: z.uuid(),
  partnerName: z.string(),
});
export type StaffEvidence = z.infer<typeof staffEvidence>;

/** Query of the staff's list: the evidence about one supplier, or all. */
export const evidenceQuery = z.object({
  supplier: z
    .union([z.uuid(), z.literal('')])
    .catch('')
    .default(''),
});
