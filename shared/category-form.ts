import { z } from 'zod';
import type { Category } from './category.ts';
import { optionalAddress, optionalText, requiredText, typedText, wholeNumber } from './form-text.ts';
import { maxShortText, maxTitleLength } from './limits.ts';

/** Languages that a category's original, English, is translated into. */
const translation = z.object({ name: typedText(maxTitleLength), description: optionalText(maxShortText) });
const translations = z.object({ fr: translation, es: translation, zh: translation }).partial();

const shape = {
  name: requiredText(maxTitleLength, 'nameRequired'),
  description: optionalText(maxShortText),
  imageUrl: optionalAddress,
  displayOrder: wholeNumber(0),
  isActive: z.boolean('choiceInvalid'),
  translations,
};

/** Body of POST /api/categories. A translation with an empty name is taken away. */
export const newCategory = z.object({
  ...shape,
  description: shape.description.default(null),
  imageUrl: shape.imageUrl.default(null),
  displayOrder: shape.displayOrder.default(0),
  isActive: shape.isActive.default(true),
  translations: translations.default({}),
});
export type NewCategory = z.infer<typeof newCategory>;

/** Body of PUT /api/categories/{id}: what is named changes. */
export const categoryChange = z.object(shape).partial();
export type CategoryChange = z.infer<typeof categoryChange>;

/** A category as the staff see it. */
export type StaffCategory = Category & {
  displayOrder: number;
  isActive: boolean;
  isDeleted: boolean;
  productCount: number;
  translations: Partial<Record<string, { name: string; description: string | null }>>;
};
