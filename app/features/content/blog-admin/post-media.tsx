import { useState } from 'react';
import type { PostMedia as Media } from '#shared/content/blog.ts';
import type { StaffPost } from '#shared/content/blog-form.ts';
import { ta } from '../../../lib/admin-text.ts';
import { toast } from '../../../ui/toast.ts';
import { MediaDialog } from './media-dialog.tsx';
import { usePostUploads } from './use-post-uploads.ts';

/** The button that opens a post's pictures and videos. While the dialog is closed, it shows the progress of uploads. */
export function PostMedia({ post, onInsert }: { post: StaffPost | null; onInsert: (media: Media) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const uploads = usePostUploads(post?.id ?? null, post?.media.length ?? 0);
  const left = uploads.items.filter(({ status }) => status !== 'success').length;
  return (
    <div>
      <button
        type="button"
        className="btn btn-outline"
        onClick={() => (post ? setIsOpen(true) : toast({ title: ta('blog.mediaNeedsPost'), isError: true }))}
      >
        {ta('blog.media')} {post && post.media.length > 0 ? `(${post.media.length})` : ''}
      </button>
      {uploads.isBusy ? (
        <span className="ml-2 text-sm text-muted" role="status">
          {ta('blog.mediaLeft', { count: left })}
        </span>
      ) : null}
      {isOpen && post ? (
        <MediaDialog
          postId={post.id}
          media={post.media}
          uploads={uploads}
          onInsert={(media) => {
            onInsert(media);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}
