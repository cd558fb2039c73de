import { renditionUrl } from '#shared/content/image.ts';

/** The address of a small rendition of our own picture; a picture of another site keeps its address. */
export const thumbnailUrl = (url: string): string =>
  url.startsWith('/media/') && url.endsWith('.webp') ? renditionUrl(url, 160, 'webp') : url;
