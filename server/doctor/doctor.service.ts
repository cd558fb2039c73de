import type { BackupService } from '../backup/backup.service.ts';
import type { Database, DatabaseHandle } from '../db/client.ts';
import { keptSecret } from '../db/kept-secret.ts';
import type { Storage } from '../storage/storage.ts';
import { databaseFacts } from './database-facts.ts';
import { isPass, issuePass } from './pass.ts';

export type DoctorService = ReturnType<typeof createDoctorService>;
export type SiteFacts = Awaited<ReturnType<DoctorService['facts']>>;

type Dependencies<Files> = {
  database: DatabaseHandle;
  /** Opened by and by in a shell, where the database is to be judged while a bucket is away. */
  storage: Storage | Promise<Storage>;
  backups: Pick<BackupService, 'health'>;
  version: string;
  inspectFiles: (place: { db: Database; storage: Storage }, signal: AbortSignal) => Promise<Files>;
};

/** Milliseconds after which looking through all files ends. */
export const inspectMs = 60_000;

/** What only the process that has the database can say about a site (`npm run doctor`). */
export function createDoctorService<Files>({
  database,
  storage,
  backups,
  version,
  inspectFiles,
}: Dependencies<Files>) {
  const secret = keptSecret(database.db, 'doctorSecret');

  return {
    facts: async () => ({
      version,
      pid: process.pid,
      upSeconds: Math.round(process.uptime()),
      database: await databaseFacts(database),
      // The tables of an earlier version may lack what is asked for.
      backups: await backups.health().catch(() => null),
    }),
    /** Compares files and rows. */
    files: async () =>
      inspectFiles({ db: database.db, storage: await storage }, AbortSignal.timeout(inspectMs)),
    /** Lets a request of the doctor ask what the site sees of it. */
    pass: async (): Promise<string> => issuePass(await secret(), Date.now()),
    isPass: async (pass: string | undefined): Promise<boolean> =>
      pass !== undefined && isPass(pass, secret, Date.now()),
  };
}
