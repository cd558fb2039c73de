import { Link } from 'react-router';
import type { StaffPostRow } from '#shared/content/blog-form.ts';
import { shownThumbnails } from '#shared/base/limits.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import type { ListColumn } from '../../../staff/list/list-table.tsx';
import { thumbnailUrl } from '../../../lib/thumbnail.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { categoryText } from './post-filters.ts';
import { PostStatusBadge } from './post-status.tsx';

/**
 * The columns that can be chosen, in order, after the title, which is always shown. Their headings are `blog.column`.
 */
export const columnNames = [
  'status',
  'published',
  'category',
  'views',
  'languages',
  'author',
  'updated',
  'media',
] as const;
type ColumnName = (typeof columnNames)[number];

/** The columns shown by default. */
export const usualColumns: readonly ColumnName[] = [
  'status',
  'published',
  'category',
  'views',
  'languages',
  'media',
];

export const headingOf = (name: string) => ta(`blog.column.${name as ColumnName}`);

/** The column that names a post: its picture, and its title as a link. */
export const titleColumn = (): Omit<ListColumn<StaffPostRow>, 'name'> => ({
  heading: ta('blog.column.title'),
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
});

/** The chosen columns of the list of posts. */
export function postColumns(shown: readonly string[], now: number): readonly ListColumn<StaffPostRow>[] {
  const columns: Record<ColumnName, Omit<ListColumn<StaffPostRow>, 'name' | 'heading'>> = {
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
    author: { style: 'cell-text', cell: ({ author }) => author },
    updated: {
      sort: 'updated',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>,
    },
    media: { cell: ({ media }) => <Thumbnails media={media} /> },
  };
  return columnNames
    .filter((name) => shown.includes(name))
    .map((name) => ({ name, heading: headingOf(name), ...columns[name] }));
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
