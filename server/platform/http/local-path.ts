/**
 * Path and query of an address on this site, for a redirect whose target the request names. Any other address
 * gives '/'.
 * @param origin scheme and host of the site
 */
export function localPath(address: string | undefined, origin: string): string {
  const url = address === undefined ? null : URL.parse(address, origin);
  if (url?.origin !== origin) return '/';
  const path = url.pathname + url.search;
  // "/.//host" has the path "//host", which as an address names another site.
  return URL.parse(path, origin)?.origin === origin ? path : '/';
}
