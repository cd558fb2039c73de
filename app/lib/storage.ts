/**
 * The browser's storage, for this tab (`session`) or for all (`local`). It may be forbidden or full, and may hold
 * data of an earlier version. What cannot be stored is kept as long as the page is open.
 */
type Area = 'local' | 'session';

/** Values that could not be stored. */
const onPage = new Map<string, string | null>();

const open = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);
const nameOnPage = (key: string, area: Area) => `${area} ${key}`;

export function readText(key: string, area: Area = 'local'): string | null {
  const unstored = onPage.get(nameOnPage(key, area));
  if (unstored !== undefined) return unstored;
  try {
    return open(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. @param text null removes it */
export function writeText(key: string, text: string | null, area: Area = 'local'): void {
  onPage.delete(nameOnPage(key, area));
  try {
    if (text === null) open(area).removeItem(key);
    else open(area).setItem(key, text);
  } catch {
    onPage.set(nameOnPage(key, area), text);
  }
}

/** @returns the value, whose shape the caller must check; null if there is none, or if it is not JSON */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON. @param value null removes it */
export function writeJson(key: string, value: unknown): void {
  writeText(key, value === null ? null : JSON.stringify(value));
}
