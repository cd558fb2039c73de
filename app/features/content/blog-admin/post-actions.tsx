import { useSearchParams } from 'react-router';
import type { StaffPostRow } from '#shared/content/blog-form.ts';
import { ta } from '../../../lib/admin-text.ts';
import { RowAction, RowActions } from '../../../staff/list/row-actions.tsx';
import { postDialogPath } from './post-dialog.tsx';

type Props = {
  post: StaffPostRow;
  now: number;
  isBusy: boolean;
  /** Deletes the post, or restores it. */
  onMove: () => void;
};

/** The actions for one post (docs/specification/posts.md#management: posts open beside the list). */
export function PostActions({ post, now, isBusy, onMove }: Props) {
  const [params] = useSearchParams();
  const named = (text: string) => `${text} ${post.title}`;
  const isPublic = post.status === 'published' && (post.publishedAt ?? '') <= new Date(now).toISOString();
  return (
    <RowActions name={post.title}>
      {post.isDeleted ? (
        <RowAction
          text={ta('blog.restore')}
          label={named(ta('blog.restore'))}
          isBusy={isBusy}
          onClick={onMove}
        />
      ) : (
        <>
          <RowAction
            icon="edit"
            text={ta('blog.edit')}
            label={named(ta('blog.edit'))}
            to={postDialogPath(params, post.id)}
          />
          <RowAction
            icon="trash"
            text={ta('blog.delete')}
            label={ta('blog.deleteOne', { title: post.title })}
            isDanger
            isBusy={isBusy}
            onClick={onMove}
          />
          {isPublic ? (
            <RowAction
              icon="site"
              text={ta('blog.view')}
              label={named(ta('blog.view'))}
              href={`/blog/${post.slug}`}
            />
          ) : null}
        </>
      )}
    </RowActions>
  );
}
