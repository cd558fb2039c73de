import { useEffect, useEffectEvent, useState } from 'react';
import { reportFailure } from '../../lib/report-failure.ts';

/**
 * The record of a dialog, read when it opens, because the list behind it may be outdated; null until it has come.
 * Another record needs another `key` of the dialog.
 * @param onFailed called after the failure was reported
 */
export function useOpened<T>(read: () => Promise<T>, failed: string, onFailed: () => void) {
  const [opened, setOpened] = useState<T | null>(null);
  const open = useEffectEvent((isCurrent: () => boolean) =>
    read().then(
      (found) => isCurrent() && setOpened(found),
      (error: unknown) => {
        if (!isCurrent()) return;
        reportFailure(failed, error);
        onFailed();
      },
    ),
  );
  useEffect(() => {
    let isCurrent = true;
    void open(() => isCurrent);
    return () => void (isCurrent = false);
  }, []);
  return [opened, setOpened] as const;
}
