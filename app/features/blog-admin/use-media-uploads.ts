import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { maxMediaBytes } from '#shared/limits.ts';
import { isMediaType } from '#shared/media.ts';
import { createTurns } from '#shared/turns.ts';
import { ta } from '../../lib/admin-text.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { announceFile, lookAtVideo, putFile } from '../../lib/upload-media.ts';
import { uploadImage } from '../../lib/upload.ts';
import { toast } from '../../ui/toast.ts';

/** An upload as the dialog shows it (back-office section 4). */
export type MediaItem = {
  key: string;
  file: File;
  status: 'pending' | 'uploading' | 'processing' | 'success' | 'error';
  /** Percent. */
  progress: number;
  error: string;
};

/** Percent at which the bytes have gone and the file is being processed (back-office section 9). */
const sentPercent = 75;
/** Files that are sent at a time: more would share the same line. */
const takeTurn = createTurns(2);

/** Sends files of a post, each with its progress; they go on while the dialog is closed. */
export function useMediaUploads(postId: string | null, count: number) {
  const [items, setItems] = useState<readonly MediaItem[]>([]);
  const { revalidate } = useRevalidator();
  // Behind those that are there, in the order in which they arrive.
  const place = useRef(0);
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
    if (!postId) return toast({ title: ta('blog.mediaNeedsPost'), isError: true });
    const taken = files.filter((file) => {
      const name = file.name;
      if (!isMediaType(file.type))
        toast({ title: ta('blog.mediaTypeTitle'), text: ta('blog.mediaTypeText', { name }), isError: true });
      else if (file.size > maxMediaBytes)
        toast({ title: ta('blog.mediaSizeTitle'), text: ta('blog.mediaSizeText', { name }), isError: true });
      else return true;
      return false;
    });
    const added = taken.map((file): MediaItem => ({
      key: crypto.randomUUID(),
      file,
      status: 'pending',
      progress: 0,
      error: '',
    }));
    setItems((list) => [...list, ...added]);
    for (const item of added) void takeTurn(async () => send(item, postId));
    return undefined;
  }

  function retry(item: MediaItem): void {
    if (!postId) return;
    change(item.key, { status: 'pending', progress: 0, error: '' });
    void takeTurn(async () => send(item, postId));
  }

  const forget = (key: string) => setItems((list) => list.filter((item) => item.key !== key));

  async function send({ key, file }: MediaItem, id: string): Promise<void> {
    const { signal } = stopped.current;
    if (signal.aborted) return;
    try {
      change(key, { status: 'uploading' });
      const { uploadURL, record } = await announceFile(file);
      await putFile(
        uploadURL,
        file,
        (part) => change(key, { progress: Math.round(part * sentPercent) }),
        signal,
      );
      change(key, { status: 'processing', progress: sentPercent });
      const isVideo = record.mediaType === 'video';
      const { still, ...sight } = isVideo ? await lookAtVideo(file) : { still: null };
      const thumbnailUrl = still ? await keepStill(still) : null;
      await callApi('POST /api/blog/:id/media', {
        params: { id },
        body: { ...record, ...sight, thumbnailUrl, displayOrder: count + place.current++ },
      });
      change(key, { status: 'success', progress: 100 });
      toast({ title: ta('blog.mediaDone') });
      await revalidate();
    } catch (error) {
      if (signal.aborted) return;
      const words =
        error instanceof ApiError
          ? (Object.values(error.body?.fields ?? {})[0] ?? error.body?.message ?? '')
          : (error as Error).message;
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

/** A video without a still is better than none. */
async function keepStill(still: Blob): Promise<string | null> {
  try {
    return (await uploadImage(new File([still], 'still.jpg', { type: still.type }))).url;
  } catch {
    return null;
  }
}
