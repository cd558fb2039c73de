/** A message that appears briefly; one at a time (public-site section 9). */
export type ToastMessage = {
  title: string;
  text?: string;
  isError?: boolean;
  /** One thing that can be done about it: Undo. */
  action?: { label: string; run: () => void };
};

type Listener = (message: ToastMessage) => void;

let listener: Listener | null = null;
let waiting: ToastMessage | null = null;

/** Shows a message. The code that draws it is fetched with the first one. */
export function toast(message: ToastMessage): void {
  if (listener) listener(message);
  else waiting = message;
  dispatchEvent(new Event('toast'));
}

/** Used by the toaster only: receives messages from now on, and the one that waits. */
export function listenForToasts(receive: Listener): () => void {
  listener = receive;
  if (waiting) receive(waiting);
  waiting = null;
  return () => {
    listener = null;
  };
}
