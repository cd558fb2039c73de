import { useEffect, useEffectEvent, useRef } from 'react';
import { longestPollSeconds } from '#shared/limits.ts';
import { isHandledByShell } from './report-failure.ts';
import { isServerAway, onServerAway } from './server-watch.ts';

/** Milliseconds after which a reading that has not ended is no longer waited for: its connection may be dead. */
const hangsMs = 15_000;

/**
 * Reads again every so many seconds while the tab can be seen, and at once when it is looked at or the server is back.
 * While reading fails the pauses double, up to a minute; where the session has ended the shell asks to sign in.
 * @returns reads now
 */
export function usePoll(seconds: number, read: () => Promise<unknown>, isOn = true): () => void {
  const readNow = useEffectEvent(read);
  const look = useRef(() => {});
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let readingSince: number | null = null;

    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(onTime, Math.min(seconds * 2 ** failures, longestPollSeconds) * 1000);
    };
    const start = async () => {
      // Whatever has changed meanwhile is read when the tab is looked at, or the server is back.
      if (document.hidden || isServerAway()) return;
      const since = (readingSince = Date.now());
      wait();
      try {
        await readNow();
        failures = 0;
      } catch (error) {
        isHandledByShell(error);
        failures++;
        wait();
      } finally {
        if (readingSince === since) readingSince = null;
      }
    };
    const onTime = () => {
      if (readingSince !== null && Date.now() - readingSince < hangsMs) wait();
      else void start();
    };
    const onTurn = () => void start();
    look.current = onTurn;
    wait();
    document.addEventListener('visibilitychange', onTurn);
    const endWatch = onServerAway(onTurn);
    return () => {
      look.current = () => {};
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onTurn);
      endWatch();
    };
  }, [seconds, isOn]);
  return () => look.current();
}
