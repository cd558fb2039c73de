import { useState } from 'react';
import { maxMediaBytes } from '#shared/base/limits.ts';
import { createTurns } from '#shared/base/turns.ts';
import { aboutRecord } from './about-record.ts';
import { ta } from './admin-text.ts';
import { failureOf, isRefusal } from './failure.ts';
import { failureText } from './report-failure.ts';
import { type AnnouncedFile, uploadMedia } from './upload-media.ts';
import { toast } from '../ui/toast.ts';
import { newKey } from './new-key.ts';
import { useStop } from './use-stop.ts';
import { useUnloadQuestion } from './use-leave-guard.ts';

/** An upload in a list of uploads (docs/specification/posts.md#media). */
export type MediaItem = {
  key: string;
  file: File;
  status: 'pending' | 'uploading' | 'processing' | 'success' | 'error';
  /** Percent. */
  progress: number;
  error: string;
  /** Whether trying again may help: not for a file that the server has refused. */
  canRetry: boolean;
  /** How a record names the file once the server has received it. */
  announced: AnnouncedFile | null;
};

/** How a form handles uploads. */
type Use = {
  /** Whether the form accepts this type of file. */
  takes: (type: string) => boolean;
  /**
   * Records an uploaded file. Runs again when its answer was lost, so a repetition must record nothing new.
   * @throws ApiError
   */
  record: (file: File, announced: AnnouncedFile) => Promise<void> | void;
};

/** Percent at which all bytes are sent and the file is being processed (docs/specification/posts.md#media). */
const sentPercent = 75;
/** Uploads at the same time. More would only share the same bandwidth. */
const takeTurn = createTurns(2);

/** Whether the server no longer has the bytes of an upload, as after a day. */
const isGone = (error: unknown) => 'storageUrl' in failureOf(error).fields;

/** Uploads files of up to 50 MB, each with its progress. Uploads continue while their list is not shown. */
export function useMediaUploads({ takes, record }: Use) {
  const [items, setItems] = useState<readonly MediaItem[]>([]);
  const stopped = useStop();
  const isBusy = items.some(({ status }) => status !== 'success' && status !== 'error');

  const change = (key: string, part: Partial<MediaItem>) =>
    setItems((list) => list.map((item) => (item.key === key ? { ...item, ...part } : item)));

  // Closing the page would abort running uploads, so the browser asks first.
  useUnloadQuestion(isBusy);

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
      canRetry: false,
      announced: null,
    }));
    setItems((list) => [...list, ...added]);
    for (const item of added) void takeTurn(async () => send(item));
  }

  function retry(item: MediaItem): void {
    change(item.key, { status: 'pending', progress: 0, error: '' });
    void takeTurn(async () => send(item));
  }

  const forget = (key: string) => setItems((list) => list.filter((item) => item.key !== key));

  async function upload({ key, file }: MediaItem, signal: AbortSignal): Promise<AnnouncedFile> {
    change(key, { status: 'uploading' });
    const show = (share: number) => change(key, { progress: Math.round(share * sentPercent) });
    const announced = await uploadMedia(file, show, signal);
    change(key, { announced });
    return announced;
  }

  async function keep({ key, file }: MediaItem, announced: AnnouncedFile): Promise<void> {
    change(key, { status: 'processing', progress: sentPercent });
    await record(file, announced);
  }

  async function send(item: MediaItem): Promise<void> {
    const { key, file, announced } = item;
    const { signal } = stopped.current;
    if (signal.aborted) return;
    try {
      // A file that an earlier attempt has sent is only recorded: its bytes, or its record, are on the server.
      await keep(item, announced ?? (await upload(item, signal))).catch(async (error: unknown) => {
        if (!announced || !isGone(error)) throw error;
        await keep(item, await upload(item, signal));
      });
      change(key, { status: 'success', progress: 100 });
      toast({ title: ta('blog.mediaDone'), about: aboutRecord('media', file.name) });
    } catch (error) {
      if (signal.aborted) return;
      change(key, { status: 'error', error: failureText(error), canRetry: !isRefusal(failureOf(error)) });
      toast({
        title: ta('blog.mediaFailed'),
        text: ta('blog.mediaFailedText', { name: file.name }),
        isError: true,
      });
    }
  }

  return { items, isBusy, add, retry, forget };
}
