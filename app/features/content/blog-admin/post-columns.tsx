import { Link } from 'react-router';
import type { StaffPostRow } from '#shared/content/blog-form.ts';
import { shownThumbnails } from '#shared/base/limits.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { columnsOf, type ListColumn } from '../../../staff/list/list-table.tsx';
import { thumbnailUrl } from '../../../lib/thumbnail.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { categoryText } from './post-filters.ts';
import { PostStatusBadge } from './post-status.tsx';

/** The columns of the list of posts. */
export function postColumns(now: number): readonly ListColumn<StaffPostRow>[] {
  return columnsOf((name) => ta(`blog.column.${name}`), {
    title: {
      sort: 'title',
      cell: ({ id, title, featuredImageUrl, isDeleted }) => (
        <div className="row-name">
          <span className="pic">
            {featuredImageUrl ? (
              <img src={thumbnailUrl(featuredImageUrl)} alt="" loading="lazy" />
            ) : (
              <AdminIcon name="blog" />
            )}
          </span>
          <h3 className="cell-name">
            {isDeleted ? (
              title
            ) : (
              <Link to={`/admin/blog-management/${id}`} className="link">
                {title}
              </Link>
            )}
          </h3>
        </div>
      ),
    },
    status: { isFact: true, cell: (post) => <PostStatusBadge post={post} now={now} /> },
    published: {
      sort: 'published',
      isFact: true,
      cell: ({ publishedAt }) =>
        publishedAt ? <time dateTime={publishedAt}>{formatMoment(publishedAt)}</time> : null,
    },
    category: {
      style: 'cell-text',
      cell: ({ category }) => categoryText(category),
    },
    views: { sort: 'views', style: 'cell-number', cell: ({ viewCount }) => viewCount },
    languages: { cell: ({ languages }) => ['en', ...languages].join(' · ') },
    author: { isExtra: true, style: 'cell-text', cell: ({ author }) => author },
    updated: {
      isExtra: true,
      sort: 'updated',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>,
    },
    media: { cell: ({ media }) => <Thumbnails media={media} /> },
  });
}

/** Up to three thumbnails and how many more there are (docs/specification/posts.md#management). */
function Thumbnails({ media }: Pick<StaffPostRow, 'media'>) {
  if (media.length === 0) return null;
  const rest = media.length - shownThumbnails;
  return (
    <p className="flex items-center gap-1">
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
