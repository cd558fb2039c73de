import type { Target } from './use-found.ts';

const place = (userId: string) => `palette-recent:${userId}`;
const kept = 5;

/** Where this user went lately with the palette, the latest first. */
export function readRecent(userId: string): readonly Target[] {
  try {
    const list = JSON.parse(localStorage.getItem(place(userId)) ?? '[]') as unknown;
    return Array.isArray(list) ? list.filter(isTarget).slice(0, kept) : [];
  } catch {
    return [];
  }
}

export function keepRecent(userId: string, target: Target): void {
  const others = readRecent(userId).filter(({ to }) => to !== target.to);
  try {
    localStorage.setItem(place(userId), JSON.stringify([target, ...others].slice(0, kept)));
  } catch {
    // A browser without room remembers nothing.
  }
}

/** What lies in a browser may be of an earlier version. */
const isTarget = (value: unknown): value is Target =>
  value !== null &&
  typeof value === 'object' &&
  'to' in value &&
  typeof value.to === 'string' &&
  value.to.startsWith('/') &&
  'text' in value &&
  typeof value.text === 'string' &&
  'icon' in value &&
  value.icon !== null &&
  typeof value.icon === 'object' &&
  ('site' in value.icon || 'admin' in value.icon);
