import { readFile, rename, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Free and total bytes of the disk of DATA_DIR on a day (UTC). */
export type DiskSample = { day: string; free: number; total: number };

/** Days that are stored: enough for a trend, in a file of a few kilobytes. */
const keptSamples = 60;
const dayMs = 24 * 3600_000;
const fileOf = (dataDir: string) => path.join(dataDir, 'disk-use.json');

export async function measureDisk(dataDir: string, now = new Date()): Promise<DiskSample> {
  const disk = await statfs(dataDir);
  return {
    day: now.toISOString().slice(0, 10),
    free: disk.bavail * disk.bsize,
    total: disk.blocks * disk.bsize,
  };
}

/** The measured days, oldest first; empty if the file is missing or damaged. */
export async function readDiskSamples(dataDir: string): Promise<DiskSample[]> {
  try {
    const stored = JSON.parse(await readFile(fileOf(dataDir), 'utf8')) as unknown;
    return Array.isArray(stored) ? stored.filter(isSample) : [];
  } catch {
    return [];
  }
}

const isSample = (value: unknown): value is DiskSample => {
  const { day, free, total } = (value ?? {}) as Partial<DiskSample>;
  return Number.isFinite(Date.parse(day ?? '')) && Number.isFinite(free) && Number.isFinite(total);
};

/** Stores today's measurement, once for each day. Called by the nightly job. */
export async function recordDiskUse(dataDir: string, now = new Date()): Promise<void> {
  const sample = await measureDisk(dataDir, now);
  const earlier = (await readDiskSamples(dataDir)).filter(({ day }) => day !== sample.day);
  const samples = [...earlier, sample].toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(-keptSamples);
  const unfinished = `${fileOf(dataDir)}.new`;
  await writeFile(unfinished, JSON.stringify(samples));
  await rename(unfinished, fileOf(dataDir));
}

/**
 * Days until the disk is full, by a straight line fitted to the measurements.
 * @returns null with fewer than two days, Infinity if the disk is not filling
 */
export function daysUntilFull(samples: readonly DiskSample[]): number | null {
  const last = samples.at(-1);
  // Ignore measurements of another disk, recognised by its size.
  const same = samples.filter(({ total }) => total === last?.total);
  if (!last || new Set(same.map(({ day }) => day)).size < 2) return null;
  const points = same.map(({ day, free }) => ({ x: Date.parse(day) / dayMs, y: free }));
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const slope =
    points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return slope < 0 ? Math.floor(last.free / -slope) : Infinity;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
