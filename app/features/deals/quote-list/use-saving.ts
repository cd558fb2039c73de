import { type RefObject, useEffect, useRef } from 'react';
import { readListForm } from '#shared/deals/quote-list-form.ts';
import { callApi } from '../../../lib/api.ts';
import { readTexts } from '../../../lib/read-texts.ts';
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
      // Values that cannot be saved now are in the draft.
      if (navigator.onLine && isReadable(readTexts(form.current!))) void save().catch(() => {});
    }, pauseMs);
  }

  useEffect(() => {
    addEventListener('online', saveSoon);
    return () => {
      removeEventListener('online', saveSoon);
      stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it calls reads the form itself
  }, []);

  return { save, saveSoon, stop, ended: () => saving.current };
}
