import { fillText } from '#shared/i18n/translate.ts';
import { maxLinePhotos, photoUploadSeconds, sentPhotoBytes } from '#shared/photo-limits.ts';
import { createTurns } from '#shared/turns.ts';
import { callApi, pathOf } from '../../lib/api.ts';
import { failureOf } from '../../lib/failure.ts';
import { newKey } from '../../lib/new-key.ts';
import { readOutbox } from '../../lib/outbox.ts';
import { sendFileWithProgress } from '../../lib/send-file.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import type { ScriptTexts } from './list-values.ts';
import { showPhoto, type ShownPhoto } from './photo-view.ts';

const call = 'POST /api/quote-list/photos';
/** Milliseconds until a photo that found no connection is sent again; doubled each time, up to a minute. */
const firstPause = 3000;
const longestPause = 60_000;

/** A photo that was chosen on this page. */
type Item = {
  /** Of the upload: sent again after a lost answer it is kept once. */
  key: string;
  line: string;
  isNew: boolean;
  /** As it was chosen, then as it is sent. */
  file: File;
  isShrunk: boolean;
  state: 'sending' | 'waiting' | 'failed' | 'sent';
  /** The attempt under way. */
  work: Promise<void>;
  view: ShownPhoto;
};

const items = new Set<Item>();
/** One at a time: two would share the same line. */
const takeTurn = createTurns(1);
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

const isOpen = ({ state }: Item) => state !== 'sent';

/** Sends photos as they are chosen. Once a document. */
export function startPhotos(textsOf: (form: HTMLFormElement) => ScriptTexts): void {
  document.addEventListener('change', ({ target }) => {
    const isField = target instanceof HTMLInputElement && target.type === 'file';
    const place = isField ? target.closest<HTMLElement>('[data-photos]') : null;
    if (isField && place && target.form) choose(target, place, textsOf(target.form));
  });
  addEventListener('online', sendWaiting);
  // Closing the page would lose what is on its way.
  addEventListener('beforeunload', (event) => {
    if ([...items].some(isOpen)) event.preventDefault();
  });
}

function choose(field: HTMLInputElement, place: HTMLElement, texts: ScriptTexts): void {
  const files = [...(field.files ?? [])];
  // What is sent here does not travel with the form as well.
  field.value = '';
  // The lines that the photos are for go with the request.
  if (readOutbox().some(({ call: waits }) => waits === 'POST /api/quote-list/request'))
    return say(place, texts.photosTooLate);
  const room = maxLinePhotos - countIn(place);
  say(place, files.length > room ? texts.photosMost : '');
  const isNew = place.dataset['photos'] === '';
  const line = isNew ? findKeyOf(field.form!) : place.dataset['photos']!;
  for (const file of files.slice(0, Math.max(0, room))) add(file, line, isNew, place, texts);
  noteRoom(place);
}

const findKeyOf = (form: HTMLFormElement) => (form.elements.namedItem('findKey') as HTMLInputElement).value;

const countIn = (place: HTMLElement) => place.querySelectorAll('.photo-list > li:not([hidden])').length;

/** No more can be chosen once a line has all its photos. */
function noteRoom(place: HTMLElement): void {
  const field = place.querySelector<HTMLInputElement>('input[type=file]');
  if (field) field.disabled = countIn(place) >= maxLinePhotos;
}

function say(place: HTMLElement, text: string): void {
  const line = place.querySelector<HTMLElement>('[data-photo-said]')!;
  line.textContent = text;
  line.classList.toggle('is-said', text !== '');
}

function add(file: File, line: string, isNew: boolean, place: HTMLElement, texts: ScriptTexts): void {
  const view = showPhoto(place.querySelector('[data-photo-new]')!, file, {
    name: fillText(texts.photo, { number: String(countIn(place) + 1) }),
    removeText: fillText(texts.removePhoto, { number: String(countIn(place) + 1) }),
    retryText: texts.photoRetry,
    sendingText: texts.photoSending,
    onRetry: () => {
      begin(item, texts);
      item.view.remove.focus();
    },
    onRemove: () => void takeOff(item, place, texts),
  });
  const item: Item = {
    key: newKey(),
    line,
    isNew,
    file,
    isShrunk: false,
    state: 'sending',
    work: Promise.resolve(),
    view,
  };
  items.add(item);
  begin(item, texts);
}

