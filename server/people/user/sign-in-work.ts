import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { signInWorkSeconds } from '#shared/base/limits.ts';
import { isWorkDone, type WorkChallenge, workText } from '#shared/base/work.ts';
import type { Database } from '../../platform/db/client.ts';
import { takeShared } from '../../platform/limits/shared-limits.ts';

/** Maximum length of a solution: challenge, colon, a number. */
const maxLength = 200;

/**
 * Tasks that a browser solves before its password is checked. A signature binds a task to the user name, so that
 * unsolved tasks need no storage. A task is valid once, for ten minutes.
 */
export function createSignInWork(db: Database, readSecret: () => Promise<string>) {
  async function sign(account: string, task: string): Promise<string> {
    return createHmac('sha256', await readSecret())
      .update(`sign-in ${task} ${account}`)
      .digest('base64url');
  }

  return {
    async issue(account: string, bits: number, now = Date.now()): Promise<WorkChallenge> {
      const expires = Math.floor(now / 1000) + signInWorkSeconds;
      const task = `${bits}.${expires.toString(36)}.${randomBytes(12).toString('base64url')}`;
      return { challenge: `${task}.${await sign(account, task)}`, bits };
    },

    /**
     * Uses a solution, `<challenge>:<number>`.
     * @param bits the currently required work; an older task may be too easy
     */
    async spend(account: string, solution: string, bits: number, now = Date.now()): Promise<boolean> {
      if (solution.length > maxLength) return false;
      const [challenge = '', nonce = ''] = solution.split(':');
      const [given = '', expires = '', random = '', signature = ''] = challenge.split('.');
      if (!/^\d{1,2}$/.test(given) || Number(given) < bits || !/^\d{1,16}$/.test(nonce)) return false;
      if (!(Number.parseInt(expires, 36) * 1000 > now)) return false;
      const expected = Buffer.from(await sign(account, `${given}.${expires}.${random}`));
      const said = Buffer.from(signature);
      if (said.length !== expected.length || !timingSafeEqual(said, expected)) return false;
      const hash = createHash('sha256').update(workText(challenge, nonce)).digest();
      if (!isWorkDone(hash, Number(given))) return false;
      // Only solved tasks are stored, so an attacker has to work for each entry.
      return (await takeShared(db, { 'sign-in work': random })) === null;
    },
  };
}
