import type { NewPostMedia } from '#shared/content/blog-form.ts';
import { ta } from './admin-text.ts';
import { callApi } from './api.ts';

/** Data that the browser reads from a file before it is recorded. */
type Sight = { width: number | null; height: number | null; duration: number | null; still: Blob | null };

const nothing: Sight = { width: null, height: null, duration: null, still: null };

/** The second of a video that its thumbnail shows (docs/specification/posts.md#media). */
const thumbnailSecond = 1;
/** Milliseconds to wait for a browser to read a video. */
const sightPatience = 8000;
const stillWidth = 640;

/** Size, duration and a still of a video; all null if this browser cannot play it. */
export async function lookAtVideo(file: Blob): Promise<Sight> {
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

/**
 * Sends a file to its announced address.
 * @param onProgress called with the share that has been sent, 0 to 1
 * @throws Error with the server's message, if it has one
 */
export async function putFile(
  address: string,
  file: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  // `fetch` does not report how much of a body has been sent.
  const request = new XMLHttpRequest();
  request.open('PUT', address);
  request.setRequestHeader('Content-Type', file.type);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) resolve(undefined);
    else reject(new Error(wordsOf(request.responseText)));
  });
  request.addEventListener('error', () => reject(new Error(ta('common.networkFailed'))));
  request.addEventListener('abort', () => reject(new Error(ta('common.networkFailed'))));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file);
  return promise;
}

/** The server's error message. An object storage sends nothing that a user could understand. */
function wordsOf(text: string): string {
  try {
    const { message, fields = {} } = JSON.parse(text) as {
      message: string;
      fields?: Record<string, string>;
    };
    return Object.values(fields)[0] ?? message;
  } catch {
    return '';
  }
}

/** How a record names a file once it is uploaded. */
export type AnnouncedFile = Pick<
  NewPostMedia,
  'fileName' | 'originalName' | 'mimeType' | 'fileSize' | 'storageUrl' | 'mediaType'
>;

/** Requests an upload address for a file, and how a record names it once it is uploaded. */
export async function announceFile(file: File): Promise<AnnouncedFile & { uploadURL: string }> {
  const fileName = file.name.slice(-200);
  const mimeType = file.type;
  const { uploadURL, storageUrl } = await callApi('POST /api/blog/media/upload-url', {
    body: { fileName, mimeType, fileSize: file.size },
  });
  const mediaType = mimeType === 'image/gif' ? 'gif' : mimeType.startsWith('video/') ? 'video' : 'image';
  return {
    uploadURL,
    fileName,
    originalName: fileName,
    mimeType,
    fileSize: file.size,
    storageUrl,
    mediaType,
  };
}
