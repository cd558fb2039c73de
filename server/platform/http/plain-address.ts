import { saidParameters } from '#shared/base/pages.ts';

/** Lists whose filters are forms: without scripts, browsers also send the empty fields. */
const lists = new Set(['/products', '/blog']);

/**
 * The canonical address of a page: no slash at the end, and on lists no empty parameters. Null if the address is
 * canonical already.
 */
export function plainAddress({ pathname, searchParams, search }: URL): string | null {
  const path = pathname.replace(/(?<=[^/])\/+$/, '');
  const said = lists.has(path) ? saidParameters(searchParams) : searchParams;
  if (path === pathname && said.size === searchParams.size) return null;
  // A path that begins with two slashes would name another site.
  if (path.startsWith('//') || path.includes('\\')) return null;
  const query = said.size === searchParams.size ? search : said.size > 0 ? `?${said}` : '';
  return path + query;
}
