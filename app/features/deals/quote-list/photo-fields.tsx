import type { QuoteListTexts } from '#shared/i18n/en/quote-list.ts';
import { maxLinePhotos } from '#shared/deals/photo-limits.ts';
import type { LinePhoto } from '#shared/deals/quote-photo.ts';
import { pathOf } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { TextField } from '../../../ui/form-field.tsx';
import { faultId } from './list-values.ts';

type Props = {
  texts: QuoteListTexts;
  /** The name of the file field. For a description that is not on the list yet, it names no line. */
  name: string;
  /** The line of the photos; null for the description. */
  line: string | null;
  photos: readonly LinePhoto[];
  error: string | undefined;
};

/**
 * Photos of a line, and the field that adds some. `photo-script.ts` uploads chosen files at once and shows them in an
 * element that React does not touch. Without script the files are sent with the form.
 */
export function PhotoFields({ texts, name, line, photos, error }: Props) {
  const { t } = useTexts(texts);
  return (
    <div className="grid gap-2" data-photos={line === null ? '' : 'line'}>
      {photos.length > 0 ? (
        <ul className="photo-list" aria-label={t('photos')}>
          {photos.map(({ id }, i) => (
            <li key={id} suppressHydrationWarning>
              <a href={pathOf('GET /api/quote-list/photos/:id', { params: { id } })} target="_blank">
                <img
                  src={pathOf('GET /api/quote-list/photos/:id', { params: { id }, query: { size: 'small' } })}
                  alt={t('photo', { number: i + 1 })}
                  loading="lazy"
                />
              </a>
              <button
                type="submit"
                name="intent"
                value={`unphoto:${id}`}
                aria-label={t('removePhoto', { number: i + 1 })}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {/* Must not be empty: React does not look into an element whose content is a text. */}
      <ul className="photo-list" aria-label={t('newPhotos')} data-photo-new="" suppressHydrationWarning>
        {' '}
      </ul>
      {photos.length < maxLinePhotos ? (
        <div className="photo-field">
          <TextField
            type="file"
            name={name}
            accept="image/*"
            multiple
            label={t('addPhotos')}
            hint={t('photosHint')}
            error={error}
            id={error ? faultId(name) : undefined}
          />
          <noscript>
            <button type="submit" name="intent" value="attach" className="btn btn-outline">
              {t('attachPhotos')}
            </button>
          </noscript>
        </div>
      ) : error ? (
        <p id={faultId(name)} className="field-error">
          {error}
        </p>
      ) : null}
      <p data-photo-said="" role="status" className="photo-said" suppressHydrationWarning>
        {' '}
      </p>
    </div>
  );
}
