/** Rules of uploads without schemas, so that the browser loads them without the validation library. */

/** Largest picture in bytes: 2 MB, inclusive (docs/specification/products.md#image-uploader). */
export const maxImageBytes = 2 * 1024 * 1024;

/** Minimum milliseconds between two uploads of the single uploader (docs/specification/products.md#image-uploader). */
export const uploadGapMs = 2000;

/**
 * Whether a typed address can be that of a picture: it begins with https://, as the content security policy requires,
 * and ends in a known extension, with or without a query, or contains "image" or "img"
 * (docs/specification/products.md#image-uploader).
 */
export function isImageAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, href } = new URL(text);
  if (protocol !== 'https:') return false;
  return /\.(jpe?g|png|gif|bmp|webp|svg)$/i.test(pathname) || /image|img/i.test(href);
}
