import { spawnSync } from 'node:child_process';
import { closeSync, openSync, statfsSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/** An in-memory disk of a few megabytes that can be filled up. */
export type SmallDisk = {
  /** Fills the disk except for this many bytes. */
  fill: (leave: number) => void;
  /** Deletes the data that fill it. */
  empty: () => Promise<void>;
  unmount: () => void;
};

/** Mounts a small disk on an empty folder; null if this process may not mount. */
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
