import { useSyncExternalStore } from 'react';
import { maxLinePhotos, photoUploadSeconds, sentPhotoBytes } from '#shared/deals/photo-limits.ts';
import { createTurns } from '#shared/base/turns.ts';
import { callApi } from '../../../lib/api.ts';
import { failureOf, isRefusal } from '../../../lib/failure.ts';
import { newKey } from '../../../lib/new-key.ts';
import { isWaiting } from '../../../lib/outbox.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { shrinkPicture } from '../../../lib/shrink-picture.ts';

/** Milliseconds until a photo that found no connection is uploaded again; doubled each time, up to a minute. */
const firstPause = 3000;
const longestPause = 60_000;

/** A photo that was chosen on this page. */
export type ChosenPhoto = {
  /** Key of the upload: repeated after a lost answer, it is stored once. */
  key: string;
  /** The line, or the key of the description that will be one (`isNew`). */
  line: string;
  isNew: boolean;
  /** The chosen file, later the reduced one. */
  file: File;
  address: string;
  state: 'sending' | 'waiting' | 'failed' | 'sent';
  /** The share that has been sent, 0 to 1. */
  share: number;
  /** Why the server has refused it, if it said so. */
  fault: string | null;
  canRetry: boolean;
  /** The id on the server; null until it is uploaded. */
  id: string | null;
};

type State = {
  chosen: readonly ChosenPhoto[];
  /** Ids of photos that were removed on this page. */
  removed: readonly string[];
  /** A message about the photos of one line. */
  note: { line: string; text: 'photosMost' | 'photosTooLate' | 'photosNotSent' | 'photoStays' } | null;
};

/** Outside of the page's components: uploads go on while their page is not shown. */
let state: State = { chosen: [], removed: [], note: null };
const listeners = new Set<() => void>();

function change(part: Partial<State>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

const patch = (key: string, part: Partial<ChosenPhoto>): void =>
  change({ chosen: state.chosen.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)) });

const find = (key: string) => state.chosen.find((photo) => photo.key === key);
const isOpen = (photo: ChosenPhoto) => photo.state !== 'sent';

const none: State = state;

/** The photos chosen on this page, and those removed on it. */
export const useLinePhotos = (): State =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => none,
  );

/** One upload at a time. Two would only share the same bandwidth. */
const takeTurn = createTurns(1);
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

// Closing the page would abort running uploads, so the browser asks first.
const ask = (event: BeforeUnloadEvent): void => {
  if (state.chosen.some(isOpen)) event.preventDefault();
};

/** Uploads files at once. @param count how many photos the line has already */
export function addPhotos(line: string, isNew: boolean, files: readonly File[], count: number): void {
  // The lines of the photos are removed when the waiting request is sent.
  if (isWaiting('POST /api/quote-list/request')) return change({ note: { line, text: 'photosTooLate' } });
  addEventListener('online', sendWaiting);
  addEventListener('beforeunload', ask);
  const room = Math.max(0, maxLinePhotos - count);
  const added = files.slice(0, room).map((file): ChosenPhoto => ({
    key: newKey(),
    line,
    isNew,
    file,
    address: URL.createObjectURL(file),
    state: 'sending',
    share: 0,
    fault: null,
    canRetry: false,
    id: null,
  }));
  change({
    chosen: [...state.chosen, ...added],
    note: files.length > room ? { line, text: 'photosMost' } : null,
  });
  for (const { key } of added) sendPhoto(key);
}

/** Sends a photo, for the first time or again. */
export function sendPhoto(key: string): void {
  patch(key, { state: 'sending', share: 0 });
  void takeTurn(async () => send(key));
}

async function send(key: string): Promise<void> {
  const photo = find(key);
  // It was removed while it waited for its turn.
  if (!photo) return;
  try {
    const file = await shrinkPicture(photo.file, sentPhotoBytes);
    patch(key, { file });
    const { photo: stored } = await sendFile(
      'POST /api/quote-list/photos',
      { photo: file, line: photo.line, isNew: photo.isNew ? 'yes' : 'no', requestKey: key },
      { onProgress: (share) => patch(key, { share }), seconds: photoUploadSeconds },
    );
    pause = firstPause;
    patch(key, { state: 'sent', id: stored.id });
  } catch (error) {
    const failure = failureOf(error);
    const { status, fields, text, body } = failure;
    const isPassing = status === null || status >= 500 || body?.retryAfter !== undefined;
    patch(key, {
      state: isPassing ? 'waiting' : 'failed',
      fault: fields['photo'] ?? text,
      canRetry: !isRefusal(failure),
    });
    if (isPassing) sendLater(body?.retryAfter);
  }
}

function sendLater(seconds: number | undefined): void {
  clearTimeout(timer);
  timer = setTimeout(sendWaiting, seconds === undefined ? pause : seconds * 1000);
  pause = Math.min(longestPause, pause * 2);
}

function sendWaiting(): void {
  clearTimeout(timer);
  for (const photo of state.chosen) if (photo.state === 'waiting') sendPhoto(photo.key);
}

/** Removes a photo that was chosen on this page. */
export async function discardPhoto({ key, line }: ChosenPhoto): Promise<void> {
  // A running upload may still arrive, and only then its id is known.
  while (find(key)?.state === 'sending') await takeTurn(async () => {});
  const photo = find(key);
  if (photo?.id) return removePhoto(photo.id, line);
  change({ chosen: state.chosen.filter((other) => other !== photo), note: null });
  if (photo) URL.revokeObjectURL(photo.address);
}

/** Removes a photo from the server, and then from the page. */
export async function removePhoto(id: string, line: string): Promise<void> {
  try {
    await callApi('DELETE /api/quote-list/photos/:id', { params: { id } });
    change({ removed: [...state.removed, id], note: null });
  } catch {
    change({ note: { line, text: 'photoStays' } });
  }
}

/** Waits for the photos of these lines that are being sent. @returns whether all have arrived; else it says so */
export async function photosArrived(lines: readonly string[]): Promise<boolean> {
  const ofLines = () => state.chosen.filter((photo) => lines.includes(photo.line));
  while (ofLines().some((photo) => photo.state === 'sending')) await takeTurn(async () => {});
  const open = ofLines().find(isOpen);
  if (open) change({ note: { line: open.line, text: 'photosNotSent' } });
  return !open;
}

/** Forgets the photos of a removed line. */
export const forgetPhotos = (line: string): void =>
  change({ chosen: state.chosen.filter((photo) => photo.line !== line) });
