import {
  createContext,
  type SubmitEvent,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useRevalidator } from 'react-router';
import type { QuoteListTexts } from '#shared/i18n/en/quote-list.ts';
import type { ListLine } from '#shared/deals/quote-list.ts';
import { failureOf } from '../../../lib/failure.ts';
import { createFormDraft } from '../../../lib/form-draft.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { readTexts } from '../../../lib/read-texts.ts';
import { showListCount } from '../../../lib/list-count.ts';
import { newKey } from '../../../lib/new-key.ts';
import {
  deliver,
  isWaiting,
  type OutboxEvent,
  putIntoOutbox,
  sendLater,
  type Waiting,
} from '../../../lib/outbox.ts';
import { description, draftKey, findCall, removal, request, requestCall } from './list-changes.ts';
import { forgetPhotos, photosArrived } from './line-photos.ts';
import { faultsOf, type ListValues } from './list-faults.ts';
import { faultId, type FaultTexts, isPhotoField, type ListFaults, readIntent } from './list-values.ts';
import { keepTargetPrices, storedTargetPrice } from './target-prices.ts';
import { useSaving } from './use-saving.ts';

/**
 * The draft leaves out hidden fields and photos. Values of the server take precedence, because another device may
 * have changed them.
 */
const draft = createFormDraft(
  draftKey,
  // Scripts cannot fill in a file field.
  (_, name) => (name === 'subject' || isPhotoField(name) ? null : name),
  true,
  storedTargetPrice,
);

/** What the parts of the form share. */
type List = {
  t: ReturnType<typeof useTexts<QuoteListTexts>>['t'];
  /** Name, initial value and error of a field, as props for the form's fields. */
  fieldOf: (
    name: string,
    kept: string | number | null,
  ) => { name: string; id: string | undefined; defaultValue: string; error: string | undefined };
  /** What the field holds now. */
  valueOf: (name: string, kept: string | number | null) => string;
};
const ListContext = createContext<List | null>(null);
export const ListProvider = ListContext.Provider;
export const useList = (): List => useContext(ListContext)!;

type Options<L extends ListLine> = {
  lines: readonly L[];
  texts: QuoteListTexts;
  faultTexts: FaultTexts;
  /** The result of an attempt without script. */
  faults: ListFaults;
  firstKey: string;
};

/**
 * The quote list by script: it keeps typed values in this browser and, while there is a connection, on the server. It
 * sends requests and changes through the outbox, so that they survive a lost connection and the end of the page. If
 * the server refuses a call, the form is submitted as a plain form, whose answer shows each error beside its field.
 */
