/**
 * Public pages that are cached and listed in the sitemap, with the query parameters that change their content. The
 * page and the cache ignore all other parameters.
 */
export const pages = {
  '/': [],
  '/products': ['search', 'category', 'categoryId', 'sort', 'page'],
  '/product/:id': [],
  '/blog': ['search', 'category', 'tag', 'page'],
  '/blog/:slug': [],
  '/about': [],
  '/services': [],
  '/process': [],
  '/check-us': [],
  '/how-we-did': [],
  '/catalogs': [],
  '/pay-safely': [],
  '/privacy': [],
  '/terms': [],
  '/contact': ['product', 'name', 'sent', 'quantity', 'way', 'country'],
} as const satisfies Record<`/${string}`, readonly string[]>;

/** Public pages for the sitemap that are not cached, because most of their addresses describe one shipment. */
export const uncachedPages = ['/landed-cost'] as const;

export type Page = keyof typeof pages;
/** A page that exists once per record. */
export type PageOfOne = Extract<Page, `${string}:${string}`>;
export type PlainPage = Exclude<Page, PageOfOne>;

export const isOfOne = (page: Page): page is PageOfOne => page.includes(':');

/** Matches the addresses of a page: its own, and that of its data. */
const patternOf = (path: string): RegExp =>
  path === '/' ? /^\/(?:_\.data)?$/ : new RegExp(`^${path.replace(/:\w+/, '[^/]+')}(?:\\.data)?$`);

const patterns = (Object.keys(pages) as Page[]).map((page) => [patternOf(page), page] as const);

/** The page in the table for a path, or for the path of its data. */
export const pageOf = (path: string): Page | null =>
  patterns.find(([pattern]) => pattern.test(path))?.[1] ?? null;

/**
 * Path and relevant query of a page in one fixed order, without `lng`; null for a page that is not in the table.
 * Server and browser both use it, so that both make the same links.
 */
export function canonicalPath(path: string, search: string | URLSearchParams): string | null {
  const page = pageOf(path);
  if (!page) return null;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of pages[page]) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** Whether a filter form's value means that nothing was chosen. */
const isNoChoice = (value: string) => value === '' || value === 'all';

/** The query without parameters that have no effect: empty ones, and the "all" of a filter. */
export function saidParameters(search: string | URLSearchParams): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => !isNoChoice(value)));
}

/** A path with one parameter set, or removed when the value is null. */
export function withParameter(path: string, name: string, value: string | null): string {
  const [pathname, query] = path.split('?', 2);
  const params = new URLSearchParams(query);
  if (value === null) params.delete(name);
  else params.set(name, value);
  return params.size > 0 ? `${pathname}?${params}` : pathname!;
}

/** Whether a path, or that of its data, belongs to the admin area or its sign-in: these are in the staff's language. */
export const isStaffArea = (path: string): boolean => /^\/(admin|staffbiz-access)(?=[/.]|$)/.test(path);
