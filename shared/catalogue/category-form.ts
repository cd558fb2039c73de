import { z } from 'zod';
import { category } from './category.ts';
import {
  optionalAddress,
  optionalHsCode,
  optionalText,
  requiredText,
  typedText,
  wholeNumber,
} from '../base/form-text.ts';
import { maxShortText, maxTitleLength } from '../base/limits.ts';
import { forTargets } from '../base/locale.ts';
import { goodsClasses } from '../deals/reference-rules.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';

/** Translation of a category into one language; the original is English. */
const translation = z.object({ name: typedText(maxTitleLength), description: optionalText(maxShortText) });
const translations = z.object(forTargets(() => translation)).partial();

const shape = {
  name: requiredText(maxTitleLength, 'nameRequired'),
  description: optionalText(maxShortText),
  imageUrl: optionalAddress,
  displayOrder: wholeNumber(0),
  isActive: z.boolean('choiceInvalid'),
  goodsClass: z.union([z.enum(goodsClasses), z.literal('').transform(() => null), z.null()], 'choiceInvalid'),
  hsCode: optionalHsCode,
  translations,
};

/** Body of POST /api/categories. An empty name removes the translation. */
export const newCategory = z.object({
  ...shape,
  description: shape.description.default(null),
  imageUrl: shape.imageUrl.default(null),
  displayOrder: shape.displayOrder.default(0),
  isActive: shape.isActive.default(true),
  goodsClass: shape.goodsClass.default(null),
  hsCode: shape.hsCode.default(null),
  translations: translations.default({}),
});
export type NewCategory = z.infer<typeof newCategory>;

/** Body of PUT /api/categories/{id}: fields that are not given keep their value. */
export const categoryChange = z.object({ ...shape, ...openedVersion }).partial();
export type CategoryChange = z.infer<typeof categoryChange>;

/** A category as the staff see it. */
export const staffCategory = category.extend({
  ...recordState,
  displayOrder: z.number().int(),
  isActive: z.boolean(),
  goodsClass: z.enum(goodsClasses).nullable(),
  hsCode: z.string().nullable(),
  productCount: z.number().int(),
  translations: z.object(
    forTargets(() => z.object({ name: z.string(), description: z.string().nullable() }).nullable()),
  ),
});
export type StaffCategory = z.infer<typeof staffCategory>;
