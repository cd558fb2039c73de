import type { Config } from '../config.ts';

/** Hashes of a document's inline scripts and styles, in the form of a content security policy: `'sha256-…'`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

type HeaderConfig = Pick<Config, 'NODE_ENV' | 'HSTS_SUBDOMAINS'>;

/**
 * Headers of a built script, style sheet or font. What a document needs beside them is 700 bytes, and a page asks
 * for up to fifty such files.
 */
export const fileHeaders = (config: HeaderConfig, isTls: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isTls
    ? {
        'Strict-Transport-Security': `max-age=31536000${config.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`,
      }
    : {}),
});

/**
 * Headers of every other answer. Pages run only our own scripts and styles: no `unsafe-inline`, no `unsafe-eval`;
 * inline code of a document is allowed by its hash. Pictures may come from other sites, because staff may enter
 * the address of a picture. `blob:` allows the preview of a video during its upload, and its still. In
 * development, Vite inserts inline scripts and styles, and waits in a worker for the server to come back.
 * @param connectTo another origin to which the page's scripts may connect
 */
export function securityHeaders(
  config: HeaderConfig,
  isTls: boolean,
  inline: InlineHashes | undefined,
  connectTo: string | null = null,
): Record<string, string> {
  const isDevelopment = config.NODE_ENV === 'development';
  const allowed = (hashes: readonly string[] = []) => (isDevelopment ? ["'unsafe-inline'"] : hashes);
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      ["script-src 'self'", ...allowed(inline?.scripts)].join(' '),
      ["style-src 'self'", ...allowed(inline?.styles)].join(' '),
      "img-src 'self' data: blob: https:",
      "media-src 'self' blob: https:",
      "font-src 'self'",
      ["connect-src 'self'", ...(connectTo ? [connectTo] : [])].join(' '),
      "manifest-src 'self'",
      isDevelopment ? "worker-src 'self' blob:" : "worker-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...fileHeaders(config, isTls),
  };
}

/**
 * For pages of signed-in users and pages where people sign in or work: windows of other sites get no reference to
 * them. Public pages do not need the protection and go without: browsers start a new process for this header,
 * which costs a phone a fifth of its first paint (decision 015).
 */
export const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin' };
