import { spawnSync } from 'node:child_process';
import { closeSync, openSync, statfsSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/** A disk of a few megabytes, in memory, that can be filled up. */
export type SmallDisk = {
  /** Leaves so many bytes free. */
  fill: (leave: number) => void;
  /** Takes away what has filled it. */
  empty: () => Promise<void>;
  unmount: () => void;
};

/** Mounts one on an empty folder; null where this process may not. */
export function mountSmallDisk(directory: string, megabytes: number): SmallDisk | null {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory]);
  if (mounted.status !== 0) return null;
  const filler = path.join(directory, 'filler');
  const free = () => {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  };
  return {
    fill: (leave) => {
      const file = openSync(filler, 'a');
      const block = Buffer.alloc(64 * 1024);
      for (let left = free(); left > leave; left = free()) {
        writeSync(file, block, 0, Math.min(block.length, left - leave));
      }
      closeSync(file);
    },
    empty: () => rm(filler),
    unmount: () => spawnSync('umount', [directory]),
  };
}
