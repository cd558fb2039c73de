import { statfs } from 'node:fs/promises';
import { backupAlarmHours, drillAlarmDays } from '#shared/operations/backup-rules.ts';
import { formatBytes } from '#shared/base/bytes.ts';
import { hasRoom } from '../../platform/db/disk-room.ts';
import type { SiteFacts } from './doctor.service.ts';
import { fault, type Found, ok, skipped, span, warning } from './finding.ts';

/** Comparison of stored files and rows (server/platform/jobs/stored-files.ts). */
export type StoredFiles = {
  files: number;
  bytes: number;
  orphans: number;
  orphanBytes: number;
  isSuspicious: boolean;
  missing: number;
  examples: string[];
};

/** Free bytes of the disk below which the operator should act. */
const alarmBytes = 1e9;

export function judgeFiles(place: string, facts: StoredFiles): Found {
  const { files, bytes, orphans, orphanBytes, isSuspicious, missing, examples } = facts;
  const state = `${place}, ${files} files of ${formatBytes(bytes)}`;
  if (isSuspicious)
    return fault(
      `${state}, ${orphans} of them named by no row`,
      'this database does not belong to these files: check DATABASE_URL, DATA_DIR and S3_BUCKET',
    );
  if (missing > 0)
    return fault(
      `${state}, ${missing} missing that rows name (${examples.join(', ')}${missing > examples.length ? ', …' : ''})`,
      'bring them back from a backup (npm run restore), or upload the pictures again',
    );
  if (orphans > 0)
    return warning(
      `${state}, ${orphans} of ${formatBytes(orphanBytes)} are named by no row for two days`,
      'the job "sweep" should have deleted them: look under /admin/jobs',
    );
  return ok(`${state}, none missing, none left over`);
}

export async function checkDisk(dataDir: string): Promise<Found> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const state = `${formatBytes(free)} of ${formatBytes(blocks * bsize)} free (${Math.round((bavail / blocks) * 100)} %)`;
  const advice = 'make room, or move DATA_DIR to a larger disk';
  if (!(await hasRoom(dataDir))) return fault(`${state}: nothing can be written`, advice);
  return free < alarmBytes ? warning(state, advice) : ok(state);
}

export async function checkMail(
  url: string | undefined,
  greet: (url: string, limitMs: number) => Promise<{ isEncrypted: boolean }>,
): Promise<Found> {
  if (url === undefined) return skipped('SMTP_URL is not set: mails stay in the outbox');
  const { host, username } = new URL(url);
  const { isEncrypted } = await greet(url, 4500);
  return ok(
    `${host} accepts us${username === '' ? '' : ' and the password'}, ${isEncrypted ? 'encrypted' : 'not encrypted'}`,
  );
}

export type BackupPlace = {
  place: string;
  /** Time of the newest backup there; null if there is none. */
  newest: string | null;
  isEncrypted: boolean;
  isSameDisk: boolean;
};

/** @param site null while the database does not answer */
export function judgeBackup(
  { place, newest, isEncrypted, isSameDisk }: BackupPlace,
  site: SiteFacts['backups'],
  now: number,
): Found {
  const age = newest === null ? null : span(now - Date.parse(newest));
  const state =
    age === null
      ? `none at ${place}`
      : `${age} old, at ${place}, ${isEncrypted ? 'encrypted' : 'not encrypted'}`;
  if (site?.isBackupLate && site.schedule.every === 'off')
    return fault(
      `${state}; none is made by itself`,
      'npm run backup, or choose a schedule under Site settings',
    );
  if (site?.isBackupLate)
    return fault(
      `${state}; one is missing for more than ${backupAlarmHours} hours`,
      'npm run backup, and look why the job failed under /admin/jobs',
    );
  if (newest === null && site?.lastGoodBackup)
    return fault(`${state}, though one was made`, 'check BACKUP_TO, and run npm run backup');
  if (newest === null) return warning(state, 'npm run backup');
  if (isSameDisk)
    return warning(`${state}; on the disk of the data`, 'set BACKUP_TO to another disk or a bucket');
  return site?.schedule.every === 'off'
    ? warning(`${state}; none is made by itself`, 'choose a schedule under Site settings')
    : ok(state);
}

export function judgeDrill(site: SiteFacts['backups'], now: number): Found {
  if (!site) return skipped('the database does not say when one was made');
  const { lastGoodBackup, lastGoodDrill, isDrillLate } = site;
  const state = lastGoodDrill === null ? 'none yet' : `passed ${span(now - lastGoodDrill)} ago`;
  if (isDrillLate)
    return fault(`${state}; one is due every ${drillAlarmDays} days`, 'npm run backup -- drill');
  if (lastGoodDrill !== null) return ok(state);
  return lastGoodBackup === null
    ? skipped(`${state}: there is no backup`)
    : warning(state, 'one is made within the hour; or npm run backup -- drill');
}
