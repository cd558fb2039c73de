import { z } from 'zod';
import { backupFaultCodes, backupIntervals } from './backup-rules.ts';

export const backupKinds = ['backup', 'drill'] as const;
/** What started the backup: the schedule, a user or a shell, or an upgrade. */
export const backupLabels = ['scheduled', 'manual', 'upgrade'] as const;
export type BackupLabel = (typeof backupLabels)[number];

const whole = z.number().int();

/** One attempted backup or drill. */
const backupRun = z.object({
  id: z.uuid(),
  kind: z.enum(backupKinds),
  label: z.enum(backupLabels),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  isGood: z.boolean().nullable(),
  snapshot: z.string().nullable(),
  rows: whole.nullable(),
  files: whole.nullable(),
  fileBytes: whole.nullable(),
  writtenBytes: whole.nullable(),
  fault: z.object({ code: z.enum(backupFaultCodes), values: z.record(z.string(), z.string()) }).nullable(),
});
export type BackupRun = z.infer<typeof backupRun>;

/** State of the backups. */
export const backupState = z.object({
  /** Where backups are kept, without secrets. */
  place: z.string(),
  isEncrypted: z.boolean(),
  /** Whether the backups are on the same disk as the data: a broken disk then loses both. */
  isSameDisk: z.boolean(),
  schedule: z.object({ every: z.enum(backupIntervals), hour: whole }),
  lastGoodBackup: z.iso.datetime().nullable(),
  lastGoodDrill: z.iso.datetime().nullable(),
  /** Whether a backup or drill that should have been made is missing. */
  isBackupLate: z.boolean(),
  isDrillLate: z.boolean(),
  /** Whether a requested backup or drill waits or runs. */
  isAsked: z.boolean(),
  runs: z.array(backupRun),
});
export type BackupState = z.infer<typeof backupState>;
