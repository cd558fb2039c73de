import { readJson, writeJson } from '../../../lib/storage.ts';
import type { Target } from './use-found.ts';

const place = (userId: string) => `palette-recent:${userId}`;
const kept = 5;

/** The pages to which this user went last with the palette, the latest first. */
export function readRecent(userId: string): readonly Target[] {
  const list = readJson(place(userId));
  return Array.isArray(list) ? (list as Target[]) : [];
}

export function keepRecent(userId: string, target: Target): void {
  const others = readRecent(userId).filter(({ to }) => to !== target.to);
  writeJson(place(userId), [target, ...others].slice(0, kept));
}
