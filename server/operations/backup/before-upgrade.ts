import type { Config } from '../../platform/config.ts';
import type { DatabaseHandle } from '../../platform/db/client.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { openPlace, placeOf } from './backup-place.ts';
import { makeBackup } from './snapshot.ts';

type Dependencies = {
  config: Config;
  database: DatabaseHandle;
  storage: Storage;
  logger: Logger;
  /** Version of the program. */
  version: string;
};

/**
 * Makes the backup to which `npm run rollback` returns. The migrations themselves run in one
 * transaction: if one fails, nothing has changed.
 * @throws Error that ends the start, because without this backup there is no way back
 */
export async function backUpBeforeUpgrade({
  config,
  database,
  storage,
  logger,
  version,
}: Dependencies): Promise<void> {
  try {
    const repository = await openPlace(config);
    const source = { database, storage, version };
    const { id } = await repository.withLock(() => makeBackup(source, repository, 'upgrade'));
    logger.warn({ snapshot: id }, 'the database is brought to this version; a backup of it was made before');
  } catch (error) {
    throw new Error(
      `no backup could be made at ${placeOf(config)} before the upgrade (${(error as Error).message}). Mend that place, or name another with BACKUP_TO.`,
      { cause: error },
    );
  }
}
