import { isAppError } from '#shared/base/errors.ts';
import { readForm } from '#shared/base/form-body.ts';
import { newLinePhoto } from '#shared/deals/quote-photo.ts';
import type { PageContext } from '../../../lib/page-context.ts';
import { lineOfPhotoField } from './list-values.ts';

type Posted = Awaited<ReturnType<PageContext['services']['quotePhotos']['readForm']>>;
export type PhotoField = Posted['photos'][number];
type Owner = Parameters<PageContext['services']['quotePhotos']['keepOfForm']>[0];

/** Reads the texts and photos of the list's form. Other forms of the page have no photos. */
export async function readPosted(page: PageContext, request: Request): Promise<Posted> {
  const contentType = request.headers.get('content-type') ?? '';
  if (/^multipart\/form-data\b/i.test(contentType)) {
    const announced = request.headers.get('content-length') ?? undefined;
    return page.services.quotePhotos.readForm({ body: request.body, contentType, announced }, page.ip);
  }
  const texts = [...(await readForm(request))].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { fields: Object.fromEntries(texts), photos: [] };
}

/** Stores the photos of a form without script. @returns errors by field, as keys of the validation texts */
export async function keepPhotos(
  page: PageContext,
  owner: Owner,
  photos: readonly PhotoField[],
  findKey: string | undefined,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const photo of photos) {
    const line = lineOfPhotoField(photo.name);
    const place = newLinePhoto.safeParse({ line: line ?? findKey, isNew: line === null ? 'yes' : 'no' });
    if (line === undefined || !place.success) continue;
    try {
      await page.services.quotePhotos.keepOfForm(owner, place.data, photo, page.ip);
    } catch (error) {
      const known = page.services.toAppError(error);
      if (!isAppError(known) || known.status >= 500) throw error;
      // A line that was removed meanwhile needs no photo.
      if (known.code !== 'not_found') errors[photo.name] = known.fields?.['photo'] ?? 'photoAgain';
    }
  }
  return errors;
}
