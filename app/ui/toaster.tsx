import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { listenForToasts, type ToastMessage } from './toast.ts';

/** Milliseconds a message stays, and pixels of a swipe to the right that dismiss it (public-site section 9). */
const duration = 5000;
const swipeThreshold = 50;

/** Draws the messages of `toast()`: one at a time, reachable with F8, announced to screen readers. */
export default function Toaster({
  regionLabel,
  dismissLabel,
}: {
  regionLabel: string;
  dismissLabel: string;
}) {
  const [shown, setShown] = useState<{ message: ToastMessage; number: number } | null>(null);
  useEffect(
    () => listenForToasts((message) => setShown((last) => ({ message, number: (last?.number ?? 0) + 1 }))),
    [],
  );
  // A modal dialog would cover it: a popover that is opened later lies above.
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!shown || !viewport.current) return;
    viewport.current.hidePopover();
    viewport.current.showPopover();
  }, [shown]);
  return (
    <Toast.Provider
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={regionLabel}
    >
      {shown ? (
        <Toast.Root
          key={shown.number}
          type={shown.message.isError ? 'foreground' : 'background'}
          className={`card flex items-start gap-3 p-4 ${shown.message.isError ? 'border-laterite' : 'border-leaf'}`}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className={`font-semibold ${shown.message.isError ? 'text-laterite' : ''}`}>
              {shown.message.title}
            </Toast.Title>
            {shown.message.text ? (
              <Toast.Description className="text-sm text-muted">{shown.message.text}</Toast.Description>
            ) : null}
          </div>
          {shown.message.action ? (
            <Toast.Action
              altText={shown.message.action.label}
              className="btn btn-outline"
              onClick={shown.message.action.run}
            >
              {shown.message.action.label}
            </Toast.Action>
          ) : null}
          <Toast.Close className="icon-btn -m-2 shrink-0" aria-label={dismissLabel}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport
        ref={viewport}
        popover="manual"
        className="toasts"
        label={`${regionLabel} ({hotkey})`}
        hotkey={['F8']}
      />
    </Toast.Provider>
  );
}
