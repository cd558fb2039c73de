import { detectColors, detectionSide } from '#shared/color-detection.ts';

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

/** Reads a chosen file: preview and colours. A file that is no picture gets none; the server will say so. */
export async function pickImage(file: File): Promise<PickedImage> {
  const preview = URL.createObjectURL(file);
  const picked: PickedImage = {
    key: crypto.randomUUID(),
    file,
    preview,
    colors: [],
    state: 'waiting',
    url: null,
  };
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, detectionSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return { ...picked, colors: detectColors(context.getImageData(0, 0, canvas.width, canvas.height).data) };
  } catch {
    return picked;
  }
}
