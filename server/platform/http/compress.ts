import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Brotli quality. For a list page of 90 kB, 5 takes 4 ms instead of 100 and gives a result a tenth larger than 11. */
const quality = 5;
const smallestQuality = 11;

/** Compresses a page in another thread. The smallest result takes twenty times as long. */
export const compressPage = (body: Buffer, isToBeSmallest = false): Promise<Buffer> =>
  brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: isToBeSmallest ? smallestQuality : quality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/**
 * Compresses files for crawlers and feed readers in another thread. Uses gzip: all of them support it, but not
 * all support Brotli.
 */
export const compressFile = (text: string): Promise<Buffer> => gzip(text);

/** Whether an Accept-Encoding header accepts a coding. A coding with q=0 is refused. */
const accepts = (coding: string) => {
  const pattern = new RegExp(`(?:^|[,\\s])${coding}(?!\\s*;\\s*q=0(?:\\.0*)?(?:$|[,\\s]))(?![\\w-])`);
  return (header: string | undefined): boolean => header !== undefined && pattern.test(header);
};

export const acceptsBrotli = accepts('br');
export const acceptsGzip = accepts('gzip');
