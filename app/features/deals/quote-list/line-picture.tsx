import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#shared/content/image.ts';
import { Picture } from '../../../lib/picture.tsx';

type Props = {
  url: string | null;
  picture: PictureData | null;
  /** Shown instead if there is no picture. */
  children?: ReactNode;
};

/** The small square picture of a line, in a quote list and in an offer. */
export function LinePicture({ url, picture, children }: Props) {
  if (!url && !children) return null;
  return (
    <div className="line-picture w-16 shrink-0">
      {url ? (
        <Picture url={url} picture={picture} alt="" sizes="64px" maxWidth={160} className="aspect-square" />
      ) : (
        children
      )}
    </div>
  );
}
