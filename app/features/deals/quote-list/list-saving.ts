import { plainTargetPrice, readListForm } from '#shared/deals/quote-list-form.ts';
import { isWebAddress, plainMail, typedWhole, withoutMarks } from '#shared/base/typed-text.ts';
import { callApi } from '../../../lib/api.ts';
import { formValues } from '../../../lib/form-draft.ts';
import { readOutbox } from '../../../lib/outbox.ts';
import { isTargetPriceField } from './target-prices.ts';

export const requestCall = 'POST /api/quote-list/request';

/** Milliseconds after the last key until typed values are sent. */
const pauseMs = 1500;
/** Milliseconds after which saving has failed: a request waits for it. */
const savingMs = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<unknown> = Promise.resolve();

/** Saves the form once its user pauses. */
export function saveSoon(currentForm: () => HTMLFormElement | null): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const form = currentForm();
    // Values that cannot be saved now are in the draft. If they were saved after a request that is being sent, its
    // message would be on the next list.
    if (form && navigator.onLine && isReadable(form) && !isRequestWaiting()) void save(form).catch(() => {});
  }, pauseMs);
}

/**
 * Saves when the connection is back what was typed without it. If a request waits, the page that sends it sends these
 * values: any other open page would put its message on the next list.
 */
export function saveWhenOnline(currentForm: () => HTMLFormElement | null): void {
  addEventListener('online', () => {
    if (!isRequestWaiting()) saveSoon(currentForm);
  });
  // The outbox has changed in another page. Nothing else in storage contains the name of the call.
  addEventListener('storage', ({ oldValue, newValue }) => {
    if (oldValue?.includes(requestCall) && !newValue?.includes(requestCall)) stopSaving();
  });
}

/** Cancels the saving that `saveSoon` has scheduled. */
export const stopSaving = (): void => clearTimeout(timer);

/** @throws ApiError if a field is invalid; TypeError without a connection */
export function save(form: HTMLFormElement): Promise<unknown> {
  const call = callApi('PUT /api/quote-list', {
    form: readListForm(formValues(form)),
    signal: AbortSignal.timeout(savingMs),
  });
  saving = call.catch(() => {});
  return call;
}

/** Resolves when no saving is under way. */
export const savingEnds = (): Promise<unknown> => saving;

export const isRequestWaiting = (): boolean => readOutbox().some(({ call }) => call === requestCall);

/** Whether no field holds a half-typed value, which the server would refuse. */
const isReadable = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input')].every(({ name, value }) => {
    const typed = value.trim();
    if (name.startsWith('quantity:')) return !Number.isNaN(typedWhole(typed));
    if (typed === '') return true;
    if (isTargetPriceField(name)) return plainTargetPrice(typed) !== null;
    if (name === 'email') return plainMail(typed) !== null;
    return !name.startsWith('link:') || isWebAddress(withoutMarks(typed));
  });
