import { createContext, use } from 'react';
import type { Picture as PictureData } from '#shared/content/image.ts';
import { LinePicture } from '../quote-list/line-picture.tsx';

const Pictures = createContext<readonly PictureData[]>([]);

/** Provides the data of the pictures in a request and its offer. */
export const OfferPictures = Pictures.Provider;

/** The small picture of a line, if it has one. */
export function OfferPicture({ url }: { url: string | null }) {
  const picture = use(Pictures).find((one) => one.url === url) ?? null;
  return <LinePicture url={url} picture={picture} />;
}
