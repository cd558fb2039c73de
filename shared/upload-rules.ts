/** Rules about uploads that need no schema: the browser takes these without the validation library. */

/** Bytes of one picture at most: 2 MB (docs/specification/products.md#image-uploader). Exactly so many are allowed. */
export const maxImageBytes = 2 * 1024 * 1024;

/** Milliseconds between two uploads of the single uploader (docs/specification/products.md#image-uploader). */
export const uploadGapMs = 2000;

/**
 * Whether a typed address can be a picture: it begins with https://, as the content policy wants it, and ends
 * in a known extension, with or without a query, or contains "image" or "img"
 * (docs/specification/products.md#image-uploader).
 */
export function isImageAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, href } = new URL(text);
  if (protocol !== 'https:') return false;
  return /\.(jpe?g|png|gif|bmp|webp|svg)$/i.test(pathname) || /image|img/i.test(href);
}
