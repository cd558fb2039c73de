import { detectColors, detectionSide } from '#shared/color-detection.ts';
import { maxImageBytes } from '#shared/upload-rules.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';

/** One picture of quick add, from the choice of a file to its stored address. */
export type PickedImage = {
  key: string;
  file: File;
  /** Address of the preview in this browser. */
  preview: string;
  colors: readonly string[];
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Where it is stored once it is uploaded. */
  url: string | null;
};

/**
 * Reads a chosen file: preview and colours, and made smaller where it is too large to be stored.
 * @returns null when this browser finds no picture in it
 */
export async function pickImage(file: File): Promise<PickedImage | null> {
  const colors = await colorsOfPicture(file);
  if (!colors) return null;
  const fitting = await shrinkPicture(file, maxImageBytes);
  return {
    key: crypto.randomUUID(),
    file: fitting,
    preview: URL.createObjectURL(fitting),
    colors,
    state: 'waiting',
    url: null,
  };
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
