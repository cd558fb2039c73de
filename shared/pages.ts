/** The query parameters that change a public page; every other one is ignored, by the page and by the cache. */
const meaningfulParameters: [RegExp, readonly string[]][] = [
  [/^\/(?:_\.data)?$/, []],
  [/^\/products(?:\.data)?$/, ['search', 'category', 'categoryId', 'sort', 'page']],
  [/^\/product\/[^/]+$/, []],
  [/^\/(?:about|services|process)(?:\.data)?$/, []],
  [/^\/contact(?:\.data)?$/, ['product', 'name', 'sent']],
];

/**
 * Path and meaningful query of a page in one fixed order, without `lng`; null for a page that is not listed. Server and
 * browser both use it, so that links made from it are alike on both sides.
 */
export function canonicalPath(path: string, search: string | URLSearchParams): string | null {
  const names = meaningfulParameters.find(([pattern]) => pattern.test(path))?.[1];
  if (!names) return null;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** A path with one parameter set, or removed when the value is null. */
export function withParameter(path: string, name: string, value: string | null): string {
  const [pathname, query] = path.split('?', 2);
  const params = new URLSearchParams(query);
  if (value === null) params.delete(name);
  else params.set(name, value);
  return params.size > 0 ? `${pathname}?${params}` : pathname!;
}
