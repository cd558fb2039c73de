import { saidParameters } from '#shared/pages.ts';

/** Lists whose filters are forms: without scripts they send what was not chosen, too. */
const lists = new Set(['/products', '/blog']);

/**
 * The one address of a page that was asked for by another: without a slash at its end, and lists without parameters that
 * say nothing. Null where it is that one already.
 */
export function plainAddress({ pathname, searchParams, search }: URL): string | null {
  const path = pathname.replace(/(?<=[^/])\/+$/, '');
  const said = lists.has(path) ? saidParameters(searchParams) : searchParams;
  if (path === pathname && said.size === searchParams.size) return null;
  // A path that begins with two slashes names another site.
  if (path.startsWith('//') || path.includes('\\')) return null;
  const query = said.size === searchParams.size ? search : said.size > 0 ? `?${said}` : '';
  return path + query;
}
