import { useEffect, useState } from 'react';

/** Milliseconds of waiting below which no loading indicator is shown. */
const slowMs = 300;

/** Whether loading has taken so long that a placeholder should be shown. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}
