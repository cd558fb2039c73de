import { z } from 'zod';
import { maxColorsPerImage } from './color-detection.ts';

/** Answer of POST /api/uploads/image (docs/specification/media.md#uploads). */
export const imageUploaded = z.object({
  success: z.literal(true),
  /** Where the picture is served: "/media/….webp". */
  url: z.string(),
  message: z.string(),
  /** "#rrggbb", most frequent first. */
  detectedColors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(maxColorsPerImage),
});
