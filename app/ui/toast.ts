/** Link of a message. */
export type NoticeLink = { text: string; to: string };

/** Announces a plain notice. The toaster prevents the default and shows the notice among its messages. */
export type NoticeEvent = CustomEvent<{ text: string; link?: NoticeLink }>;

/** A message that appears briefly. */
export type ToastMessage = {
  title: string;
  text?: string;
  /** The record that the message is about. */
  about?: string | undefined;
  isError?: boolean;
  /** An action that the message offers: Undo, or trying again. */
  action?: { label: string; run: () => void };
  link?: NoticeLink;
  /** A change that others made. It never replaces the answer to the user's own action. */
  isNews?: boolean;
};

type Listener = (message: ToastMessage) => void;

let listener: Listener | null = null;
let waiting: ToastMessage[] = [];

/** Shows a message. The code that draws it is loaded with the first message. */
export function toast(message: ToastMessage): void {
  // Dispatched before the message is drawn: it removes a plain notice, and the message itself may be drawn as one.
  dispatchEvent(new Event('toast'));
  if (listener) listener(message);
  else waiting.push(message);
}

/** Whether a message was sent before a toaster was there to draw it. */
export const isToastWaiting = (): boolean => waiting.length > 0;

/** Used by the toaster only: receives the waiting messages and all later ones. */
export function listenForToasts(receive: Listener): () => void {
  listener = receive;
  waiting.forEach(receive);
  waiting = [];
  return () => {
    listener = null;
  };
}
