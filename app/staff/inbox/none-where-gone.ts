import { isAppError } from '#shared/errors.ts';

/** For a loader: nothing is open where what was asked for is gone. @throws every other error */
export function noneWhereGone(error: unknown): null {
  if (isAppError(error) && error.code === 'not_found') return null;
  throw error;
}
