import * as Toast from '@radix-ui/react-toast';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import { placeToasts } from './toast-place.ts';
import { listenForToasts, type NoticeEvent, type ToastMessage } from './toast.ts';

/** Milliseconds a message stays, and pixels of a swipe to the right that dismiss it (docs/specification/limits.md#toasts). */
const duration = 5000;
const swipeThreshold = 50;
/** Milliseconds that staff have to press Undo, and messages that they see at a time: they do several things in a row. */
const undoDuration = 10_000;
/** Milliseconds that a failure can be tried again: signing in, or the way to a better network, takes its time. */
const tryAgainDuration = 60_000;
const staffToasts = 3;
/** News that is kept: of more, the newest. */
const staffNews = 2;
/** Milliseconds after which the toasts look again for what has moved under them. */
const placeInterval = 100;

type Shown = { message: ToastMessage; number: number };

export type ToasterProps = {
  regionLabel: string;
  dismissLabel: string;
  /** Visitors see one message, the newest; staff see three, and none with an Undo gives way to another. */
  isStaff: boolean;
};

/** Draws the messages of `toast()`: reachable with F8, announced to screen readers. */
export default function Toaster(props: ToasterProps) {
  const { isStaff } = props;
  const [messages, setMessages] = useState<readonly Shown[]>([]);
  const count = useRef(0);
  useEffect(() => {
    const show = (message: ToastMessage) => {
      const next = { message, number: ++count.current };
      setMessages((list) => (isStaff ? addForStaff(list, next) : [next]));
    };
    const showNotice = (event: Event) => {
      event.preventDefault();
      const { text, link } = (event as NoticeEvent).detail;
      show({ title: text, link });
    };
    addEventListener('notice', showNotice);
    const stopListening = listenForToasts(show);
    return () => {
      removeEventListener('notice', showNotice);
      stopListening();
    };
  }, [isStaff]);
  // The area is made anew each time: one that is left standing does not notice that the pointer has gone.
  if (messages.length === 0) return null;
  return (
    <ToastArea
      {...props}
      // What finds no room waits.
      shown={messages.slice(0, staffToasts)}
      onClose={(number) => setMessages((list) => list.filter((one) => one.number !== number))}
    />
  );
}

type AreaProps = ToasterProps & { shown: readonly Shown[]; onClose: (number: number) => void };

function ToastArea({ regionLabel, dismissLabel, isStaff, shown, onClose }: AreaProps) {
  const viewport = useRef<HTMLOListElement>(null);
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const place = () => viewport.current && placeToasts(host, viewport.current);
    place();
    const timer = setInterval(place, placeInterval);
    const observer = new ResizeObserver(place);
    observer.observe(viewport.current!);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return (
    <Toast.Provider
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={regionLabel}
      announcerContainer={host}
    >
      {shown.map(({ message, number }) => (
        <Toast.Root
          key={number}
          duration={
            isStaff && message.action ? (message.isError ? tryAgainDuration : undoDuration) : duration
          }
          onOpenChange={(isOpen) => isOpen || onClose(number)}
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
            {message.link ? (
              <a className="link inline-flex min-h-11 items-center" href={message.link.to}>
                {message.link.text}
              </a>
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
      {createPortal(
        <Toast.Viewport
          ref={viewport}
          popover="manual"
          className="toasts"
          label={`${regionLabel} ({hotkey})`}
          hotkey={['F8']}
        />,
        host,
      )}
    </Toast.Provider>
  );
}

/**
 * The messages with one more, those that answer the user's own actions first: news has the places that they leave. Of them the
 * new one replaces an earlier one of the same words, and the oldest where there is no room. None with an Undo is replaced;
 * what comes after three of them waits.
 */
function addForStaff(list: readonly Shown[], next: Shown): readonly Shown[] {
  const news = list.filter(({ message }) => message.isNews);
  const answers = list.filter(({ message }) => !message.isNews);
  if (next.message.isNews) return [...answers, ...[...news, next].slice(-staffNews)];
  const kept = answers.filter(({ message }) => message.action ?? message.title !== next.message.title);
  const oldest = kept.length < staffToasts ? undefined : kept.find(({ message }) => !message.action);
  return [...kept.filter((one) => one !== oldest), next, ...news];
}
