import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** The browser asks before the page is closed, reloaded or left for another site. */
export function useUnloadQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}

/**
 * Asks before the page is left with unsaved input that no draft keeps: passwords, files, sections of the settings.
 * @returns the callbacks of the open question (leave or stay); null if there is none
 */
export function useLeaveGuard(isUnsaved: boolean): { onLeave: () => void; onStay: () => void } | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadQuestion(isUnsaved);
  if (blocker.state !== 'blocked') return null;
  return { onLeave: () => blocker.proceed(), onStay: () => blocker.reset() };
}
