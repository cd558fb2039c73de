import { fillText } from '#shared/i18n/translate.ts';
import { maxLinePhotos, photoUploadSeconds, sentPhotoBytes } from '#shared/deals/photo-limits.ts';
import { createTurns } from '#shared/base/turns.ts';
import { callApi, pathOf } from '../../../lib/api.ts';
import { failureOf, isRefusal } from '../../../lib/failure.ts';
import { newKey } from '../../../lib/new-key.ts';
import { readOutbox } from '../../../lib/outbox.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { shrinkPicture } from '../../../lib/shrink-picture.ts';
import { lineOfPhotoField, type ScriptTexts } from './list-values.ts';
import { showPhoto, type ShownPhoto } from './photo-view.ts';

const call = 'POST /api/quote-list/photos';
/** Milliseconds until a photo that found no connection is uploaded again; doubled each time, up to a minute. */
const firstPause = 3000;
const longestPause = 60_000;

/** A photo that was chosen on this page. */
type Item = {
  /** Key of the upload: repeated after a lost answer, it is stored once. */
  key: string;
  line: string;
  isNew: boolean;
  /** The chosen file, later replaced by the reduced one. */
  file: File;
  isShrunk: boolean;
  state: 'sending' | 'waiting' | 'failed' | 'sent';
  /** The running attempt. */
  work: Promise<void>;
  view: ShownPhoto;
};

const items = new Set<Item>();
/** One upload at a time. Two would only share the same bandwidth. */
const takeTurn = createTurns(1);
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

const isOpen = ({ state }: Item) => state !== 'sent';

/** Uploads photos when they are chosen. Runs once per document. */
export function startPhotos(textsOf: (form: HTMLFormElement) => ScriptTexts): void {
  document.addEventListener('change', ({ target }) => {
    const isField = target instanceof HTMLInputElement && target.type === 'file';
    const place = isField ? target.closest<HTMLElement>('[data-photos]') : null;
    if (isField && place && target.form) choose(target, place, textsOf(target.form));
  });
  addEventListener('online', sendWaiting);
  // Closing the page would abort running uploads, so the browser asks first.
  addEventListener('beforeunload', (event) => {
    if ([...items].some(isOpen)) event.preventDefault();
  });
}

function choose(field: HTMLInputElement, place: HTMLElement, texts: ScriptTexts): void {
  const files = [...(field.files ?? [])];
  // Files that are uploaded here must not be sent with the form as well.
  field.value = '';
  // The lines of the photos are removed when the waiting request is sent.
  if (readOutbox().some(({ call: waits }) => waits === 'POST /api/quote-list/request'))
    return say(place, texts.photosTooLate);
  const room = maxLinePhotos - countIn(place);
  say(place, files.length > room ? texts.photosMost : '');
  const isNew = place.dataset['photos'] === '';
  const line = lineOfPhotoField(field.name) ?? findKeyOf(field.form!);
  for (const file of files.slice(0, Math.max(0, room))) add(file, line, isNew, place, texts);
  noteRoom(place);
}

const findKeyOf = (form: HTMLFormElement) => (form.elements.namedItem('findKey') as HTMLInputElement).value;

const countIn = (place: HTMLElement) => place.querySelectorAll('.photo-list > li:not([hidden])').length;

/** Disables the field once a line has the maximum number of photos. */
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
    // Skip it if it was removed while it waited for its turn.
    if (items.has(item)) await send(item, texts);
  });
}

async function send(item: Item, texts: ScriptTexts): Promise<void> {
  const { line, isNew, key, view } = item;
  try {
    if (!item.isShrunk) item.file = await shrinkPicture(item.file, sentPhotoBytes);
    item.isShrunk = true;
    const { photo } = await sendFile(
      call,
      { photo: item.file, line, isNew: isNew ? 'yes' : 'no', requestKey: key },
      { onProgress: (share) => view.progress(share), seconds: photoUploadSeconds },
    );
    pause = firstPause;
    item.state = 'sent';
    view.sent(photo.id, pathOf('GET /api/quote-list/photos/:id', { params: { id: photo.id } }));
  } catch (error) {
    const failure = failureOf(error);
    const { status, fields, text, body } = failure;
    const isPassing = status === null || status >= 500 || body?.retryAfter !== undefined;
    item.state = isPassing ? 'waiting' : 'failed';
    view.stopped(
      isPassing ? texts.photoWaits : (fields['photo'] ?? text ?? texts.photoFailed),
      !isRefusal(failure),
    );
    if (isPassing) sendLater(body?.retryAfter, texts);
  }
}

function sendLater(seconds: number | undefined, texts: ScriptTexts): void {
  clearTimeout(timer);
  waitingTexts = texts;
  timer = setTimeout(sendWaiting, seconds === undefined ? pause : seconds * 1000);
  pause = Math.min(longestPause, pause * 2);
}

/** Texts of the page on which a photo waits. */
let waitingTexts: ScriptTexts | undefined;

function sendWaiting(): void {
  clearTimeout(timer);
  for (const item of items) if (item.state === 'waiting' && waitingTexts) begin(item, waitingTexts);
}

async function takeOff(item: Item, place: HTMLElement, texts: ScriptTexts): Promise<void> {
  // A running upload may still arrive, and only then its id is known.
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

/** Keeps the focus near the removed photo. */
function afterRemoval(place: HTMLElement): void {
  noteRoom(place);
  say(place, '');
  const next = place.querySelector<HTMLElement>('.photo-list > li:not([hidden]) button');
  (next ?? place.querySelector<HTMLElement>('input[type=file]'))?.focus();
}

/** Removes a photo that the server has rendered. */
export async function removePhoto(button: HTMLButtonElement, id: string, texts: ScriptTexts): Promise<void> {
  const place = button.closest<HTMLElement>('[data-photos]')!;
  if (!(await removeOnServer(id))) return say(place, texts.photoStays);
  // Hidden instead of removed: React still needs the element.
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

/** Shows the first photo that has not arrived. */
export function showOpenPhoto(texts: ScriptTexts): void {
  const open = [...items].find(isOpen);
  const place = open?.view.remove.closest<HTMLElement>('[data-photos]');
  if (!open || !place) return;
  say(place, texts.photosNotSent);
  open.view.remove.focus();
}

/** Forgets the photos of a removed line. */
export function forgetPhotos(line: string): void {
  for (const item of items)
    if (item.line === line) {
      items.delete(item);
      item.view.discard();
    }
}

/** Removes the photos of the description after it was added to the list. The next description starts without photos. */
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
