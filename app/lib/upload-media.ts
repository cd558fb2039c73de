import type { NewPostMedia } from '#shared/content/blog-form.ts';
import { callApi } from './api.ts';
import { putFile } from './send-file.ts';

/** Data that the browser reads from a file before it is recorded. */
type Sight = { width: number | null; height: number | null; duration: number | null; still: Blob | null };

const nothing: Sight = { width: null, height: null, duration: null, still: null };

/** The second of a video that its thumbnail shows (docs/specification/posts.md#media). */
const thumbnailSecond = 1;
/** Milliseconds to wait for a browser to read a video. */
const sightPatience = 8000;
const stillWidth = 640;

/** Size, duration and a still of a video; all null if this browser cannot play it. */
export async function readVideo(file: Blob): Promise<Sight> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = url;
    await eventOf(video, 'loadeddata');
    const { videoWidth: width, videoHeight: height, duration } = video;
    const seeked = eventOf(video, 'seeked');
    video.currentTime = Math.min(thumbnailSecond, duration / 2);
    await seeked;
    const scale = Math.min(1, stillWidth / width);
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    canvas.getContext('2d')!.drawImage(video, 0, 0, canvas.width, canvas.height);
    const still = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    return { width, height, duration: Number.isFinite(duration) ? Math.round(duration) : null, still };
  } catch {
    return nothing;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

async function eventOf(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const fail = () => reject(new Error('the video cannot be read'));
  const timer = setTimeout(fail, sightPatience);
  video.addEventListener(event, () => resolve(undefined), { once: true });
  video.addEventListener('error', fail, { once: true });
  await promise.finally(() => clearTimeout(timer));
}

/** How a record names a file once it is uploaded. */
export type AnnouncedFile = Pick<
  NewPostMedia,
  'fileName' | 'originalName' | 'mimeType' | 'fileSize' | 'storageUrl' | 'mediaType'
>;

/**
 * Uploads a file of the media library.
 * @param onProgress called with the share that has been sent, 0 to 1
 * @returns how a record names it
 * @throws as `sendFile` does
 */
export async function uploadMedia(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<AnnouncedFile> {
  const fileName = file.name.slice(-200);
  const { type: mimeType, size: fileSize } = file;
  const { uploadURL, storageUrl } = await callApi('POST /api/blog/media/upload-url', {
    body: { fileName, mimeType, fileSize },
  });
  await putFile(uploadURL, file, { onProgress, signal });
  const mediaType = mimeType === 'image/gif' ? 'gif' : mimeType.startsWith('video/') ? 'video' : 'image';
  return { fileName, originalName: fileName, mimeType, fileSize, storageUrl, mediaType };
}
