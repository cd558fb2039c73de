import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before the page is left with unsaved input that no draft keeps: passwords, files, sections of the settings.
 * @returns the callbacks of the open question (leave or stay); null if there is none
 */
export function useLeaveGuard(isUnsaved: boolean): { onLeave: () => void; onStay: () => void } | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return { onLeave: () => blocker.proceed(), onStay: () => blocker.reset() };
}
