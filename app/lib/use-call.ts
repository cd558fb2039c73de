import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from './api.ts';
import { ta } from './admin-text.ts';
import { toast, type ToastMessage } from '../ui/toast.ts';

type Said = Partial<Omit<ToastMessage, 'isError' | 'text'>> & {
  /** May speak of what was answered: it is made when the call is done. */
  text?: string | (() => string);
  failed: string;
  /** Said of a failure instead of the server's own words. */
  failedText?: string;
};

/** Goes where a refusal sends: to the sign-in, or to the second factor that is to be set up first. */
export function leaveIfAsked(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) location.assign('/admin/login');
  if (error.body?.code === 'second_factor_required') location.assign('/admin/second-factor');
}

/**
 * Runs one change at a time: says what came of it (`title`, where the page does not show it), and reads the page's data again. A failure changes nothing on the page.
 */
export function useCall() {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  async function run(
    call: () => Promise<unknown>,
    { failed, failedText, title, text, ...message }: Said,
  ): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await call();
      const said = typeof text === 'function' ? text() : text;
      if (title) toast({ ...message, title, ...(said === undefined ? {} : { text: said }) });
      await revalidate();
      return true;
    } catch (error) {
      leaveIfAsked(error);
      const body = error instanceof ApiError ? error.body : null;
      const reason = Object.values(body?.fields ?? {})[0] ?? body?.message ?? ta('common.networkFailed');
      toast({ title: failed, text: failedText ?? reason, isError: true });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, run };
}
