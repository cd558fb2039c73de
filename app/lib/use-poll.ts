import { useEffect, useEffectEvent, useRef } from 'react';
import { longestPollSeconds, longestReadMs, pollPatienceMs, retryPollSeconds } from '#shared/base/limits.ts';
import { isHandledByShell } from './report-failure.ts';
import { isServerAway, onServerAway } from './server-watch.ts';

/**
 * Reads again every `seconds` while the tab is visible, and at once when it becomes visible or the server is back.
 * Only one read runs at a time. A read that takes too long is aborted, because its connection may be dead, and
 * restarted at once on another one. While reads fail the pauses double, up to a minute. If the session has ended, the
 * shell asks to sign in.
 * @param read passes the signal on, if it can
 * @returns a function that reads now, or once more after the running read
 */
export function usePoll(
  seconds: number,
  read: (signal: AbortSignal) => Promise<unknown>,
  isOn = true,
): () => void {
  const readNow = useEffectEvent(read);
  const poll = useRef(() => {});
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let reading: AbortController | null = null;
    let isWantedAgain = false;

    const wait = () => {
      clearTimeout(timer);
      // The first attempt after a failure comes soon, even if the interval is long.
      const pause = failures > 0 ? Math.min(seconds, retryPollSeconds) * 2 ** failures : seconds;
      timer = setTimeout(() => void start(), Math.min(pause, longestPollSeconds) * 1000);
    };
    const start = async () => {
      // Changes made meanwhile are read when the tab becomes visible or the server is back.
      if (document.hidden || isServerAway()) return;
      if (reading) return void (isWantedAgain = true);
      clearTimeout(timer);
      isWantedAgain = false;
      const current = (reading = new AbortController());
      // The time limit grows with each failure: the connection may just be slow.
      const patienceMs = Math.min(pollPatienceMs * 2 ** failures, longestReadMs);
      const patience = setTimeout(() => end('late'), patienceMs);
      const end = (outcome: 'read' | 'failed' | 'late') => {
        clearTimeout(patience);
        if (reading !== current) return;
        reading = null;
        failures = outcome === 'read' ? 0 : failures + 1;
        if (outcome === 'late') current.abort();
        if (outcome === 'late' || isWantedAgain) void start();
        else wait();
      };
      try {
        await readNow(current.signal);
        end('read');
      } catch (error) {
        isHandledByShell(error);
        end('failed');
      }
    };
    const onTurn = () => void start();
    poll.current = onTurn;
    wait();
    document.addEventListener('visibilitychange', onTurn);
    const endWatch = onServerAway(onTurn);
    return () => {
      poll.current = () => {};
      clearTimeout(timer);
      reading = null;
      document.removeEventListener('visibilitychange', onTurn);
      endWatch();
    };
  }, [seconds, isOn]);
  return () => poll.current();
}
