import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Runs one change at a time: says what came of it (`title`, where the page does not show it), and reads the page's data again. A failure changes nothing on the page.
 */
export function useCall() {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  async function run(
    call: () => Promise<unknown>,
    said: { title?: string; text?: string; failed: string },
  ): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await call();
      if (said.title) toast({ title: said.title, ...(said.text ? { text: said.text } : {}) });
      await revalidate();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) location.assign('/admin/login');
      const text = (error instanceof ApiError && error.body?.message) || ta('common.networkFailed');
      toast({ title: said.failed, text, isError: true });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, run };
}
