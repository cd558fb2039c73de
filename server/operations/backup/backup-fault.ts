import type { BackupFaultCode } from '#shared/operations/backup-rules.ts';
import type { BackupRun } from '#shared/operations/backup.ts';
import { backup as english } from '#shared/i18n/en/admin-backup.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { AppError } from '#shared/base/errors.ts';

type Values = Record<string, string>;
export type StoredFault = NonNullable<BackupRun['fault']>;

/** Maximum number of letters that are stored of each value. */
const valueLength = 500;

/** Error of a repository that cannot be used, with one line for the operator. */
export class RepositoryError extends Error {}

/**
 * Reason why a backup or drill failed: a code, shown to staff in their language, and an English text for shells
 * and logs.
 */
export class BackupFault extends RepositoryError {
  readonly code: BackupFaultCode;
  readonly values: Values;

  constructor(code: BackupFaultCode, values: Values = {}, options?: ErrorOptions) {
    super(fillText(english.faults[code], values), options);
    this.code = code;
    this.values = values;
  }
}

/** Codes for errors of the operating system at the place of the backups. */
const systemFaults: Record<string, BackupFaultCode> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EACCES: 'noAccess',
  EPERM: 'noAccess',
  EROFS: 'noAccess',
  ENOTDIR: 'noFolder',
  EEXIST: 'noFolder',
};

/**
 * The stored form of an error that ended a run. Of errors that are not ours, only name and code are stored,
 * because the message of a database error could contain data.
 */
export function storedFault(error: unknown, place: string): StoredFault {
  if (error instanceof BackupFault)
    return {
      code: error.code,
      values: Object.fromEntries(
        Object.entries(error.values).map(([name, value]) => [name, value.slice(0, valueLength)]),
      ),
    };
  if (error instanceof RepositoryError)
    return { code: 'unknown', values: { words: error.message.slice(0, valueLength) } };
  if (error instanceof AppError && error.code === 'unavailable')
    return { code: 'bucket', values: { place, words: error.message.slice(0, valueLength) } };
  const { name, code } = error as Error & { code?: unknown };
  const known = typeof code === 'string' ? systemFaults[code] : undefined;
  if (known) return { code: known, values: { place } };
  return { code: 'unknown', values: { words: typeof code === 'string' ? `${name} ${code}` : name } };
}