function begin(item: Item, texts: ScriptTexts): void {
  item.state = 'sending';
  item.view.sending();
  item.work = takeTurn(async () => {
    // Taken off while it waited for its turn.
    if (items.has(item)) await send(item, texts);
  });
}

async function send(item: Item, texts: ScriptTexts): Promise<void> {
  const { line, isNew, key, view } = item;
  try {
    if (!item.isShrunk) item.file = await shrinkPicture(item.file, sentPhotoBytes);
    item.isShrunk = true;
    const { photo } = await sendFileWithProgress(
      call,
      { photo: item.file, line, isNew: isNew ? 'yes' : 'no', requestKey: key },
      { onProgress: (share) => view.progress(share), seconds: photoUploadSeconds },
    );
    pause = firstPause;
    item.state = 'sent';
    view.sent(photo.id, pathOf('GET /api/quote-list/photos/:id', { params: { id: photo.id } }));
  } catch (error) {
    const { status, fields, text, body } = failureOf(error);
    const isPassing = status === null || status >= 500 || body?.retryAfter !== undefined;
    item.state = isPassing ? 'waiting' : 'failed';
    view.stopped(isPassing ? texts.photoWaits : (fields['photo'] ?? text ?? texts.photoFailed));
    if (isPassing) sendLater(body?.retryAfter, texts);
  }
}

function sendLater(seconds: number | undefined, texts: ScriptTexts): void {
  clearTimeout(timer);
  waitingTexts = texts;
  timer = setTimeout(sendWaiting, seconds === undefined ? pause : seconds * 1000);
  pause = Math.min(longestPause, pause * 2);
}

/** Texts of the page on which something waits. */
let waitingTexts: ScriptTexts | undefined;

function sendWaiting(): void {
  clearTimeout(timer);
  for (const item of items) if (item.state === 'waiting' && waitingTexts) begin(item, waitingTexts);
}

async function takeOff(item: Item, place: HTMLElement, texts: ScriptTexts): Promise<void> {
  // What is on its way may arrive: it is known by its id only then.
  if (item.state === 'sending') await item.work;
  const id = item.view.id();
  if (id !== null && !(await removeOnServer(id))) return say(place, texts.photoStays);
  items.delete(item);
  item.view.discard();
  afterRemoval(place);
}

async function removeOnServer(id: string): Promise<boolean> {
  return callApi('DELETE /api/quote-list/photos/:id', { params: { id } }).then(
    () => true,
    () => false,
  );
}

/** The focus stays near what is gone. */
function afterRemoval(place: HTMLElement): void {
  noteRoom(place);
  say(place, '');
  const next = place.querySelector<HTMLElement>('.photo-list > li:not([hidden]) button');
  (next ?? place.querySelector<HTMLElement>('input[type=file]'))?.focus();
}

/** Takes a photo off that the server has rendered. */
export async function removePhoto(button: HTMLButtonElement, id: string, texts: ScriptTexts): Promise<void> {
  const place = button.closest<HTMLElement>('[data-photos]')!;
  if (!(await removeOnServer(id))) return say(place, texts.photoStays);
  // Not removed: React would miss it.
  button.closest<HTMLElement>('li')!.hidden = true;
  afterRemoval(place);
}

/** Waits for the photos that are being sent. @returns whether all have arrived */
export async function photosSettled(): Promise<boolean> {
  for (;;) {
    const sending = [...items].filter(({ state }) => state === 'sending');
    if (sending.length === 0) return ![...items].some(isOpen);
    await Promise.all(sending.map(async ({ work }) => work));
  }
}

/** Leads to the first photo that has not arrived. */
export function showOpenPhoto(texts: ScriptTexts): void {
  const open = [...items].find(isOpen);
  const place = open?.view.remove.closest<HTMLElement>('[data-photos]');
  if (!open || !place) return;
  say(place, texts.photosNotSent);
  open.view.remove.focus();
}

/** The line is taken off the list. */
export function forgetPhotos(line: string): void {
  for (const item of items)
    if (item.line === line) {
      items.delete(item);
      item.view.discard();
    }
}

/** The description has been taken over, with its photos: the next one begins without. */
export function clearNewPhotos(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-photos=""]')!;
  for (const item of items)
    if (item.isNew && item.state === 'sent') {
      items.delete(item);
      item.view.discard();
    }
  for (const shown of place.querySelectorAll<HTMLElement>('.photo-list > li')) shown.hidden = true;
  noteRoom(place);
}
