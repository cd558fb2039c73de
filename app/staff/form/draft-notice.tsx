import { useEffect, useRef } from 'react';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import type { Restored } from '../../lib/draft.ts';

type Props = { restored: Restored | null; onDiscard: () => void };

/** Shows that a draft was restored, and offers to discard it. */
export function DraftNotice({ restored, onDiscard }: Props) {
  return restored ? <Notice restored={restored} onDiscard={onDiscard} /> : null;
}

function Notice({ restored: { at, isOld }, onDiscard }: { restored: Restored; onDiscard: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  // Restoring or discarding a draft remounts the fields, so the focus must be kept in the form.
  useEffect(() => {
    const form = line.current?.closest('form');
    const first = () => form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea');
    const isNowhere = () =>
      !document.activeElement?.matches('a, button, input, select, textarea, [contenteditable]');
    if (isNowhere()) first()?.focus({ preventScroll: true });
    return () => {
      if (isNowhere()) first()?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <p ref={line} className="inbox-note" role="status">
      {ta(isOld ? 'form.restoredOld' : 'form.restored', { time: formatMoment(at) })}{' '}
      <button type="button" className="link" onClick={onDiscard}>
        {ta('form.discard')}
      </button>
    </p>
  );
}
