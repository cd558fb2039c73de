import { renditionUrl, renditionWidths } from '#shared/content/image.ts';
import { locales } from '#shared/base/locale.ts';
import type { LibraryFile } from '#shared/content/media-library.ts';
import { listText, ta } from '../../../lib/admin-text.ts';

/** The name of a file: its description, else the record that shows it, else the end of its address. */
export const nameOf = ({ url, texts, places }: LibraryFile): string =>
  texts.en || places[0]?.title || url.slice(url.lastIndexOf('/') + 1);

/** The number of places that use a file, in words. */
export const usageOf = ({ placeCount }: LibraryFile): string =>
  placeCount > 0 ? ta('media.usedIn', { count: placeCount }) : ta('media.unusedFile');

/** The languages in which the file has a description. */
export function describedIn({ texts }: LibraryFile): string {
  const languages = locales.filter((language) => texts[language] !== '');
  if (languages.length === 0) return ta('media.notDescribed');
  return ta('media.described', { languages: listText(languages) });
}

/** The smallest rendition with at least this width. A picture without renditions keeps its address. */
export function pictureAt({ url, width }: LibraryFile, pixels: number): string {
  if (width === null) return url;
  const widths = renditionWidths(width);
  return renditionUrl(url, widths.find((one) => one >= pixels) ?? widths.at(-1)!, 'webp');
}
