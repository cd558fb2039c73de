import { useEffect, useEffectEvent, useRef } from 'react';
import type { PostMedia } from '#shared/content/blog.ts';
import type { PostMediaChange } from '#shared/content/blog-form.ts';
import { maxShortText } from '#shared/base/limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { thumbnailUrl } from '../../../lib/thumbnail.ts';
import { useCall } from '../../../lib/use-call.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';

type Props = {
  postId: string;
  media: PostMedia;
  /** Null for the first or last row. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onInsert: (media: PostMedia) => void;
};

const failed = () => ta('blog.updateFailed');

/** One picture or video of a post: its texts, its position, and its actions. */
export function MediaRow({ postId, media, onUp, onDown, onInsert }: Props) {
  const { run } = useCall();
  const params = { id: postId, mediaId: media.id };
  const save = (body: PostMediaChange) => callApi('PUT /api/blog/:id/media/:mediaId', { params, body });
  const { id: _id, ...record } = media;
  /** The typed texts: an inserted or restored file uses them, whether or not they are saved yet. */
  const words = useRef({ altText: media.altText ?? '', caption: media.caption ?? '' });
  const remove = () =>
    void run(async () => callApi('DELETE /api/blog/:id/media/:mediaId', { params }), {
      failed: failed(),
      title: ta('blog.mediaRemoved'),
      about: ['media', media.originalName],
      undo: {
        // The record is as old as the click: the words typed just before are only in `words`.
        call: () =>
          callApi('POST /api/blog/:id/media', {
            params: { id: postId },
            body: { ...record, ...words.current },
          }),
        failed: failed(),
      },
    });
  const still = media.thumbnailUrl ?? (media.mediaType === 'video' ? null : media.storageUrl);
  return (
    <li className="line-t grid grid-cols-[5rem_minmax(0,1fr)] gap-3 pt-3">
      {still ? (
        <img src={thumbnailUrl(still)} alt="" className="size-20 rounded-md object-contain" />
      ) : (
        <span className="grid size-20 place-items-center rounded-md">
          <AdminIcon name="play" />
        </span>
      )}
      <div className="grid min-w-0 gap-2">
        <p className="inbox-text text-sm">
          {media.originalName}{' '}
          <span className="text-muted">
            {media.width && media.height ? `${media.width} × ${media.height}` : ''}{' '}
            {media.duration === null ? '' : ta('blog.mediaSeconds', { count: media.duration })}
          </span>
        </p>
        {media.mediaType === 'video' ? null : (
          <Words
            label={ta('blog.mediaAlt')}
            value={media.altText ?? ''}
            onType={(altText) => (words.current.altText = altText)}
            save={async (altText) => save({ altText })}
          />
        )}
        <Words
          label={ta('blog.mediaCaption')}
          value={media.caption ?? ''}
          onType={(caption) => (words.current.caption = caption)}
          save={async (caption) => save({ caption })}
        />
        <div className="flex flex-wrap gap-1">
          <button
            type="button"
            className="btn btn-primary btn-sm"
            onClick={() => onInsert({ ...media, ...words.current })}
          >
            {ta('blog.mediaInsert')}
          </button>
          <button
            type="button"
            className="btn btn-outline btn-sm"
            aria-disabled={onUp === null}
            aria-label={ta('blog.mediaUp', { name: media.originalName })}
            onClick={() => onUp?.()}
          >
            <AdminIcon name="up" className="size-4" />
          </button>
          <button
            type="button"
            className="btn btn-outline btn-sm"
            aria-disabled={onDown === null}
            aria-label={ta('blog.mediaDown', { name: media.originalName })}
            onClick={() => onDown?.()}
          >
            <AdminIcon name="down" className="size-4" />
          </button>
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            aria-label={ta('blog.mediaRemove', { name: media.originalName })}
            onClick={remove}
          >
            <AdminIcon name="trash" className="size-4" />
          </button>
        </div>
      </div>
    </li>
  );
}

type WordsProps = {
  label: string;
  value: string;
  onType: (value: string) => void;
  save: (value: string | null) => Promise<unknown>;
};

/**
 * A text field that saves when it loses the focus, even if the dialog closes. Each field saves by itself, so that no
 * save waits for another one and is lost.
 */
function Words({ label, value, onType, save }: WordsProps) {
  const { run } = useCall();
  const typed = useRef(value);
  const sent = useRef(value);
  const leave = async () => {
    const text = typed.current.trim();
    if (text === sent.current) return;
    const before = sent.current;
    sent.current = text;
    const said = { failed: failed(), title: ta('blog.mediaSaved') };
    if (!(await run(async () => save(text || null), said))) sent.current = before;
  };
  const onClose = useEffectEvent(() => void leave());
  useEffect(() => () => onClose(), []);
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <input
        className="field field-sm"
        defaultValue={value}
        maxLength={maxShortText}
        onChange={({ target }) => {
          typed.current = target.value;
          onType(target.value);
        }}
        onBlur={() => void leave()}
      />
    </label>
  );
}
