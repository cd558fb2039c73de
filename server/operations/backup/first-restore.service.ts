import type { FirstRestore } from '#shared/operations/backup.ts';
import { AppError } from '#shared/base/errors.ts';
import type { Config } from '../../platform/config.ts';
import type { DatabaseHandle } from '../../platform/db/client.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { openUsedPlace } from './backup-place.ts';
import type { Repository } from './repository.ts';
import { restoreDatabase, restoreFiles } from './restore.ts';
import { orNull, readSnapshot, type Snapshot } from './snapshot.ts';

export type FirstRestoreService = ReturnType<typeof createFirstRestoreService>;

/** Number of newest backups that are offered. */
const offered = 10;

type Dependencies = {
  config: Config;
  database: DatabaseHandle;
  storage: Storage;
  logger: Logger;
  /** Whether a code is the valid invitation for the first account of a site that has none. */
  isFirstCode: (code: string) => Promise<boolean>;
  /** Ends this process so that it is started again. */
  restart: () => void;
};

/** Restores a backup on the page that creates the first account, for the holder of its link. */
export function createFirstRestoreService(deps: Dependencies) {
  const { config, database, storage, logger, isFirstCode, restart } = deps;
  let state: FirstRestore['state'] = 'ready';

  async function restore(repository: Repository, snapshot: Snapshot): Promise<void> {
    await restoreFiles(repository, snapshot, storage);
    await restoreDatabase(repository, snapshot, database);
  }

  return {
    /** The backups that can be restored; null for any other link, and if there is no backup. */
    async offer(code: string): Promise<FirstRestore | null> {
      if (!(await isFirstCode(code))) return null;
      try {
        // Only reads: the first backup decides whether the place is encrypted.
        const repository = await openUsedPlace(config);
        if (!repository) return null;
        const snapshots = [];
        for (const id of (await repository.snapshotIds()).slice(0, offered)) {
          const found = await orNull(readSnapshot(repository, id));
          if (!found) continue;
          const { at, files, version } = found;
          snapshots.push({ id, at, files: files.count, bytes: files.bytes, version });
        }
        return snapshots.length === 0 ? null : { state, snapshots };
      } catch (error) {
        // If the place cannot be read, no backup is offered; the log shows the reason.
        logger.warn({ err: error }, 'no backup can be offered at the first start');
        return null;
      }
    },

    /**
     * Begins to restore; ends with a restart of the program.
     * @throws AppError `forbidden` for any other link, `conflict` while a backup is being restored
     */
    async begin(code: string, id: string): Promise<void> {
      if (!(await isFirstCode(code))) throw new AppError('forbidden');
      if (state === 'running') throw new AppError('conflict', 'a backup is being restored');
      // Set before the first await, so that only one of two simultaneous requests begins.
      state = 'running';
      const repository = await openUsedPlace(config).catch(() => null);
      const snapshot = repository && (await readSnapshot(repository, id).catch(() => null));
      if (!repository || !snapshot) {
        state = 'ready';
        throw new AppError('not_found');
      }
      void restore(repository, snapshot).then(restart, (error: unknown) => {
        state = 'failed';
        logger.error({ err: error }, 'a backup could not be restored at the first start');
      });
    },
  };
}
