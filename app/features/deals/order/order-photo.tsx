import { createContext, use } from 'react';

/** Photos that are part of the document, as addresses of data, by id. */
export const KeptPhotos = createContext<Readonly<Record<string, string>>>({});

/** Address of a photo. */
export type PhotoAddress = (photo: string, size: 'small' | 'full') => string;
type Props = {
  photo: { id: string; width: number; height: number };
  text: string;
  photoOf: PhotoAddress;
};

/** A small photo of an order, which leads to the large one. */
export function OrderPhoto({ photo: { id, width, height }, text, photoOf }: Props) {
  const kept = use(KeptPhotos)[id];
  return (
    <a href={photoOf(id, 'full')} target="_blank" rel="noreferrer">
      <img
        src={kept ?? photoOf(id, 'small')}
        alt={text}
        width={width}
        height={height}
        loading="lazy"
        className="order-photo"
      />
    </a>
  );
}
