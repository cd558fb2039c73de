import type { LibraryFile } from '#shared/content/media-library.ts';
import { ta } from '../../../lib/admin-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { describedIn, nameOf, pictureAt, usageOf } from './file-words.ts';
import { PlaceLink, placeKey } from './place-link.tsx';

type Props = { files: readonly LibraryFile[]; canSet: boolean; onOpen: (url: string) => void };

/** Number of places that a card names. The dialog names all. */
const namedPlaces = 2;
/** Width of a card's picture on a high-density screen, in pixels. */
const cardPixels = 320;

/** Pictures and videos, each with its places of use. */
export function FileGrid({ files, canSet, onOpen }: Props) {
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,46%),1fr))] gap-3"
      aria-label={ta('media.list')}
    >
      {files.map((file) => (
        <li
          key={file.url}
          className="card media-card grid min-w-0 grid-rows-[auto_1fr] overflow-hidden wrap-anywhere"
        >
          <button
            type="button"
            className="pic grid aspect-[4/3] w-full cursor-pointer place-items-center text-leaf focus-visible:-outline-offset-[3px]"
            aria-label={ta('media.open', { name: nameOf(file) })}
            onClick={() => onOpen(file.url)}
          >
            {file.kind === 'video' ? (
              <Icon name="play" className="size-10" />
            ) : (
              <img src={pictureAt(file, cardPixels)} alt="" loading="lazy" decoding="async" />
            )}
          </button>
          <div className="grid content-start gap-1 p-2 text-sm">
            <p className="flex flex-wrap gap-1">
              <span className={`badge ${file.placeCount > 0 ? 'badge-plain' : 'badge-amber'}`}>
                {usageOf(file)}
              </span>
              {file.isKept ? null : <span className="badge badge-plain">{ta('media.external')}</span>}
            </p>
            {file.places.length > 0 ? (
              <ul className="grid gap-1">
                {file.places.slice(0, namedPlaces).map((place) => (
                  <li key={placeKey(place)}>
                    <PlaceLink place={place} canSet={canSet} />
                  </li>
                ))}
                {file.placeCount > namedPlaces ? (
                  <li className="text-muted">{ta('media.more', { count: file.placeCount - namedPlaces })}</li>
                ) : null}
              </ul>
            ) : null}
            <p className="text-muted">{describedIn(file)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
