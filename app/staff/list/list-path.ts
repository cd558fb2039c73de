/**
 * Address of a list with these filters. Unset filters and the first page are left out, so that the same list always
 * has the same address.
 */
export function listPath(path: string, query: object): string {
  const set = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return text === '' || (name === 'page' && text === '1') ? [] : [[name, text]];
  });
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}
