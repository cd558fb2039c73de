/** Rules of backups that need no schema library (docs/operations.md). */

/** Why a backup or drill failed; words in the dictionaries. */
export const backupFaultCodes = [
  'noPlace',
  'noFolder',
  'noAccess',
  'noKey',
  'bucket',
  'diskFull',
  'noRoom',
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
  'outside',
  'fewerFiles',
  'otherRows',
  'otherCounts',
  'stopped',
  'unknown',
] as const;
export type BackupFaultCode = (typeof backupFaultCodes)[number];

/** How often a backup is made by itself. */
export const backupIntervals = ['day', 'week', 'off'] as const;
type BackupInterval = (typeof backupIntervals)[number];

/** Days after which a restore drill is due, and after which its absence is a fault that the staff see. */
export const drillDays = 7;
export const drillAlarmDays = 8;
/** Days after which the last backup is too old where none is made by itself: those of the slowest schedule and one more. */
const handAlarmDays = 8;
/** Hours behind the schedule after which a missing backup is a fault. */
export const backupAlarmHours = 26;

/** Days and weeks of which backups can be kept (docs/operations.md). */
export const maxBackupDays = 366;
export const maxBackupWeeks = 520;
/** Runs of backups and restore drills that the staff see, and days that they are kept. */
export const shownBackupRuns = 30;
export const backupRunDays = 400;

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** Beijing is eight hours ahead of UTC, all year. */
const beijingOffsetMs = 8 * hourMs;

export type BackupSchedule = { every: BackupInterval; hour: number };

/**
 * The latest moment at which a backup was due, in milliseconds; null where none is made by itself.
 * @param hour of the day in Beijing; each week on Monday
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
 * Whether a backup that should have been made is missing for too long. Without a schedule backups are made by hand, and late once
 * the last is older than a week; who has never made one backs up otherwise.
 */
export function isBackupLate(schedule: BackupSchedule, lastGood: number | null, now: number): boolean {
  if (schedule.every === 'off') return lastGood !== null && now - lastGood > handAlarmDays * dayMs;
  const due = lastDue(schedule, now - (backupAlarmHours - 24) * hourMs);
  return due !== null && (lastGood === null || lastGood < due);
}

/** Whether the last good drill is too old. */
export const isDrillLate = (lastGood: number | null, firstBackup: number | null, now: number): boolean =>
  now - (lastGood ?? firstBackup ?? now) > drillAlarmDays * dayMs;
