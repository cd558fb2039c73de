import { renditionUrl, renditionWidths } from '#shared/image.ts';
import { locales } from '#shared/locale.ts';
import type { LibraryFile } from '#shared/media-library.ts';
import { listText, ta } from '../../lib/admin-text.ts';

/** What a file is called: what it shows, else what shows it, else the end of its address. */
export const nameOf = ({ url, texts, places }: LibraryFile): string =>
  texts.en || places[0]?.title || url.slice(url.lastIndexOf('/') + 1);

/** In how many places a file is used. */
export const usageOf = ({ placeCount }: LibraryFile): string =>
  placeCount > 0 ? ta('media.usedIn', { count: placeCount }) : ta('media.unusedFile');

/** The languages in which the file has a description. */
export function describedIn({ texts }: LibraryFile): string {
  const languages = locales.filter((language) => texts[language] !== '');
  if (languages.length === 0) return ta('media.notDescribed');
  return ta('media.described', { languages: listText(languages) });
}

/** The smallest rendition that fills so many pixels; a picture without renditions as it is. */
export function pictureAt({ url, width }: LibraryFile, pixels: number): string {
  if (width === null) return url;
  const widths = renditionWidths(width);
  return renditionUrl(url, widths.find((one) => one >= pixels) ?? widths.at(-1)!, 'webp');
}
