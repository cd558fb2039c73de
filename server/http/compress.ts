import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Brotli quality of a page that is stored: 5 makes a list page of 90 kB a tenth larger than 11 does, in 4 ms instead of 100.
 */
const quality = 5;
const smallestQuality = 11;

/** Compresses a page in another thread; as small as possible, that takes twenty times as long. */
export const compressPage = (body: Buffer, isToBeSmallest = false): Promise<Buffer> =>
  brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: isToBeSmallest ? smallestQuality : quality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Compresses what crawlers and feed readers fetch, in another thread: all of them take gzip, and not all take Brotli. */
export const compressFile = (text: string): Promise<Buffer> => gzip(text);

/** Whether an Accept-Encoding header takes a coding; one that refuses it with q=0 does not. */
const accepts = (coding: string) => {
  const pattern = new RegExp(`(?:^|[,\\s])${coding}(?!\\s*;\\s*q=0(?:\\.0*)?(?:$|[,\\s]))(?![\\w-])`);
  return (header: string | undefined): boolean => header !== undefined && pattern.test(header);
};

export const acceptsBrotli = accepts('br');
export const acceptsGzip = accepts('gzip');
