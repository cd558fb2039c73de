import { useEffect, useState } from 'react';
import type { LibraryFile } from '#shared/content/media-library.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { failureText } from '../../../lib/report-failure.ts';
import { thumbnailUrl } from '../../../lib/thumbnail.ts';
import type { OfferedPicture } from '../../../lib/uploader-props.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';

type Props = {
  offers: readonly OfferedPicture[];
  onChoose: (picture: OfferedPicture) => void;
  onClose: () => void;
};

/** Milliseconds after the last key until the search runs. */
const pauseMs = 250;

const toOffer = ({ url, texts, places }: LibraryFile): OfferedPicture => ({
  url,
  name: texts.en || places[0]?.title || url.slice(url.lastIndexOf('/') + 1),
  altText: texts.en || null,
});

/** Chooses an existing picture: of the record, or of the media library. */
export function LibraryDialog({ offers, onChoose, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<{ pictures: readonly OfferedPicture[]; total: number } | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      callApi('GET /api/media/files', { query: { search, page, show: 'pictures' } }).then(
        ({ files, total }) => {
          if (!isCurrent) return;
          setFailure('');
          setFound((before) => ({
            pictures: [...(page === 1 ? [] : (before?.pictures ?? [])), ...files.map(toOffer)],
            total,
          }));
        },
        (error: unknown) => isCurrent && setFailure(failureText(error)),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, page]);
  return (
    <Dialog title={ta('uploader.library')} onClose={onClose} isWide>
      <div className="grid gap-4">
        {offers.length > 0 ? (
          <Pictures label={ta('uploader.here')} pictures={offers} onChoose={onChoose} />
        ) : null}
        <input
          type="search"
          className="field"
          aria-label={ta('media.searchLabel')}
          placeholder={ta('media.searchLabel')}
          value={search}
          // In the surrounding form of the record, Enter would save the record.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => {
            // The search is not a change of the surrounding form.
            event.stopPropagation();
            setSearch(event.target.value);
            setPage(1);
          }}
        />
        {failure ? <p role="alert">{failure}</p> : null}
        {found === null ? (
          <p>{ta('common.loading')}</p>
        ) : (
          <Pictures label={ta('media.list')} pictures={found.pictures} onChoose={onChoose} />
        )}
        {found && found.pictures.length < found.total ? (
          <button
            type="button"
            className="btn btn-outline justify-self-start"
            onClick={() => setPage(page + 1)}
          >
            {ta('uploader.more')}
          </button>
        ) : null}
        {found?.total === 0 ? <p>{ta('list.noMatch')}</p> : null}
      </div>
    </Dialog>
  );
}

type PicturesProps = {
  label: string;
  pictures: readonly OfferedPicture[];
  onChoose: (picture: OfferedPicture) => void;
};

const Pictures = ({ label, pictures, onChoose }: PicturesProps) => (
  <section className="grid gap-2">
    <h3 className="h3">{label}</h3>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,46%),1fr))] gap-3" aria-label={label}>
      {pictures.map((picture) => (
        <li
          key={picture.url}
          className="card media-card grid min-w-0 grid-rows-[auto_1fr] overflow-hidden wrap-anywhere"
        >
          <button
            type="button"
            className="pic grid aspect-[4/3] w-full cursor-pointer place-items-center text-leaf focus-visible:-outline-offset-[3px]"
            aria-label={picture.name}
            title={picture.name}
            onClick={() => onChoose(picture)}
          >
            <img src={thumbnailUrl(picture.url)} alt="" loading="lazy" decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  </section>
);
