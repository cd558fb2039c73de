/** Longest side of a picture that was made smaller, in pixels. */
const longestSide = 1600;

/**
 * A picture as it is when it fits, else a smaller one of the same sight; what the browser cannot read stays as it is, and the
 * server says what is wrong with it.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes || !file.type.startsWith('image/')) return file;
  try {
    // Turned upright as the photograph says.
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    for (const [side, quality] of [
      [longestSide, 0.85],
      [longestSide, 0.7],
      [1200, 0.7],
    ] as const) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
      canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (blob.size <= maxBytes)
        return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: blob.type });
    }
  } catch {
    // Not a picture that this browser reads.
  }
  return file;
}
