import { useEffect, useEffectEvent, useRef } from 'react';
import { longestPollSeconds, longestReadMs, pollPatienceMs, retryPollSeconds } from '#shared/limits.ts';
import { isHandledByShell } from './report-failure.ts';
import { isServerAway, onServerAway } from './server-watch.ts';

/**
 * Reads again every so many seconds while the tab can be seen, and at once when it is looked at or the server is back. One
 * reading at a time; one that takes too long is given up, because its connection may be dead, and follows at once on
 * another. While reading fails the pauses double, up to a minute; where the session has ended the shell asks to sign in.
 * @param read passes the signal on, where it can
 * @returns reads now, or once more after the reading that is under way
 */
export function usePoll(
  seconds: number,
  read: (signal: AbortSignal) => Promise<unknown>,
  isOn = true,
): () => void {
  const readNow = useEffectEvent(read);
  const look = useRef(() => {});
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let reading: AbortController | null = null;
    let isWantedAgain = false;

    const wait = () => {
      clearTimeout(timer);
      // The first attempt after a failure comes soon, also where readings are rare.
      const pause = failures > 0 ? Math.min(seconds, retryPollSeconds) * 2 ** failures : seconds;
      timer = setTimeout(() => void start(), Math.min(pause, longestPollSeconds) * 1000);
    };
    const start = async () => {
      // Whatever has changed meanwhile is read when the tab is looked at, or the server is back.
      if (document.hidden || isServerAway()) return;
      if (reading) return void (isWantedAgain = true);
      clearTimeout(timer);
      isWantedAgain = false;
      const current = (reading = new AbortController());
      // Longer each time: it may be the link that is slow.
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
    look.current = onTurn;
    wait();
    document.addEventListener('visibilitychange', onTurn);
    const endWatch = onServerAway(onTurn);
    return () => {
      look.current = () => {};
      clearTimeout(timer);
      reading = null;
      document.removeEventListener('visibilitychange', onTurn);
      endWatch();
    };
  }, [seconds, isOn]);
  return () => look.current();
}
