import { z } from 'zod';
import { backupFaultCodes, backupIntervals } from './backup-rules.ts';

export const backupKinds = ['backup', 'drill'] as const;
/** Why it was made: by the schedule, by a user or a shell, before an upgrade. */
export const backupLabels = ['scheduled', 'manual', 'upgrade'] as const;
export type BackupLabel = (typeof backupLabels)[number];

const whole = z.number().int();

/** A backup or drill that was tried. */
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

/** How safe the data are. */
export const backupState = z.object({
  /** Where backups are kept, without any secret. */
  place: z.string(),
  isEncrypted: z.boolean(),
  /** Whether the place lies on the disk of the data: a broken disk then takes both. */
  isSameDisk: z.boolean(),
  schedule: z.object({ every: z.enum(backupIntervals), hour: whole }),
  lastGoodBackup: z.iso.datetime().nullable(),
  lastGoodDrill: z.iso.datetime().nullable(),
  /** Whether something is missing that should have happened. */
  isBackupLate: z.boolean(),
  isDrillLate: z.boolean(),
  /** Whether something was asked for that has not begun yet. */
  isAsked: z.boolean(),
  runs: z.array(backupRun),
});
export type BackupState = z.infer<typeof backupState>;

/** What the page of the first account offers to restore. */
export type FirstRestore = {
  state: 'ready' | 'running' | 'failed';
  snapshots: { id: string; at: string; files: number; bytes: number; version: string }[];
};

/** Body of POST /api/backups/first-restore: the code of the first account's link, and the id of a snapshot. */
export const firstRestore = z.object({
  invite: z.string().min(1).max(100),
  snapshot: z.string().regex(/^\d{8}t\d{6}z-[0-9a-f]{6}$/),
});
