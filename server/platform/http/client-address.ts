/**
 * The client's address: the socket's, or the entry that the outermost of our own proxies appended to
 * X-Forwarded-For. Entries further left were written by the client and are not trusted.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = trustedProxies > 0 ? (forwardedFor ?? '').split(',').map((hop) => hop.trim()) : [];
  return hops.at(-trustedProxies) || socketAddress || 'unknown';
}

const hostPattern = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/** Scheme and host under which the visitor sees the site: PUBLIC_URL, or else derived from the request. */
export function publicOrigin(
  config: { PUBLIC_URL?: string | undefined; TRUSTED_PROXIES: number; PORT: number },
  host: string | undefined,
  forwardedProto: string | undefined,
): string {
  if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin;
  const scheme = config.TRUSTED_PROXIES > 0 && forwardedProto?.startsWith('https') ? 'https' : 'http';
  return `${scheme}://${host && hostPattern.test(host) ? host.toLowerCase() : `localhost:${config.PORT}`}`;
}
