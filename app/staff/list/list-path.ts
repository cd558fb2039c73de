/**
 * Address of a list with these filters. What is not set is not in it, and neither is the first page: the same list has one
 * address.
 */
export function listPath(path: string, query: object): string {
  const set = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return text === '' || (name === 'page' && text === '1') ? [] : [[name, text]];
  });
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}
