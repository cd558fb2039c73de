import { afterAll } from 'vitest';
import { limitTable } from '#server/platform/limits/limit-table.ts';

/**
 * Lowers a limit for the applications that a test file makes: reaching the real one would take hundreds of pages or hashes.
 */
export function lowerLimit(name: keyof typeof limitTable, points: number): void {
  const limit: { points: number } = limitTable[name];
  const before = limit.points;
  limit.points = points;
  afterAll(() => {
    limit.points = before;
  });
}
