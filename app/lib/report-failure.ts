import { toast } from '../ui/toast.ts';
import { ta } from './admin-text.ts';
import { failureOf } from './failure.ts';

/** The text that staff see when a call has failed. */
export function failureText(error: unknown, form: HTMLFormElement | null = null): string {
  const { fields, text } = failureOf(error);
  const wrong = [...(form?.elements ?? [])].find((one) => (one as HTMLInputElement).name in fields);
  const { name, labels } = (wrong ?? {}) as Partial<HTMLInputElement>;
  const label = labels?.[0]?.textContent.trim();
  return label
    ? ta('common.fieldFault', { label, fault: fields[name!]! })
    : (text ?? ta('common.networkFailed'));
}

/**
 * Whether the shell handles a failure by itself: it asks to sign in again (`sign-in-again.tsx`), or opens the page
 * where the second factor is set up.
 */
export function isHandledByShell(error: unknown): boolean {
  const { code } = failureOf(error);
  if (code === 'second_factor_required') location.assign('/admin/second-factor');
  return code === 'second_factor_required' || code === 'unauthorized';
}

/** Whether the same call may succeed later: after a sign-in, or when the network or the server works again. */
function mayPass(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === null || status === 401 || status === 429 || status >= 500;
}

/**
 * Shows that something has failed, and why.
 * @param tryAgain repeats the call; offered if it may succeed later and no button on the page repeats it
 */
export function reportFailure(
  title: string,
  error: unknown,
  text = failureText(error),
  tryAgain?: () => void,
): void {
  const again = tryAgain && mayPass(error) ? tryAgain : undefined;
  if (isHandledByShell(error) && !again) return;
  const action = again && { label: ta('common.tryAgain'), run: again };
  toast({ title, text, isError: true, ...(action && { action }) });
}
