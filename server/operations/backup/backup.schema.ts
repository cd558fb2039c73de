import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type BackupRun, backupKinds, backupLabels } from '#shared/operations/backup.ts';
import { id, moment, oneOf } from '../../platform/db/columns.ts';

/** Attempted backups and restore drills with their results. The backups themselves are at their place. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: id(),
    kind: text({ enum: backupKinds }).notNull(),
    label: text({ enum: backupLabels }).notNull(),
    startedAt: moment().notNull().defaultNow(),
    /** Null while it runs; stays null if its process was killed. */
    endedAt: moment(),
    isGood: boolean(),
    snapshot: text(),
    /** Rows and files of the snapshot, and the bytes of its files. */
    rows: integer(),
    files: integer(),
    fileBytes: bigint({ mode: 'number' }),
    /** Bytes added to the place of the backups. */
    writtenBytes: bigint({ mode: 'number' }),
    /** The reason of a failure. */
    fault: jsonb().$type<NonNullable<BackupRun['fault']>>(),
  },
  (t) => [
    index().on(t.kind, t.startedAt),
    oneOf('backup_runs_kind', t.kind, backupKinds),
    oneOf('backup_runs_label', t.label, backupLabels),
  ],
);
