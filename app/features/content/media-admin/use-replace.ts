import { useState } from 'react';
import { maxMediaBytes } from '#shared/base/limits.ts';
import { isMediaType, isVideoType } from '#shared/content/media.ts';
import type { LibraryFile, MediaReplacement } from '#shared/content/media-library.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { uploadMedia } from '../../../lib/upload-media.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useStop } from '../../../lib/use-stop.ts';
import { toast } from '../../../ui/toast.ts';

/** A running upload. */
type Sending = { name: string; percent: number };

/** Why a file cannot replace another one; null if it can. */
function faultOf(file: File, kind: LibraryFile['kind']): [title: string, text: string] | null {
  const { name, type, size } = file;
  if (!isMediaType(type)) return [ta('blog.mediaTypeTitle'), ta('blog.mediaTypeText', { name })];
  if (isVideoType(type) !== (kind === 'video')) return [ta('media.replaceFailed'), ta('media.kindDiffers')];
  if (size > maxMediaBytes) return [ta('blog.mediaSizeTitle'), ta('blog.mediaSizeText', { name })];
  return null;
}

/** Uploads a new file that replaces another one everywhere. Undo restores the former file. */
export function useReplace({ url, kind }: LibraryFile, onDone: () => void) {
  const { isBusy, run } = useCall();
  const [sending, setSending] = useState<Sending | null>(null);
  const stopped = useStop();

  const failed = ta('media.replaceFailed');
  const exchange = (body: MediaReplacement) => callApi('POST /api/media/replace', { body });

  async function send(file: File): Promise<string> {
    const show = (share: number) => setSending({ name: file.name, percent: Math.round(share * 100) });
    return (await uploadMedia(file, show, stopped.current.signal)).storageUrl;
  }

  async function replace(file: File): Promise<void> {
    const fault = faultOf(file, kind);
    if (fault) return toast({ title: fault[0], text: fault[1], isError: true });
    setSending({ name: file.name, percent: 0 });
    let done = { from: '', to: '', count: 0 };
    const isDone = await run(
      async () => {
        done = await exchange({ from: url, to: await send(file) });
      },
      {
        title: () => ta('media.replaced', { count: done.count }),
        about: ['media', file.name],
        failed,
        undo: {
          call: () => exchange({ from: done.to, to: done.from }),
          title: ta('media.replacedBack'),
          failed,
        },
      },
    );
    setSending(null);
    if (isDone) onDone();
    return undefined;
  }

  return { sending, isBusy, replace };
}
