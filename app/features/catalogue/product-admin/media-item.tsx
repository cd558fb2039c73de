import { useId } from 'react';
import { maxShortText } from '#shared/base/limits.ts';
import type { MediaList } from '#shared/catalogue/product-form.ts';
import { ta } from '../../../lib/admin-text.ts';
import { thumbnailUrl } from '../../../lib/thumbnail.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type PictureActs, PictureButtons } from './picture-buttons.tsx';

type Props = {
  item: MediaList[number];
  at: number;
  count: number;
  /** Local address of an uploaded file that is not saved yet. */
  preview: string | undefined;
  /** Why its file cannot be saved. */
  error: string | undefined;
  onDescribe: (altText: string) => void;
} & PictureActs;

/** One picture or video of a product: preview, description and position. */
export function MediaItem({ item, at, count, preview, error, onDescribe, ...on }: Props) {
  const errorId = useId();
  const isVideo = item.type === 'video';
  const number = at + 1;
  const name = ta(isVideo ? 'productForm.video' : 'productForm.picture', { number });
  const words = ta(isVideo ? 'productForm.videoText' : 'productForm.altText', { number });
  return (
    <li className="flex flex-wrap items-center gap-2">
      {isVideo ? (
        <Film url={item.url} preview={preview} name={name} />
      ) : (
        <img
          src={thumbnailUrl(item.url)}
          alt=""
          width={56}
          height={56}
          className="size-14 rounded-md object-cover"
        />
      )}
      <input
        className="field min-w-40 flex-1"
        value={item.altText ?? ''}
        maxLength={maxShortText}
        aria-label={words}
        placeholder={words}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onDescribe(target.value)}
      />
      <PictureButtons {...{ name, at, count }} isPrimary={item.isPrimary} {...on} />
      {error ? (
        <p id={errorId} className="field-error w-full">
          {error}
        </p>
      ) : null}
    </li>
  );
}

/** A preview of a video. An unsaved upload exists only in this browser, so after a reload it has no preview. */
function Film({ url, preview, name }: { url: string; preview: string | undefined; name: string }) {
  if (!preview && url.startsWith('/media/upload-')) {
    return (
      <span className="grid size-14 place-items-center rounded-md bg-studio">
        <Icon name="play" />
      </span>
    );
  }
  return (
    <video
      controls
      playsInline
      preload={preview ? 'metadata' : 'none'}
      src={preview ?? url}
      aria-label={name}
      className="aspect-video w-60 max-w-full rounded-md bg-studio object-contain"
    />
  );
}
