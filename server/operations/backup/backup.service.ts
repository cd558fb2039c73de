import { desc, eq, isNull } from 'drizzle-orm';
import { drillDays, lastDue, shownBackupRuns } from '#shared/operations/backup-rules.ts';
import type { BackupLabel, BackupRun, BackupState } from '#shared/operations/backup.ts';
import { demand } from '#shared/base/policy.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import type { Config } from '../../platform/config.ts';
import type { DatabaseHandle } from '../../platform/db/client.ts';
import { backupRuns } from './backup.schema.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createBackupHealth } from './backup-health.ts';
import { isOnDiskOf, openPlace, placeOf } from './backup-place.ts';
import { type DrillReport, runDrill } from './drill.ts';
import { storedFault } from './backup-fault.ts';
import { type BackupReport, makeBackup, prune } from './snapshot.ts';

export type BackupService = ReturnType<typeof createBackupService>;

type Dependencies = {
  config: Config;
  database: DatabaseHandle;
  storage: Storage;
  logger: Logger;
  jobs: Pick<JobService, 'enqueue' | 'isUnfinished'>;
  settings: () => Promise<SiteSettings>;
  /** Version of the program. */
  version: string;
};

type Kind = BackupRun['kind'];
const dayMs = 24 * 3600_000;

/** Backups of this site, by schedule and on demand, and the drills that test that they can be restored. */
export function createBackupService({
  config,
  database,
  storage,
  logger,
  jobs,
  settings,
  version,
}: Dependencies) {
  const { db } = database;

  /** Records the start and the result of a run. */
  async function recorded<T>(
    kind: Kind,
    label: BackupLabel,
    work: () => Promise<T>,
    figuresOf: (result: T) => Partial<typeof backupRuns.$inferInsert>,
  ): Promise<T> {
    const [row] = await db.insert(backupRuns).values({ kind, label }).returning({ id: backupRuns.id });
    const end = (values: Partial<typeof backupRuns.$inferInsert>) =>
      db
        .update(backupRuns)
        .set({ ...values, endedAt: new Date() })
        .where(eq(backupRuns.id, row!.id));
    try {
      const result = await work();
      await end({ isGood: true, ...figuresOf(result) });
      return result;
    } catch (error) {
      await end({ isGood: false, fault: storedFault(error, placeOf(config)) });
      throw error;
    }
  }

  /**
   * Makes a backup, and removes backups older than the settings allow.
   * @param to another place than the configured one: nothing is removed there, and the schedule does not count it
   */
  async function run(label: BackupLabel, to?: string): Promise<BackupReport> {
    const make = async () => {
      const repository = await openPlace(config, to);
      return repository.withLock(async () => {
        const source = { database, storage, version };
        const report = await makeBackup(source, repository, label);
        const { keepDays, keepWeeks } = (await settings()).backups;
        if (to === undefined) {
          const { damaged } = await prune(repository, { days: keepDays, weeks: keepWeeks });
          if (damaged.length > 0) logger.warn({ damaged }, 'backups are damaged: delete their files');
        }
        logger.info({ ...figuresOf(report), ms: report.ms }, 'backup made');
        return report;
      });
    };
    return to === undefined ? recorded('backup', label, make, figuresOf) : make();
  }

  /**
   * Restores a backup into a temporary database.
   * @param signal ends the drill, for example when the site stops
   * @param options.wanted id of the snapshot; the newest by default
   * @param options.to another place than the configured one: the schedule does not count it
   */
  async function drill(
    signal?: AbortSignal,
    { wanted, to }: { wanted?: string | undefined; to?: string | undefined } = {},
  ): Promise<DrillReport> {
    const make = async () => runDrill(await openPlace(config, to), database.url, logger, { wanted, signal });
    const report = await (to === undefined ? recorded('drill', 'manual', make, drillFigures) : make());
    logger.info(report, 'restore drill passed');
    return report;
  }

  const { health, lastGood, firstBackup, figures } = createBackupHealth(db, settings);

  return {
    run,
    drill,
    health,
    figures,
    /** Called by the job that runs each hour. */
    async runIfDue(now = Date.now()): Promise<void> {
      const due = lastDue((await settings()).backups, now);
      const last = await lastGood('backup');
      if (due !== null && (last ?? 0) < due) await run('scheduled');
    },
    async drillIfDue(signal?: AbortSignal): Promise<void> {
      const [drilled, first] = await Promise.all([lastGood('drill'), firstBackup()]);
      if (first !== null && Date.now() - (drilled ?? 0) > drillDays * dayMs) await drill(signal);
    },

    /**
     * Marks the runs of a killed process as failed. Called at the start of a process that is the only one on the
     * embedded server.
     */
    async endKilled(): Promise<void> {
      await db
        .update(backupRuns)
        .set({ isGood: false, endedAt: new Date(), fault: { code: 'stopped', values: {} } })
        .where(isNull(backupRuns.endedAt));
    },

    async state(actor: CurrentUser | null): Promise<BackupState> {
      demand(actor, 'users');
      const [{ lastGoodBackup, lastGoodDrill, schedule, ...late }, isAsked, runs] = await Promise.all([
        health(),
        jobs.isUnfinished(['backup_now', 'backup_drill_now']),
        db.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(shownBackupRuns),
      ]);
      const place = placeOf(config);
      return {
        place,
        isEncrypted: config.BACKUP_PASSPHRASE !== undefined,
        isSameDisk: await isOnDiskOf(config.DATA_DIR, place),
        schedule: { every: schedule.every, hour: schedule.hour },
        lastGoodBackup: momentOf(lastGoodBackup),
        lastGoodDrill: momentOf(lastGoodDrill),
        ...late,
        isAsked,
        runs: runs.map((row) => ({
          ...row,
          startedAt: row.startedAt.toISOString(),
          endedAt: row.endedAt?.toISOString() ?? null,
        })),
      };
    },
    /** Queues a backup or a drill. */
    async ask(actor: CurrentUser | null, what: Kind): Promise<void> {
      demand(actor, 'users');
      await jobs.enqueue(db, what === 'backup' ? 'backup_now' : 'backup_drill_now', {});
    },
  };
}

const momentOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

const figuresOf = ({ id, snapshot, written }: BackupReport) => ({
  snapshot: id,
  rows: Object.values(snapshot.rows).reduce((sum, count) => sum + count, 0),
  files: snapshot.files.count,
  fileBytes: snapshot.files.bytes,
  writtenBytes: written.bytes,
});

const drillFigures = ({ snapshot, rows, files, bytes }: DrillReport) => ({
  snapshot,
  rows,
  files,
  fileBytes: bytes,
});
