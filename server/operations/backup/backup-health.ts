import { and, desc, eq, min } from 'drizzle-orm';
import { isBackupLate, isDrillLate } from '#shared/operations/backup-rules.ts';
import type { BackupRun } from '#shared/operations/backup.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { Database } from '../../platform/db/client.ts';
import { backupRuns } from './backup.schema.ts';
import { users } from '../../people/user/user.schema.ts';

const dayMs = 24 * 3600_000;

/** When backups and drills were last made, and whether they are late. */
export function createBackupHealth(db: Database, settings: () => Promise<SiteSettings>) {
  async function lastGood(kind: BackupRun['kind']): Promise<number | null> {
    const [row] = await db
      .select({ startedAt: backupRuns.startedAt })
      .from(backupRuns)
      .where(and(eq(backupRuns.kind, kind), eq(backupRuns.isGood, true)))
      .orderBy(desc(backupRuns.startedAt))
      .limit(1);
    return row?.startedAt.getTime() ?? null;
  }

  async function firstBackup(): Promise<number | null> {
    const [row] = await db
      .select({ at: min(backupRuns.startedAt) })
      .from(backupRuns)
      .where(and(eq(backupRuns.kind, 'backup'), eq(backupRuns.isGood, true)));
    return row?.at?.getTime() ?? null;
  }

  /**
   * For the metrics: when the last successful backup and drill began, and the bytes of its files; null before the
   * first backup.
   */
  async function figures() {
    const [backup] = await db
      .select({ startedAt: backupRuns.startedAt, fileBytes: backupRuns.fileBytes })
      .from(backupRuns)
      .where(and(eq(backupRuns.kind, 'backup'), eq(backupRuns.isGood, true)))
      .orderBy(desc(backupRuns.startedAt))
      .limit(1);
    if (!backup) return null;
    const drilled = await lastGood('drill');
    return {
      lastSuccessAt: backup.startedAt,
      lastDrillSuccessAt: drilled === null ? null : new Date(drilled),
      lastBytes: backup.fileBytes,
    };
  }

  /** Whether backups or drills are late, for the dashboard and mails. */
  async function health(now = Date.now()) {
    const [backup, drilled, first, { backups: schedule }] = await Promise.all([
      lastGood('backup'),
      lastGood('drill'),
      firstBackup(),
      settings(),
    ]);
    return {
      schedule,
      lastGoodBackup: backup,
      lastGoodDrill: drilled,
      // Before the first backup is due, none can be late.
      isBackupLate: (backup !== null || (await isOldEnough(now))) && isBackupLate(schedule, backup, now),
      isDrillLate: isDrillLate(drilled, first, now),
    };
  }

  /** Whether the site is old enough to have its first backup, by its first attempt or its first account. */
  async function isOldEnough(now: number): Promise<boolean> {
    const [tried] = await db.select({ at: min(backupRuns.startedAt) }).from(backupRuns);
    const [account] = await db.select({ at: min(users.createdAt) }).from(users);
    return now - (tried?.at ?? account?.at ?? new Date(now)).getTime() > 2 * dayMs;
  }

  return { health, lastGood, firstBackup, figures };
}
