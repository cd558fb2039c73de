import { z } from 'zod';
import { maxColorsPerImage } from '../base/color-detection.ts';

/** Answer of POST /api/uploads/image (docs/specification/media.md#uploads). */
export const imageUploaded = z.object({
  success: z.literal(true),
  /** Address of the stored picture: "/media/….webp". */
  url: z.string(),
  message: z.string(),
  /** As "#rrggbb", most frequent first. */
  detectedColors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(maxColorsPerImage),
});
