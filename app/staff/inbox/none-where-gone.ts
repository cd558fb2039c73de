import { isAppError } from '#shared/base/errors.ts';

/** For a loader: returns null if the requested record no longer exists. @throws every other error */
export function noneWhereGone(error: unknown): null {
  if (isAppError(error) && error.code === 'not_found') return null;
  throw error;
}
