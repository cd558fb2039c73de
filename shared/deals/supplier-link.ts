import { z } from 'zod';
import { optionalText, optionalWhole, requiredLine } from '../base/form-text.ts';
import { maxShortText } from '../base/limits.ts';
import { type OrderStep, orderSteps, ownerOf } from './order-rules.ts';
import { orderDay } from './order-buyer.ts';
import { linePhoto } from './quote-photo.ts';

/** Links of one order, and answers and photos of one link: far more than any supplier needs. */
export const maxSupplierLinks = 20;
export const maxLinkAnswers = 200;
export const maxLinkPhotos = 60;

/** Milestones that a supplier can be asked for. */
export const supplierSteps = orderSteps.filter((step) => ownerOf(step) === 'supplier');
const step = z.enum(supplierSteps as [OrderStep, ...OrderStep[]], 'choiceInvalid');

/** An empty field of a form is null. */
const orNull = <T extends z.ZodType>(schema: T, message: string) =>
  z.union([z.literal('').transform(() => null), z.null(), schema], message).default(null);

/** A secret address for a supplier. */
export const newSupplierLink = z.object({
  /** For the staff; the supplier does not see it. */
  title: requiredLine(120),
  lineIds: z.array(z.string().max(60)).min(1, 'required').max(200),
  steps: z.array(step).min(1, 'required').max(supplierSteps.length),
  text: optionalText(maxShortText).default(null),
  days: z.coerce
    .number('numberInvalid')
    .int('numberInvalid')
    .min(1, 'numberInvalid')
    .max(365, 'numberInvalid'),
  /** Becomes the id of the link: one that is made again is stored once. */
  requestKey: z.uuid('choiceInvalid').optional(),
});
export type NewSupplierLink = z.output<typeof newSupplierLink>;

/** What a supplier sends. */
export const newAnswer = z.object({
  step,
  isDone: z.enum(['yes', 'no'], 'choiceInvalid').transform((value) => value === 'yes'),
  day: orNull(orderDay, 'dateInvalid'),
  count: optionalWhole(0, 1_000_000_000).default(null),
  text: optionalText(maxShortText).default(null),
  requestKey: z.uuid('choiceInvalid'),
});

const answer = z.object({
  id: z.uuid(),
  step,
  isDone: z.boolean(),
  day: z.string().nullable(),
  count: z.int().nullable(),
  text: z.string().nullable(),
  photo: linePhoto.nullable(),
  at: z.iso.datetime(),
});
export type SupplierAnswer = z.infer<typeof answer>;

/** Links and answers of an order, for the staff; the newest first. */
export const supplierLinkList = z.object({
  links: z.array(
    z.object({
      id: z.uuid(),
      code: z.string(),
      title: z.string(),
      steps: z.array(step),
      expiresAt: z.iso.datetime(),
      isOpen: z.boolean(),
    }),
  ),
  answers: z.array(answer.extend({ link: z.string(), lineIds: z.array(z.string()), isSeen: z.boolean() })),
});
export type SupplierLinkList = z.infer<typeof supplierLinkList>;
