import { type RefObject, useEffect, useRef } from 'react';
import { readListForm } from '#shared/deals/quote-list-form.ts';
import { callApi } from '../../../lib/api.ts';
import { readTexts } from '../../../lib/read-texts.ts';
import { isWaiting } from '../../../lib/outbox.ts';
import { requestCall } from './list-changes.ts';
import { isReadable } from './list-faults.ts';

/** Milliseconds after the last key until typed values are sent. */
const pauseMs = 1500;
/** Milliseconds after which saving has failed: a request waits for it. */
const savingMs = 10_000;

/** Saves what is typed into the list's form on the server, when its user pauses and when the connection is back. */
export function useSaving(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  /** @throws ApiError if a field is invalid; TypeError without a connection */
  function save(): Promise<unknown> {
    const call = callApi('PUT /api/quote-list', {
      form: readListForm(readTexts(form.current!)),
      signal: AbortSignal.timeout(savingMs),
    });
    saving.current = call.catch(() => {});
    return call;
  }

  const stop = () => clearTimeout(timer.current);

  function saveSoon(): void {
    stop();
    timer.current = setTimeout(() => {
      // Values that cannot be saved now are in the draft. If they were saved after a request that is being sent, its
      // message would be on the next list.
      if (navigator.onLine && isReadable(readTexts(form.current!)) && !isWaiting(requestCall))
        void save().catch(() => {});
    }, pauseMs);
  }

  useEffect(() => {
    const until = new AbortController();
    const { signal } = until;
    // If a request waits, the page that sends it sends these values: any other open page would put its message on the
    // next list, also if it hears of the connection only after the request was sent.
    let isSent = false;
    addEventListener('online', () => isWaiting(requestCall) || isSent || saveSoon(), { signal });
    // The outbox has changed in another page. Nothing else in storage contains the name of the call.
    addEventListener(
      'storage',
      ({ oldValue, newValue }) => {
        if (!oldValue?.includes(requestCall) || newValue?.includes(requestCall)) return;
        isSent = true;
        stop();
      },
      { signal },
    );
    return () => {
      until.abort();
      stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it calls reads the form itself
  }, []);

  return { save, saveSoon, stop, ended: () => saving.current };
}
