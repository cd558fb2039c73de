/** Longest side of a reduced picture, in pixels. */
const longestSide = 1600;

/**
 * Returns a picture unchanged if it is small enough, else a reduced copy. A file that the browser cannot read stays
 * unchanged, and the server says what is wrong with it.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes || !file.type.startsWith('image/')) return file;
  try {
    // Rotated upright according to its EXIF data.
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
    // This browser cannot read the picture.
  }
  return file;
}
