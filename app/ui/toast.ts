/** Where a message leads. */
export type NoticeLink = { text: string; to: string };

/** A plain notice is about to appear. The toaster prevents the default and shows it among its messages. */
export type NoticeEvent = CustomEvent<{ text: string; link?: NoticeLink }>;

/** A message that appears briefly. */
export type ToastMessage = {
  title: string;
  text?: string;
  isError?: boolean;
  /** One thing that can be done about it: Undo, or trying again. */
  action?: { label: string; run: () => void };
  link?: NoticeLink;
  /** Something that others did. It never takes the place of what answers the user's own action. */
  isNews?: boolean;
};

type Listener = (message: ToastMessage) => void;

let listener: Listener | null = null;
let waiting: ToastMessage[] = [];

/** Shows a message. The code that draws it is fetched with the first one. */
export function toast(message: ToastMessage): void {
  // Before the message is drawn: a plain notice goes then, and the message may be drawn as one.
  dispatchEvent(new Event('toast'));
  if (listener) listener(message);
  else waiting.push(message);
}

/** Whether a message was shown before there was anybody to draw it. */
export const isToastWaiting = (): boolean => waiting.length > 0;

/** Used by the toaster only: receives messages from now on, and those that wait. */
export function listenForToasts(receive: Listener): () => void {
  listener = receive;
  waiting.forEach(receive);
  waiting = [];
  return () => {
    listener = null;
  };
}
