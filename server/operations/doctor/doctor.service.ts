import type { BackupService } from '../backup/backup.service.ts';
import type { Database, DatabaseHandle } from '../../platform/db/client.ts';
import { keptSecret } from '../../platform/db/kept-secret.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { databaseFacts } from './database-facts.ts';
import { isPass, issuePass } from './pass.ts';

type DoctorService = ReturnType<typeof createDoctorService>;
export type SiteFacts = Awaited<ReturnType<DoctorService['facts']>>;

type Dependencies<Files> = {
  database: DatabaseHandle;
  /** In a shell a promise: the database must be checked even if a bucket is unreachable. */
  storage: Storage | Promise<Storage>;
  backups: Pick<BackupService, 'health'>;
  inspectFiles: (place: { db: Database; storage: Storage }, signal: AbortSignal) => Promise<Files>;
};

/** Time limit in milliseconds for comparing all files. */
export const inspectMs = 60_000;

/** Facts about a site that are read through its database (`npm run doctor`). */
export function createDoctorService<Files>({
  database,
  storage,
  backups,
  inspectFiles,
}: Dependencies<Files>) {
  const secret = keptSecret(database.db, 'doctorSecret');

  return {
    facts: async () => ({
      database: await databaseFacts(database),
      // The tables of an earlier version may lack queried columns.
      backups: await backups.health().catch(() => null),
    }),
    /** Compares files and rows. */
    files: async () =>
      inspectFiles({ db: database.db, storage: await storage }, AbortSignal.timeout(inspectMs)),
    /** Issues a pass: a request with it also gets what the site saw of it. */
    pass: async (): Promise<string> => issuePass(await secret(), Date.now()),
    isPass: async (pass: string | undefined): Promise<boolean> =>
      pass !== undefined && isPass(pass, secret, Date.now()),
  };
}
