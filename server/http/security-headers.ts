/**
 * Headers of every answer. Pages run only our own scripts and styles: no `unsafe-inline`, no `unsafe-eval`; the inlined
 * style sheet is allowed by its hash. Pictures may come from other sites because staff may enter a picture's address.
 */
export function securityHeaders(styleHash: string | null, isTls: boolean): Record<string, string> {
  const styles = styleHash === null ? "'self'" : `'self' '${styleHash}'`;
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src ${styles}`,
      "img-src 'self' data: blob: https:",
      "media-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isTls ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
