import * as Toast from '@radix-ui/react-toast';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import { listenForToasts, type NoticeEvent, type ToastMessage } from './toast.ts';

/**
 * Milliseconds that a message is shown, and pixels of a swipe to the right that dismiss it
 * (docs/specification/limits.md#toasts).
 */
const duration = 5000;
const swipeThreshold = 50;
/** Milliseconds for which staff can press Undo. They see `staffToasts` messages: they do several things in a row. */
const undoDuration = 10_000;
/** Milliseconds for which a failed call can be tried again: signing in or finding a better network takes time. */
const tryAgainDuration = 60_000;
const staffToasts = 3;
/** Maximum number of news among the messages. Older news is removed. */
const staffNews = 2;
/** Interval in milliseconds at which the toasts follow a dialog that opens or closes. */
const placeInterval = 100;

type Shown = { message: ToastMessage; number: number };

export type ToasterProps = {
  regionLabel: string;
  dismissLabel: string;
  /** Visitors see one message, the newest. Staff see three, and a message with an Undo is never replaced. */
  isStaff: boolean;
};

/** Draws the messages of `toast()`. F8 focuses them, and screen readers announce them. */
export default function Toaster(props: ToasterProps) {
  const { isStaff } = props;
  const [messages, setMessages] = useState<readonly Shown[]>([]);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const hasNews = messages.some(({ message }) => message.isNews);
  // News waits until the dialogs are closed: there it would take the room of what the user is doing.
  useEffect(() => {
    if (!hasNews) return undefined;
    const timer = setInterval(() => setDialogOpen(openDialog() !== undefined), placeInterval);
    return () => clearInterval(timer);
  }, [hasNews]);
  const count = useRef(0);
  useEffect(() => {
    const show = (message: ToastMessage) => {
      const next = { message, number: ++count.current };
      setDialogOpen(openDialog() !== undefined);
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
  const shown = messages.filter(({ message }) => !(message.isNews && isDialogOpen));
  // The area is recreated each time: an area that stays does not notice that the pointer has left.
  if (shown.length === 0) return null;
  return (
    <ToastArea
      {...props}
      // Further messages wait.
      shown={shown.slice(0, staffToasts)}
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
    const { style } = document.documentElement;
    place();
    const timer = setInterval(place, placeInterval);
    const observer = new ResizeObserver(place);
    observer.observe(viewport.current!);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      host.remove();
      style.removeProperty('--toasts');
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
          className={`toast card ${message.isError ? 'border-laterite' : 'border-leaf'}`}
        >
          <div className="toast-text">
            <Toast.Title className={`line-clamp-5 font-semibold ${message.isError ? 'text-laterite' : ''}`}>
              {message.title}
            </Toast.Title>
            {message.about ? (
              <Toast.Description className="text-sm wrap-anywhere first-letter:uppercase">
                {message.about}
              </Toast.Description>
            ) : null}
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

const openDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1);

/**
 * While a modal dialog is open, everything outside it is inert and clicks pass through, so the toasts move into it. The
 * pages and dialogs of the staff leave as much room below as the toasts need (`--toasts`, toast.css).
 */
function placeToasts(host: HTMLElement, toasts: HTMLElement): void {
  const home = openDialog() ?? document.body;
  if (host.parentElement !== home) home.append(host);
  if (!toasts.matches(':popover-open')) toasts.showPopover();
  document.documentElement.style.setProperty('--toasts', `${toasts.offsetHeight}px`);
}

/**
 * Adds a message to the list. Answers to the user's own actions come first, and news takes the remaining places. A
 * new message replaces an earlier one with the same text, or the oldest if there is no room. A message with an Undo
 * is never replaced: further messages after three of them wait.
 */
function addForStaff(list: readonly Shown[], next: Shown): readonly Shown[] {
  const news = list.filter(({ message }) => message.isNews);
  const answers = list.filter(({ message }) => !message.isNews);
  if (next.message.isNews) return [...answers, ...[...news, next].slice(-staffNews)];
  const kept = answers.filter(
    ({ message }) =>
      message.action ?? (message.title !== next.message.title || message.about !== next.message.about),
  );
  const oldest = kept.length < staffToasts ? undefined : kept.find(({ message }) => !message.action);
  return [...kept.filter((one) => one !== oldest), next, ...news];
}
