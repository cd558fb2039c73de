import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ta } from './admin-text.ts';

/**
 * Asks before the page is left while it holds what can be kept nowhere: passwords, files, the settings' sections.
 * @returns what is to be asked now: the page is left, or not; null for nothing
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

/** What the question says. */
export const leaveWords = () => ({
  title: ta('form.leaveTitle'),
  leave: ta('form.leave'),
  stay: ta('form.stay'),
  close: ta('common.close'),
});
