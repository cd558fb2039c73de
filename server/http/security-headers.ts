import type { Config } from '../config.ts';

/** What a document has inline, as a content security policy names it: `'sha256-…'`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * Headers of every answer. `connectTo` is another origin that the page's scripts may speak to. Pages run only our own scripts and styles: no `unsafe-inline`, no `unsafe-eval`; what a document
 * has inline is allowed by its hash. Pictures may come from other sites because staff may enter a picture's address.
 * A video that is being uploaded is shown, and its still made, from the browser's own copy (`blob:`).
 * In development Vite puts scripts and styles of its own into the page, and waits in a worker for the server to come back.
 */
export function securityHeaders(
  config: Pick<Config, 'NODE_ENV' | 'HSTS_SUBDOMAINS'>,
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
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isTls
      ? {
          'Strict-Transport-Security': `max-age=31536000${config.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`,
        }
      : {}),
  };
}

/**
 * For pages of signed-in users, and those where people sign in or work: windows of other sites keep no
 * reference to them. Public pages go without. They need no protection, and browsers answer this header with a
 * new process, which costs a phone a fifth of its first paint (decision 015).
 */
export const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin' };
