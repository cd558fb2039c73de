import { Link, useSearchParams } from 'react-router';
import type { StaffPostRow } from '#shared/blog-form.ts';
import { blog as siteBlog } from '#shared/i18n/en/blog.ts';
import { shownThumbnails } from '#shared/limits.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { thumbnailUrl } from '../../lib/thumbnail.ts';
import { Button } from '../../ui/button.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { postDialogPath } from './post-dialog.tsx';
import { PostStatusBadge } from './post-status.tsx';

type Props = {
  posts: readonly StaffPostRow[];
  now: number;
  isBusy: boolean;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  onDelete: (post: StaffPostRow) => void;
  onRestore: (post: StaffPostRow) => void;
};

/** The posts, one a row (back-office section 2, Blog management). */
export function PostTable({ posts, now, isBusy, selected, onSelect, onDelete, onRestore }: Props) {
  const [params] = useSearchParams();
  return (
    <ul className="card divide-y divide-line">
      {posts.map((post) => (
        <li key={post.id} className="post-row">
          <input
            type="checkbox"
            className="size-5"
            checked={selected.has(post.id)}
            onChange={({ target }) => onSelect(post.id, target.checked)}
            aria-label={ta('blog.select', { title: post.title })}
          />
          <span className="pic post-row-picture">
            {post.featuredImageUrl ? (
              <img src={thumbnailUrl(post.featuredImageUrl)} alt="" loading="lazy" />
            ) : (
              <AdminIcon name="blog" />
            )}
          </span>
          <div className="min-w-0">
            <h2 className="font-sans text-base font-semibold">
              {post.isDeleted ? (
                <span className="inbox-text">{post.title}</span>
              ) : (
                <Link to={`/admin/blog-management/${post.id}`} className="link inbox-text">
                  {post.title}
                </Link>
              )}
            </h2>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <PostStatusBadge post={post} now={now} />
              <span>{siteBlog.categories[post.category as keyof typeof siteBlog.categories]}</span>
              {post.publishedAt ? <span>{formatMoment(post.publishedAt)}</span> : null}
              <span>{ta('blog.views', { count: post.viewCount })}</span>
              <span>en{post.languages.map((language) => ` · ${language}`).join('')}</span>
              {post.author ? <span>{ta('blog.by', { name: post.author })}</span> : null}
            </p>
            <Thumbnails media={post.media} />
          </div>
          <div className="post-row-actions">
            {post.isDeleted ? (
              <Button className="btn btn-outline btn-sm" isOff={isBusy} onClick={() => onRestore(post)}>
                {ta('blog.restore')}
              </Button>
            ) : (
              <>
                <Link
                  to={postDialogPath(params, post.id)}
                  preventScrollReset
                  className="btn btn-outline btn-sm"
                >
                  {ta('blog.edit')}
                  <span className="sr-only"> {post.title}</span>
                </Link>
                {post.status === 'published' && (post.publishedAt ?? '') <= new Date(now).toISOString() ? (
                  <a
                    href={`/blog/${post.slug}`}
                    target="_blank"
                    rel="noreferrer"
                    className="btn btn-ghost btn-sm"
                  >
                    {ta('blog.view')}
                    <span className="sr-only"> {post.title}</span>
                  </a>
                ) : null}
                <Button
                  className="btn btn-danger btn-sm"
                  isOff={isBusy}
                  aria-label={ta('blog.deleteOne', { title: post.title })}
                  onClick={() => onDelete(post)}
                >
                  <AdminIcon name="trash" className="size-4" />
                </Button>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Up to three thumbnails and how many more there are (back-office section 9). */
function Thumbnails({ media }: Pick<StaffPostRow, 'media'>) {
  if (media.length === 0) return null;
  const rest = media.length - shownThumbnails;
  return (
    <p className="mt-1 flex items-center gap-1">
      {media.slice(0, shownThumbnails).map(({ id, storageUrl, thumbnailUrl: still, mediaType }) => (
        <span key={id} className="pic size-10 rounded-md">
          {still || mediaType !== 'video' ? (
            <img src={thumbnailUrl(still ?? storageUrl)} alt="" width={40} height={40} loading="lazy" />
          ) : (
            <video src={storageUrl} muted preload="metadata" width={40} height={40} />
          )}
        </span>
      ))}
      {rest > 0 ? <span className="badge badge-plain">{ta('blog.more', { count: rest })}</span> : null}
    </p>
  );
}
