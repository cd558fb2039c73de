import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast, type ToastMessage } from '../ui/toast.ts';
import { reportFailure } from './report-failure.ts';

type Said = Partial<Omit<ToastMessage, 'isError' | 'text'>> & {
  /** May use the answer: it is called when the call is done. */
  text?: string | (() => string);
  failed: string;
  /** Said of a failure instead of the server's own words. */
  failedText?: string;
};

/**
 * Runs one change at a time: says what came of it (`title`, where the page does not show it), and reads the page's data
 * again. A failure changes nothing on the page.
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
      reportFailure(failed, error, failedText);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, run };
}
