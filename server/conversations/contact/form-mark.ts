import { contactMarkSeconds, fastestContactSeconds } from '#shared/base/limits.ts';
import type { Database } from '../../platform/db/client.ts';
import { createSigner } from '../../platform/db/signer.ts';

/** The verdict on a form's mark: not genuine or expired; sent back too fast; or valid. */
export type MarkVerdict = { kind: 'unknown' } | { kind: 'fast'; waitSeconds: number } | { kind: 'good' };

/**
 * The signed time at which the contact form was made (decision 011). A cached page carries the same mark for
 * everyone. It is then older than the visit, never younger, so no person is mistaken for a machine.
 */
export function createFormMarks(db: Database) {
  const { sign, isSigned } = createSigner(db, 'contactFormSecret');

  return {
    async issue(now = Date.now()): Promise<string> {
      const seconds = Math.floor(now / 1000).toString(36);
      return `${seconds}.${await sign(`contact ${seconds}`)}`;
    },

    async judge(mark: string | undefined, now = Date.now()): Promise<MarkVerdict> {
      const [seconds = '', signature = ''] = mark?.split('.') ?? [];
      if (!(await isSigned(`contact ${seconds}`, signature))) return { kind: 'unknown' };
      const age = now / 1000 - Number.parseInt(seconds, 36);
      if (age > contactMarkSeconds) return { kind: 'unknown' };
      if (age >= fastestContactSeconds) return { kind: 'good' };
      return { kind: 'fast', waitSeconds: Math.max(1, Math.ceil(fastestContactSeconds - age)) };
    },
  };
}