export function useListForm<L extends ListLine>(options: Options<L>) {
  const { lines, texts, faultTexts, faults, firstKey } = options;
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  /** What the fields hold; null until React runs. */
  const [typed, setTyped] = useState<ListValues | null>(null);
  /** Whether errors of fields are shown here, because the server cannot. */
  const [isChecked, setIsChecked] = useState(false);
  const [said, setSaid] = useState<'saved' | 'keptHere' | 'waitingLine' | null>(null);
  const [hasRequest, setHasRequest] = useState(false);
  /** Lines whose removal is not on the page's data yet. */
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [findKey, setFindKey] = useState(firstKey);
  const saving = useSaving(form);
  const { t } = useTexts(texts);
  /** The next submit goes to the server as a plain form. */
  const isPlain = useRef(false);

  const readFields = () => {
    const values = readTexts(form.current!);
    // Interruptible: a long list must not delay the next key.
    startTransition(() => setTyped(values));
  };

  const onInput = () => {
    keepTargetPrices(form.current!);
    draft.save(form.current!);
    readFields();
    saving.saveSoon();
  };

  const showNewList = async () => {
    showListCount();
    await revalidate();
  };

  useEffect(() => {
    const shown = form.current!;
    fieldIn(shown, 'timeZone').value = Intl.DateTimeFormat().resolvedOptions().timeZone;
    // The currency may have been chosen, and fields filled in, before React ran.
    keepTargetPrices(shown);
    draft.restore(shown);
    draft.save(shown);
    openFilled(shown);
    readFields();
    setHasRequest(isWaiting(requestCall));
    const onOutbox = (event: Event) => {
      const { call, isSent, answer } = (event as OutboxEvent).detail;
      setHasRequest(isWaiting(requestCall));
      if (!isSent || call === 'POST /api/contact') return;
      if (call !== requestCall) return void showNewList();
      event.preventDefault();
      openRequest(answer);
    };
    const until = new AbortController();
    const { signal } = until;
    addEventListener('outbox', onOutbox, { signal });
    addEventListener('online', () => void showNewList(), { signal });
    return () => until.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it calls reads the form itself
  }, []);

  function openRequest(answer: unknown): void {
    // What was typed last went with the request: saved now, its message would be on the next list.
    saving.stop();
    draft.clear();
    location.assign(`/quotes/${(answer as { code: string }).code}`);
  }

  function submitPlainly(button: HTMLButtonElement | null): void {
    isPlain.current = true;
    // Deferred: while a submit event is being handled, browsers ignore another submit of the same form.
    setTimeout(() => form.current!.requestSubmit(button));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (isPlain.current) return;
    event.preventDefault();
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    if (button?.ariaBusy !== 'true') void act(button);
  }

  async function act(button: HTMLButtonElement | null): Promise<void> {
    const { intent, id } = readIntent(button?.value);
    if (intent === 'raise') return raise(id);
    if (intent === 'send' && !isComplete()) return navigator.onLine ? submitPlainly(button) : showFaults();
    if (button) button.ariaBusy = 'true';
    try {
      if (intent === 'remove') await change(button, removal(id, texts));
      else if (intent === 'find' || intent === 'send') {
        const isWhole = await photosArrived([...lines.map((line) => line.id), findKey]);
        const toMessage = intent === 'find' ? description : request;
        if (isWhole) await change(button, toMessage(readTexts(form.current!), texts));
      } else await saveNow(button);
    } finally {
      if (button) button.ariaBusy = null;
    }
  }

  async function saveNow(button: HTMLButtonElement | null): Promise<void> {
    try {
      await saving.save();
      setSaid('saved');
    } catch (error) {
      if (failureOf(error).status !== null) submitPlainly(button);
      else setSaid('keptHere');
    }
  }

  async function change(button: HTMLButtonElement | null, message: Waiting): Promise<void> {
    const isRequest = message.call === requestCall;
    putIntoOutbox(message);
    if (isRequest) {
      saving.stop();
      await saving.ended();
    }
    const result = await deliver(message);
    if (result.kind === 'refused') return submitPlainly(button);
    if (result.kind === 'sent' && isRequest) return openRequest(result.answer);
    if (message.call === findCall) clearFind();
    const removedId = message.params?.['id'];
    if (removedId) {
      forgetPhotos(removedId);
      setRemoved((ids) => [...ids, removedId]);
    }
    if (result.kind === 'sent') {
      await saving.save().catch(() => {});
      return showNewList();
    }
    // A change that waits for the connection is shown as if it were done.
    if (!isRequest) setSaid('waitingLine');
    draft.save(form.current!);
    setHasRequest(isWaiting(requestCall));
    showListCount();
    sendLater();
  }

  /** Empties the description of a wanted product after it was added, also in the draft. */
  function clearFind(): void {
    for (const name of ['findTitle', 'findQuantity', 'findLink', 'findNote'])
      fieldIn(form.current!, name).value = '';
    form.current!.querySelector<HTMLSelectElement>('[name=findUnit]')!.selectedIndex = 0;
    setFindKey(newKey());
    draft.save(form.current!);
  }

  function raise(id: string): void {
    const quantity = fieldIn(form.current!, `quantity:${id}`);
    quantity.value = String(lines.find((line) => line.id === id)!.minimumOrderQuantity);
    quantity.focus();
    onInput();
  }

  /** Whether the request could be stored as it is: one that waits for the connection can no longer be corrected. */
  const isComplete = (): boolean => faultsOf(readTexts(form.current!), lines).size === 0;

  /** Shows the error of each field beside it. The first of these fields gets the focus. */
  function showFaults(): void {
    setIsChecked(true);
    const [first] = faultsOf(readTexts(form.current!), lines).keys();
    const control = fieldIn(form.current!, first!);
    const fold = control.closest('details');
    if (fold) fold.open = true;
    control.focus();
  }

  const found = isChecked && typed ? faultsOf(typed, lines) : null;
  const errorOf = (name: string): string | undefined => {
    const fault = found?.get(name);
    return found ? fault && faultTexts[fault] : faults.errors[name];
  };
  const valueOf: List['valueOf'] = (name, kept) => typed?.[name] ?? faults.values[name] ?? String(kept ?? '');
  const context: List = {
    t,
    valueOf,
    fieldOf: (name, kept) => ({
      name,
      // The list of faults at the top links to it.
      id: faults.errors[name] ? faultId(name) : undefined,
      defaultValue: faults.values[name] ?? String(kept ?? ''),
      error: errorOf(name),
    }),
  };
  return {
    context,
    said,
    hasRequest,
    findKey,
    lines: lines.filter(({ id }) => !removed.includes(id)),
    props: { ref: form, onInput, onSubmit },
  };
}

const fieldIn = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** Opens the folds in which something is typed or chosen, so that nothing is sent that its buyer does not see. */
function openFilled(form: HTMLFormElement): void {
  const isFilled = (control: HTMLInputElement | HTMLSelectElement) =>
    control instanceof HTMLSelectElement ? control.selectedIndex > 0 : control.value !== '';
  for (const fold of form.querySelectorAll('details'))
    fold.open ||= [
      ...fold.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden], [type=radio], [type=file]), textarea, select',
      ),
    ].some(isFilled);
}
