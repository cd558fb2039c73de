import { renditionUrl } from '#shared/image.ts';

/** A small rendition of one of our own pictures; another site's picture as it is. */
export const thumbnailUrl = (url: string): string =>
  url.startsWith('/media/') && url.endsWith('.webp') ? renditionUrl(url, 160, 'webp') : url;
