import type { Locale } from '#shared/base/locale.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { callApi } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { canWork, solve } from './work.ts';

/**
 * Maximum number of tasks solved for one sign-in. While others keep guessing passwords, the next task may be harder.
 */
const maxTasks = 3;

/** Signs in, and solves the task that the server may require before it checks the password (decision 008). */
export async function signIn(
  values: Record<string, string>,
  lng: Locale,
  onWorking: () => void,
): Promise<CurrentUser> {
  let work: string | undefined;
  for (let tasks = 0; ; tasks++) {
    try {
      return await callApi('POST /api/login', {
        query: { lng },
        form: { ...values, ...(work ? { work } : {}) },
      });
    } catch (error) {
      const task = failureOf(error).body?.task;
      if (!task || tasks === maxTasks || !canWork()) throw error;
      onWorking();
      work = await solve(task);
    }
  }
}
