import { createContext, use } from 'react';
import { pathOf } from '../../../lib/api.ts';

/** Photos that are part of the document, as addresses of data, by id. */
export const KeptPhotos = createContext<Readonly<Record<string, string>>>({});

type Props = { code: string; photo: { id: string; width: number; height: number }; text: string };

/** A small photo of an order, which leads to the large one. */
export function OrderPhoto({ code, photo, text }: Props) {
  const kept = use(KeptPhotos)[photo.id];
  const path = (size: 'small' | 'full') =>
    pathOf('GET /api/buyer-quotes/:code/photos/:id', { params: { code, id: photo.id }, query: { size } });
  return (
    <a href={path('full')}>
      <img
        src={kept ?? path('small')}
        alt={text}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        className="order-photo"
      />
    </a>
  );
}
