import type { BackupService } from '../backup/backup.service.ts';
import type { Database, DatabaseHandle } from '../../platform/db/client.ts';
import { createSigner } from '../../platform/db/signer.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { databaseFacts } from './database-facts.ts';

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

/** Milliseconds for which a pass is valid. */
const passMs = 60_000;

/** Facts about a site that are read through its database (`npm run doctor`). */
export function createDoctorService<Files>({
  database,
  storage,
  backups,
  inspectFiles,
}: Dependencies<Files>) {
  const { sign, isSigned } = createSigner(database.db, 'doctorSecret');

  return {
    facts: async () => ({
      database: await databaseFacts(database),
      // The tables of an earlier version may lack queried columns.
      backups: await backups.health().catch(() => null),
    }),
    /** Compares files and rows. */
    files: async () =>
      inspectFiles({ db: database.db, storage: await storage }, AbortSignal.timeout(inspectMs)),
    /**
     * Issues a pass: a request with it also gets what the site, behind every proxy, saw of it. This requires reading
     * the database, so that strangers learn nothing about the proxies.
     */
    async pass(): Promise<string> {
      const until = String(Date.now() + passMs);
      return `${until}.${await sign(`doctor ${until}`)}`;
    },
    async isPass(pass = ''): Promise<boolean> {
      const [until = '', signature = ''] = pass.split('.');
      return Number(until) >= Date.now() && isSigned(`doctor ${until}`, signature);
    },
  };
}
