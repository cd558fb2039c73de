import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ta } from '../../lib/admin-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Titled } from '../../ui/titled.tsx';

type Props = {
  title: string;
  onClose: () => void;
  isWide?: boolean;
  children: ReactNode;
};

/** A native modal dialog. It is open while it is rendered; Escape, the close button and the caller close it. */
export function Dialog({ title, onClose, isWide = false, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Close it while it is still in the document: later, the browser would not return the focus to the opener.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    if (!dialog.open) dialog.showModal();
    // By default the browser would focus the close button.
    dialog.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
    return () => {
      // Close a nested question first: while it is open, nothing outside it can have the focus.
      for (const inner of dialog.querySelectorAll('dialog')) inner.close();
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${isWide ? 'w-[min(60rem,calc(100vw-1.5rem))]' : ''}`}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        // At a second Escape in a row the browser closes a dialog, even if its owner prevents that.
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        // The cancel event of a file chooser inside the dialog bubbles up too.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="mb-4 flex items-start justify-between gap-3">
        <h2 id={titleId} className="h2">
          {title}
        </h2>
        <button
          type="button"
          className="icon-btn -m-2 shrink-0"
          onClick={onClose}
          aria-label={ta('common.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** A part of a dialog, with a heading of its own. */
export const DialogPart = (props: { id: string; title: string; children: ReactNode }) => (
  <Titled {...props} className="grid gap-2" level="h3" look="font-semibold" />
);

/** The buttons of a dialog. They stay visible, and toasts do not cover them. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="dialog-foot flex flex-wrap justify-end gap-2">{children}</div>
);
