/** Rules of backups that need no schema library (docs/operations.md). */

/** Reasons why a backup or drill failed; the texts are in the dictionaries. */
export const backupFaultCodes = [
  'noPlace',
  'noFolder',
  'noAccess',
  'noKey',
  'bucket',
  'diskFull',
  'locked',
  'newerPlace',
  'newerSnapshot',
  'needsPassphrase',
  'wrongPassphrase',
  'notEncrypted',
  'noBackup',
  'missingChunk',
  'damagedChunk',
  'missingSnapshot',
  'damagedSnapshot',
  'changedFile',
  'removedFile',
  'fewerFiles',
  'otherRows',
  'mayNotCreate',
  'drillRuns',
  'stopped',
  'unknown',
] as const;
export type BackupFaultCode = (typeof backupFaultCodes)[number];

/** Intervals of the automatic backup. */
export const backupIntervals = ['day', 'week', 'off'] as const;
type BackupInterval = (typeof backupIntervals)[number];

/** Days until the next restore drill is due, and days after which the staff see a missing drill as a fault. */
export const drillDays = 7;
export const drillAlarmDays = 8;
/**
 * Days after which the last backup is too old if there is no
 * schedule: one week, as in the slowest schedule, plus one day.
 */
const handAlarmDays = 8;
/** Hours after the scheduled time at which a missing backup becomes a fault. */
export const backupAlarmHours = 26;

/** Maximum of the settings for how many daily and weekly backups are kept (docs/operations.md). */
export const maxBackupDays = 366;
export const maxBackupWeeks = 520;
/** Number of runs of backups and drills that the staff see, and days for which runs are kept. */
export const shownBackupRuns = 30;
export const backupRunDays = 400;

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** Beijing time is UTC+8 all year. */
const beijingOffsetMs = 8 * hourMs;

export type BackupSchedule = { every: BackupInterval; hour: number };

/**
 * The latest moment at which a backup was due, in milliseconds; null without a schedule.
 * @param hour of the day in Beijing; weekly backups are made on Monday
 */
export function lastDue({ every, hour }: BackupSchedule, now: number): number | null {
  if (every === 'off') return null;
  const local = now + beijingOffsetMs;
  const day = Math.floor(local / dayMs);
  // 1 January 1970 was a Thursday.
  const weekday = (day + 3) % 7;
  const step = every === 'day' ? 1 : 7;
  const start = (every === 'day' ? day : day - weekday) * dayMs + hour * hourMs;
  return (start <= local ? start : start - step * dayMs) - beijingOffsetMs;
}

/**
 * Whether a due backup has been missing for too long. Without a schedule, backups
 * are made by hand and are late once the last one is older than a week. If no
 * backup was ever made by hand, the site is assumed to be backed up by other means.
 */
export function isBackupLate(schedule: BackupSchedule, lastGood: number | null, now: number): boolean {
  if (schedule.every === 'off') return lastGood !== null && now - lastGood > handAlarmDays * dayMs;
  const due = lastDue(schedule, now - (backupAlarmHours - 24) * hourMs);
  return due !== null && (lastGood === null || lastGood < due);
}

/** Whether the last successful drill is too old. */
export const isDrillLate = (lastGood: number | null, firstBackup: number | null, now: number): boolean =>
  now - (lastGood ?? firstBackup ?? now) > drillAlarmDays * dayMs;
