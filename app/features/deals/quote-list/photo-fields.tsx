import { useEffect, useRef } from 'react';
import { maxLinePhotos } from '#shared/deals/photo-limits.ts';
import type { LinePhoto } from '#shared/deals/quote-photo.ts';
import { pathOf } from '../../../lib/api.ts';
import { TextField } from '../../../ui/form-field.tsx';
import {
  addPhotos,
  type ChosenPhoto,
  discardPhoto,
  removePhoto,
  sendPhoto,
  useLinePhotos,
} from './line-photos.ts';
import { newPhotoField, photoFieldName } from './list-values.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useList } from './use-list-form.ts';

type Props = {
  /** The line of the photos, or the key of a description that is not on the list yet. */
  line: string;
  isNew?: boolean;
  /** The photos on the server. */
  photos: readonly LinePhoto[];
};

/**
 * Photos of a line, and the field that adds some. Chosen files are sent at once; without script they are sent with
 * the form.
 */
export function PhotoFields({ line, isNew = false, photos }: Props) {
  const { t, fieldOf } = useList();
  const place = useRef<HTMLDivElement>(null);
  const { chosen, removed, note } = useLinePhotos();
  const stored = photos.filter(({ id }) => !removed.includes(id));
  const added = chosen.filter(
    ({ line: of, id }) =>
      of === line && !(id && (removed.includes(id) || photos.some((photo) => photo.id === id))),
  );
  const count = stored.length + added.length;
  const choose = () => {
    const field = place.current!.querySelector<HTMLInputElement>('input[type=file]')!;
    const files = [...(field.files ?? [])];
    // Files that are sent here must not be sent with the form as well.
    field.value = '';
    if (files.length > 0) addPhotos(line, isNew, files, count);
  };
  // A file may have been chosen before React ran.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only once: later choices are seen by onChange
  useEffect(choose, []);
  useEffect(() => {
    if (note?.line === line && note.text === 'photosNotSent')
      place.current!.querySelector<HTMLElement>('[data-state=stopped] button')?.focus();
  }, [note, line]);
  /** Keeps the focus near a removed photo. */
  const after = (removal: Promise<void>) =>
    void removal.then(() =>
      requestAnimationFrame(() =>
        place.current?.querySelector<HTMLElement>('.photo-list button, input[type=file]')?.focus(),
      ),
    );
  const { id, error } = fieldOf(isNew ? newPhotoField : photoFieldName(line), null);
  const name = (index: number) => t('photo', { number: index + 1 });
  const removeName = (index: number) => t('removePhoto', { number: index + 1 });
  const said = note?.line === line ? t(note.text) : '';
  return (
    <div ref={place} className="grid gap-2">
      {stored.length > 0 ? (
        <ul className="photo-list" aria-label={t('photos')}>
          {stored.map((photo, i) => (
            <li key={photo.id}>
              <a href={photoPath(photo.id)} target="_blank">
                <img src={photoPath(photo.id, 'small')} alt={name(i)} loading="lazy" />
              </a>
              <button
                type="submit"
                name="intent"
                value={`unphoto:${photo.id}`}
                aria-label={removeName(i)}
                onClick={(event) => {
                  event.preventDefault();
                  after(removePhoto(photo.id, line));
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {added.length > 0 ? (
        <ul className="photo-list" aria-label={t('newPhotos')}>
          {added.map((photo, i) => (
            <ChosenItem
              key={photo.key}
              photo={photo}
              name={name(stored.length + i)}
              removeName={removeName(stored.length + i)}
              onRemove={() => after(discardPhoto(photo))}
            />
          ))}
        </ul>
      ) : null}
      <div className="photo-field">
        <TextField
          type="file"
          name={isNew ? newPhotoField : photoFieldName(line)}
          accept="image/*"
          multiple
          disabled={count >= maxLinePhotos}
          label={t('addPhotos')}
          hint={t('photosHint')}
          error={error}
          id={id}
          onChange={choose}
        />
        <noscript>
          <button type="submit" name="intent" value="attach" className="btn btn-outline">
            {t('attachPhotos')}
          </button>
        </noscript>
      </div>
      <p role="status" className="text-sm empty:-mt-2">
        {said}
      </p>
    </div>
  );
}

const photoPath = (id: string, size?: 'small') =>
  pathOf('GET /api/quote-list/photos/:id', { params: { id }, query: { size } });

type ItemProps = { photo: ChosenPhoto; name: string; removeName: string; onRemove: () => void };

/** A photo that was chosen on this page: its upload, and what may be done. */
function ChosenItem({ photo, name, removeName, onRemove }: ItemProps) {
  const { t } = useList();
  const { t: common } = useTexts();
  const { key, state, address, share, fault, canRetry, id } = photo;
  const remove = useRef<HTMLButtonElement>(null);
  const isStopped = state === 'waiting' || state === 'failed';
  return (
    <li data-state={isStopped ? 'stopped' : state}>
      <a href={id ? photoPath(id) : address} target="_blank" rel="noreferrer">
        <img src={address} alt={name} />
      </a>
      <button ref={remove} type="button" aria-label={removeName} onClick={onRemove}>
        ×
      </button>
      {state === 'sending' ? <progress max={1} value={share} aria-label={name} /> : null}
      <span role="status">
        {state === 'sending' ? t('photoSending') : null}
        {state === 'waiting' ? t('photoWaits') : null}
        {state === 'failed' ? (fault ?? t('photoFailed')) : null}
      </span>
      {isStopped && canRetry ? (
        <button
          type="button"
          className="btn btn-outline btn-sm"
          aria-label={common('common.labelled', { label: t('photoRetry'), value: name })}
          onClick={() => {
            sendPhoto(key);
            remove.current?.focus();
          }}
        >
          {t('photoRetry')}
        </button>
      ) : null}
    </li>
  );
}
