import { detectColors, detectionSide } from '#shared/base/color-detection.ts';
import { orphanHours } from '#shared/base/limits.ts';
import { maxImageBytes } from '#shared/content/upload-rules.ts';
import { shrinkPicture } from '../../../lib/shrink-picture.ts';
import { newKey } from '../../../lib/new-key.ts';

/** One picture of quick add, from the chosen file to its stored address. */
export type PickedImage = {
  key: string;
  file: File;
  /** Address of the preview in this browser. */
  preview: string;
  colors: readonly string[];
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Its address after the upload, and the time of the upload. */
  url: string | null;
  uploadedAt: number | null;
  /** Whether the product has a media record for it. */
  isSaved: boolean;
};

/** A picture as the browser stores it until its product is created. */
export type KeptPicture = Pick<PickedImage, 'key' | 'file' | 'colors' | 'url' | 'uploadedAt' | 'isSaved'>;

/** Milliseconds for which the server certainly keeps an upload that no record names. */
const surelyThereMs = (orphanHours / 2) * 3_600_000;

/** Restores a stored picture. An uploaded picture is not uploaded again while the server still has it. */
export function toPicked(kept: KeptPicture): PickedImage {
  const isThere = kept.isSaved || Date.now() - (kept.uploadedAt ?? 0) < surelyThereMs;
  const preview = URL.createObjectURL(kept.file);
  return isThere && kept.url !== null
    ? { ...kept, preview, state: 'done' }
    : { ...kept, preview, state: 'waiting', url: null, uploadedAt: null };
}

/**
 * Reads a chosen file: creates a preview, finds its colours, and reduces it if it is too large.
 * @returns null if this browser cannot read it as a picture
 */
export async function pickImage(file: File): Promise<PickedImage | null> {
  const colors = await colorsOfPicture(file);
  if (!colors) return null;
  const fitting = await shrinkPicture(file, maxImageBytes);
  return toPicked({
    key: newKey(),
    file: fitting,
    colors,
    url: null,
    uploadedAt: null,
    isSaved: false,
  });
}

async function colorsOfPicture(file: File): Promise<readonly string[] | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, detectionSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return detectColors(context.getImageData(0, 0, canvas.width, canvas.height).data);
  } catch {
    return null;
  }
}
