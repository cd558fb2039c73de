import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { daysUntilFull, recordDiskUse, readDiskSamples } from './disk-trend.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const sample = (number: number, free: number, total = 1000) => ({
  day: day(number).toISOString().slice(0, 10),
  free,
  total,
});

test('each day is noted once, and old days are forgotten; a damaged file begins anew', async () => {
  const dataDir = path.join(inject('runDirectory'), randomUUID());
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, 'disk-use.json'), '{"half');
  for (const number of [1, 1, 2]) await recordDiskUse(dataDir, day(number));
  expect((await readDiskSamples(dataDir)).map((each) => each.day)).toEqual(['2026-01-01', '2026-01-02']);
  for (let number = 3; number <= 70; number++) await recordDiskUse(dataDir, day(number));
  const samples = await readDiskSamples(dataDir);
  expect(samples).toHaveLength(60);
  expect(samples.at(-1)!.day).toBe('2026-03-11');
});

test('the day on which the disk is full follows from the measurements', () => {
  expect(daysUntilFull([sample(1, 500)])).toBeNull();
  expect(daysUntilFull([sample(1, 500), sample(2, 490), sample(3, 480)])).toBe(48);
  expect(daysUntilFull([sample(1, 500), sample(2, 500)])).toBe(Infinity);
  expect(daysUntilFull([sample(1, 500), sample(2, 490, 2000)])).toBeNull();
});
