import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ta } from '../../../lib/admin-text.ts';
import { isOnline, onOnline } from '../../../lib/online.ts';
import { giveUpHanging, isHanging, onHang } from '../../../lib/patience.ts';
import { checkServer, isServerAway, onServerAway } from '../../../lib/server-watch.ts';

/** The element that contains the notice: an open dialog makes everything outside it inert. */
const place = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** Shows that the network or the server is unreachable, or that a save hangs, with a button to cancel it. */
export function ConnectionNotice() {
  const isOffline = !useSyncExternalStore(onOnline, isOnline, () => true);
  const isAway = useSyncExternalStore(onServerAway, isServerAway, () => false);
  const isSlow = useSyncExternalStore(onHang, isHanging, () => false);
  if (!isAway && !isSlow) return null;
  return createPortal(
    <div role="alert" className="connection-note">
      <p>{ta(isOffline ? 'form.offline' : isAway ? 'form.away' : 'form.slow')}</p>
      {isSlow ? (
        <button type="button" className="btn btn-outline btn-sm" onClick={giveUpHanging}>
          {ta('form.giveUp')}
        </button>
      ) : null}
    </div>,
    place(),
  );
}

/**
 * Does not follow links while the server is unreachable, because the user would lose the page they work on. A click
 * checks the server at once and follows the link if it answers.
 */
export function useStayWhileAway(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isServerAway() || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.getAttribute('href')!.startsWith('#')) return;
      event.preventDefault();
      void checkServer().then((isThere) => isThere && !isServerAway() && link.click());
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, []);
}
