import { ta } from './admin-text.ts';
import type { MediaItem, useMediaUploads } from './use-media-uploads.ts';

/** Uploads in progress, with the progress of each, and the actions for a failed one. */
export function UploadList({ uploads }: { uploads: ReturnType<typeof useMediaUploads> }) {
  if (uploads.items.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label={ta('blog.mediaUploads')}>
      {uploads.items.map((item) => (
        <Upload key={item.key} item={item} onRetry={uploads.retry} onForget={uploads.forget} />
      ))}
    </ul>
  );
}

type UploadProps = {
  item: MediaItem;
  onRetry: (item: MediaItem) => void;
  onForget: (key: string) => void;
};

function Upload({ item, onRetry, onForget }: UploadProps) {
  const { key, file, status, progress, error, canRetry } = item;
  return (
    <li className="media-upload flex flex-wrap items-center gap-2" data-status={status}>
      <span className="inbox-text flex-[1_1_12rem]">{file.name}</span>
      <progress max={100} value={progress} aria-label={file.name} />
      <span className="text-sm" role="status">
        {ta(`blog.mediaStatus.${status}`)} {status === 'uploading' ? `${progress} %` : ''}
      </span>
      {status === 'error' ? (
        <>
          <span className="field-error basis-full">{error}</span>
          {canRetry ? (
            <button type="button" className="btn btn-outline btn-sm" onClick={() => onRetry(item)}>
              {ta('blog.mediaRetry')}
            </button>
          ) : null}
        </>
      ) : null}
      {status === 'error' || status === 'success' ? (
        <button type="button" className="btn btn-ghost btn-sm" onClick={() => onForget(key)}>
          {ta('blog.mediaForget')}
        </button>
      ) : null}
    </li>
  );
}
