import { type DragEvent, useState } from 'react';
import type { PostMedia } from '#shared/content/blog.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { UploadList } from '../../../lib/upload-list.tsx';
import { useCall } from '../../../lib/use-call.ts';
import type { useMediaUploads } from '../../../lib/use-media-uploads.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { MediaRow } from './media-row.tsx';

type Props = {
  postId: string;
  media: readonly PostMedia[];
  uploads: ReturnType<typeof useMediaUploads>;
  /** Inserts a picture or video into the text. */
  onInsert: (media: PostMedia) => void;
  onClose: () => void;
};

/** Pictures and videos of a post: uploads new ones, and describes, orders and inserts existing ones. */
export function MediaDialog({ postId, media, uploads, onInsert, onClose }: Props) {
  const [isOver, setIsOver] = useState(false);
  const { run } = useCall();
  /** Renumbers all files: files uploaded together may have the same number. */
  const move = (from: number, to: number) =>
    void run(
      async () => {
        const list = media.toSpliced(from, 1).toSpliced(to, 0, media[from]!);
        for (const [displayOrder, one] of list.entries())
          if (one.displayOrder !== displayOrder)
            await callApi('PUT /api/blog/:id/media/:mediaId', {
              params: { id: postId, mediaId: one.id },
              body: { displayOrder },
            });
      },
      { failed: ta('blog.updateFailed') },
    );
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <Dialog title={ta('blog.media')} onClose={onClose} isWide>
      <label
        className={`file-btn grid cursor-pointer justify-items-center gap-2 rounded-[0.75rem] border-2 border-dashed p-5 text-center ${isOver ? 'border-leaf bg-leaf-soft' : 'border-line'}`}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          uploads.add([...event.dataTransfer.files]);
        }}
      >
        <span className="btn btn-outline">{ta('blog.mediaChoose')}</span>
        <span className="text-sm text-muted">{ta('blog.mediaHint')}</span>
        <input
          type="file"
          multiple
          accept="image/*,video/mp4,video/webm,video/quicktime"
          className="sr-only"
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <div className="mt-4">
        <UploadList uploads={uploads} />
      </div>
      {media.length === 0 ? (
        <p className="mt-4 text-muted">{ta('blog.mediaNone')}</p>
      ) : (
        <ol className="mt-4 grid gap-3" aria-label={ta('blog.media')}>
          {media.map((one, i) => (
            <MediaRow
              key={one.id}
              postId={postId}
              media={one}
              onUp={i === 0 ? null : () => move(i, i - 1)}
              onDown={i === media.length - 1 ? null : () => move(i, i + 1)}
              onInsert={onInsert}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
