import type { LinePhoto } from '#shared/deals/quote-photo.ts';
import { ta } from '../../../lib/admin-text.ts';
import { pathOf } from '../../../lib/api.ts';
import { PictureViewer } from '../../../ui/picture-viewer.tsx';

type Props = { quoteId: string; photos: readonly LinePhoto[]; name: string };

/** The buyer's photos: small pictures that open in full size. */
export function LinePhotos({ quoteId, photos, name }: Props) {
  if (photos.length === 0) return null;
  return (
    <ul
      className="quote-photos my-1.5 flex flex-wrap gap-2"
      aria-label={ta('quote.request.photos', { name })}
    >
      {photos.map((photo, i) => {
        const params = { id: quoteId, photo: photo.id };
        return (
          <li key={photo.id}>
            <PictureViewer
              url={pathOf('GET /api/quotes/:id/photos/:photo', { params })}
              smallUrl={pathOf('GET /api/quotes/:id/photos/:photo', { params, query: { size: 'small' } })}
              name={ta('quote.request.photo', { number: i + 1, name })}
              className="block rounded-md"
              closeText={ta('chat.closePicture')}
            />
          </li>
        );
      })}
    </ul>
  );
}
