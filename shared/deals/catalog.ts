import { z } from 'zod';
import { optionalReference, optionalText, requiredLine } from '../base/form-text.ts';
import { maxShortText, maxTitleLength } from '../base/limits.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';

/** Address of a catalogue's file, as the upload call returned it. */
export const catalogFile = z
  .string('required')
  .regex(/^\/catalogs\/files\/catalog-[0-9a-f]{32}$/, { error: 'required' });

const shape = {
  title: requiredLine(maxTitleLength, 'nameRequired'),
  description: optionalText(maxShortText),
  fileUrl: catalogFile,
  categoryId: optionalReference,
  isActive: z.boolean('choiceInvalid'),
};

/** Body of PUT /api/catalogs/{id}: fields that are not given keep their value. */
export const catalogChange = z.object({ ...shape, ...openedVersion }).partial();
export type CatalogChange = z.infer<typeof catalogChange>;

/** Body of POST /api/catalogs. */
export const newCatalog = z.object(shape).partial().extend({ title: shape.title, fileUrl: shape.fileUrl });
export type NewCatalog = z.infer<typeof newCatalog>;

/** A catalogue as visitors see it (docs/specification/stored-shapes.md). */
const publicCatalog = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  fileUrl: z.string(),
  fileName: z.string().nullable(),
  fileSize: z.int().nullable(),
  categoryId: z.uuid().nullable(),
});
export type PublicCatalog = z.infer<typeof publicCatalog>;

/** A catalogue as the staff see it. */
export const staffCatalog = publicCatalog.extend({
  ...recordState,
  downloadCount: z.int(),
  isActive: z.boolean(),
});
export type StaffCatalog = z.infer<typeof staffCatalog>;
