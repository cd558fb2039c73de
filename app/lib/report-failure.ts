import { toast } from '../ui/toast.ts';
import { ta } from './admin-text.ts';
import { failureOf } from './failure.ts';

/** What a member of the staff reads of a call that has failed. */
export const failureText = (error: unknown): string => failureOf(error).text ?? ta('common.networkFailed');

/**
 * Whether the shell deals with a failure by itself: it asks to sign in again (`sign-in-again.tsx`), or the second factor is to
 * be set up first.
 */
export function isHandledByShell(error: unknown): boolean {
  const { code } = failureOf(error);
  if (code === 'second_factor_required') location.assign('/admin/second-factor');
  return code === 'second_factor_required' || code === 'unauthorized';
}

/** Shows that something has failed, and why. */
export function reportFailure(title: string, error: unknown, text = failureText(error)): void {
  if (!isHandledByShell(error)) toast({ title, text, isError: true });
}
