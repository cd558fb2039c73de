import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after the last key until the search runs. */
const pauseMs = 200;

/**
 * Searches after a pause in typing. Another search aborts the running one; if a search fails, the last result stays.
 * @param wanted what is typed; null searches nothing and forgets what was found
 * @returns what was found; null until the first answer
 */
export function useSearched<T>(
  wanted: string | null,
  find: (wanted: string, signal: AbortSignal) => Promise<T>,
): T | null {
  const [found, setFound] = useState<T | null>(null);
  const search = useEffectEvent(find);
  useEffect(() => {
    if (wanted === null) return setFound(null);
    const end = new AbortController();
    const receive = (answer: T) => end.signal.aborted || setFound(answer);
    const timer = setTimeout(() => void search(wanted, end.signal).then(receive, () => {}), pauseMs);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [wanted]);
  return found;
}
