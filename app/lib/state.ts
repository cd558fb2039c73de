/**
 * The loaders' data on their way to React in the browser. React Router writes them with a number for every value, which
 * packs badly; plain data go as the JSON that repeats the document's own words: half a kilobyte less on a page.
 */

/** What React Router's encoding marks: dates, errors, maps …, numbers that JSON does not know, and undefined in a list. */
const marked = /\["|[:,[]-[12346]\b|[,[]-7\b/;

/** The data as JSON where they are plain, or else as React Router encoded them. */
export const packState = (encoded: string, state: object): string =>
  marked.test(encoded) ? encoded : JSON.stringify(state);

/** The data in React Router's encoding again, which is what it wants to read. */
export function unpackState(packed: string): string {
  // Its encoding is a list.
  if (packed.startsWith('[')) return packed;
  const values: unknown[] = [];
  const add = (value: unknown): number => {
    if (value === null) return -5;
    const index = values.push(value) - 1;
    if (Array.isArray(value)) values[index] = value.map(add);
    else if (typeof value === 'object')
      values[index] = Object.fromEntries(Object.entries(value).map(([key, of]) => [`_${add(key)}`, add(of)]));
    return index;
  };
  add(JSON.parse(packed));
  return JSON.stringify(values);
}

/** React Router's settings as its server hands them over. They are always these, so documents go without. */
export const usualContext =
  '{"basename":"/","future":{"unstable_enableNodeReadableStream":false,"unstable_optimizeDeps":false},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false}';
