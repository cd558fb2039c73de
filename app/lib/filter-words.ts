import { formatCount, ta } from './admin-text.ts';

/** What the fold of a list's filters says: its name, and how many of these values are set. */
export function filterWords(values: readonly string[]) {
  const set = values.filter((value) => value !== '').length;
  const count =
    set > 0 ? { shown: formatCount(set), heard: ta('common.filtersSet', { count: set }) } : undefined;
  return { label: ta('common.filters'), count };
}
