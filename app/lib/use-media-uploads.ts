import { useEffect, useRef, useState } from 'react';
import { maxMediaBytes } from '#shared/limits.ts';
import { createTurns } from '#shared/turns.ts';
import { ta } from './admin-text.ts';
import { failureOf } from './failure.ts';
import { announceFile, type AnnouncedFile, putFile } from './upload-media.ts';
import { toast } from '../ui/toast.ts';
import { newKey } from './new-key.ts';

/** An upload as a list of uploads shows it (docs/specification/posts.md#media). */
export type MediaItem = {
  key: string;
  file: File;
  status: 'pending' | 'uploading' | 'processing' | 'success' | 'error';
  /** Percent. */
  progress: number;
  error: string;
};

/** What a form does with uploads. */
type Use = {
  /** Which types of file it takes. */
  takes: (type: string) => boolean;
  /** Records a file whose bytes are there. @throws Error whose message says what went wrong, or ApiError */
  record: (file: File, announced: AnnouncedFile) => Promise<void> | void;
};

/** Percent at which all bytes are sent and the file is being processed (docs/specification/posts.md#media). */
const sentPercent = 75;
/** Files that are sent at a time: more would share the same line. */
const takeTurn = createTurns(2);

/** Sends files of up to 50 MB, each with its progress; they go on while the list of them is not shown. */
export function useMediaUploads({ takes, record }: Use) {
  const [items, setItems] = useState<readonly MediaItem[]>([]);
  const stopped = useRef(new AbortController());
  const isBusy = items.some(({ status }) => status !== 'success' && status !== 'error');

  const change = (key: string, part: Partial<MediaItem>) =>
    setItems((list) => list.map((item) => (item.key === key ? { ...item, ...part } : item)));

  useEffect(() => {
    const controller = new AbortController();
    stopped.current = controller;
    return () => controller.abort();
  }, []);
  // Closing the page would lose what is on its way.
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);

  function add(files: readonly File[]): void {
    const taken = files.filter((file) => {
      const name = file.name;
      if (!takes(file.type))
        toast({ title: ta('blog.mediaTypeTitle'), text: ta('blog.mediaTypeText', { name }), isError: true });
      else if (file.size > maxMediaBytes)
        toast({ title: ta('blog.mediaSizeTitle'), text: ta('blog.mediaSizeText', { name }), isError: true });
      else return true;
      return false;
    });
    const added = taken.map((file): MediaItem => ({
      key: newKey(),
      file,
      status: 'pending',
      progress: 0,
      error: '',
    }));
    setItems((list) => [...list, ...added]);
    for (const item of added) void takeTurn(async () => send(item));
  }

  function retry(item: MediaItem): void {
    change(item.key, { status: 'pending', progress: 0, error: '' });
    void takeTurn(async () => send(item));
  }

  const forget = (key: string) => setItems((list) => list.filter((item) => item.key !== key));

  async function send({ key, file }: MediaItem): Promise<void> {
    const { signal } = stopped.current;
    if (signal.aborted) return;
    try {
      change(key, { status: 'uploading' });
      const { uploadURL, ...announced } = await announceFile(file);
      await putFile(
        uploadURL,
        file,
        (part) => change(key, { progress: Math.round(part * sentPercent) }),
        signal,
      );
      change(key, { status: 'processing', progress: sentPercent });
      await record(file, announced);
      change(key, { status: 'success', progress: 100 });
      toast({ title: ta('blog.mediaDone') });
    } catch (error) {
      if (signal.aborted) return;
      const { status, text } = failureOf(error);
      const words = status === null ? (error as Error).message : text;
      change(key, { status: 'error', error: words || ta('common.networkFailed') });
      toast({
        title: ta('blog.mediaFailed'),
        text: ta('blog.mediaFailedText', { name: file.name }),
        isError: true,
      });
    }
  }

  return { items, isBusy, add, retry, forget };
}
