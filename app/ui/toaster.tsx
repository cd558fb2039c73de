import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { listenForToasts, type ToastMessage } from './toast.ts';

/** Milliseconds a message stays, and pixels of a swipe to the right that dismiss it (public-site section 9). */
const duration = 5000;
const swipeThreshold = 50;

type Shown = { message: ToastMessage; number: number };

/** Draws the messages of `toast()`: reachable with F8, announced to screen readers. */
export default function Toaster({
  regionLabel,
  dismissLabel,
  most,
}: {
  regionLabel: string;
  dismissLabel: string;
  /** Messages that stand at a time: the oldest goes, and so does an earlier one of the same words. */
  most: number;
}) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const count = useRef(0);
  useEffect(
    () =>
      listenForToasts((message) => {
        const number = ++count.current;
        setShown((list) =>
          [...list.filter((one) => one.message.title !== message.title), { message, number }].slice(-most),
        );
      }),
    [most],
  );
  const newest = shown.at(-1)?.number;
  // A modal dialog would cover it: a popover that is opened later lies above.
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (newest === undefined || !viewport.current) return;
    viewport.current.hidePopover();
    viewport.current.showPopover();
  }, [newest]);
  return (
    <Toast.Provider
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={regionLabel}
    >
      {shown.map(({ message, number }) => (
        <Toast.Root
          key={number}
          onOpenChange={(isOpen) => isOpen || setShown((list) => list.filter((one) => one.number !== number))}
          type={message.isError ? 'foreground' : 'background'}
          className={`card flex items-start gap-3 p-4 ${message.isError ? 'border-laterite' : 'border-leaf'}`}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className={`font-semibold ${message.isError ? 'text-laterite' : ''}`}>
              {message.title}
            </Toast.Title>
            {message.text ? (
              <Toast.Description className="text-sm text-muted">{message.text}</Toast.Description>
            ) : null}
          </div>
          {message.action ? (
            <Toast.Action
              altText={message.action.label}
              className="btn btn-outline"
              onClick={message.action.run}
            >
              {message.action.label}
            </Toast.Action>
          ) : null}
          <Toast.Close className="icon-btn -m-2 shrink-0" aria-label={dismissLabel}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ))}
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
