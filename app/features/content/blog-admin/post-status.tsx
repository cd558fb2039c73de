import type { StaffPostRow } from '#shared/content/blog-form.ts';
import { isScheduled } from '#shared/content/blog-rules.ts';
import { ta } from '../../../lib/admin-text.ts';

const looks = { draft: 'badge-plain', published: '', archived: 'badge-amber' } as const;

/** The state of a post as a badge. */
export function PostStatusBadge({
  post,
  now,
}: {
  post: Pick<StaffPostRow, 'status' | 'publishedAt'>;
  now: number;
}) {
  if (isScheduled(post, now)) return <span className="badge badge-amber">{ta('blog.scheduled')}</span>;
  return <span className={`badge ${looks[post.status]}`}>{ta(`blog.${post.status}`)}</span>;
}
