import { useEffect, useState } from 'react';

/** An answer that comes sooner needs no sign that it is waited for, in milliseconds. */
const slowMs = 300;

/** Whether something has been waited for so long that the shape of what comes should be shown. */
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
