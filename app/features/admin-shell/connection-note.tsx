import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ta } from '../../lib/admin-text.ts';
import { isOnline, onOnline } from '../../lib/online.ts';
import { giveUpHanging, isHanging, onHang } from '../../lib/patience.ts';

/** Where it can be seen and pressed: an open dialog makes all else inert. */
const place = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** Says that the connection is gone, or that a save hangs, which can then be given up. */
export function ConnectionNote() {
  const isHere = useSyncExternalStore(onOnline, isOnline, () => true);
  const isSlow = useSyncExternalStore(onHang, isHanging, () => false);
  if (isHere && !isSlow) return null;
  return createPortal(
    <div role="alert" className="connection-note">
      <p>{ta(isHere ? 'form.slow' : 'form.offline')}</p>
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
 * Without a connection a link leads nowhere, and would take the page away that somebody works on: it is not followed.
 */
export function useStayWhileOffline(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (isOnline() || !(event.target instanceof Element)) return;
      const link = event.target.closest('a[href]');
      if (link && !link.getAttribute('href')!.startsWith('#')) event.preventDefault();
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, []);
}
