import type { ComponentType } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { StaffPost } from '#shared/content/blog-form.ts';
import { ta } from '../../../lib/admin-text.ts';
import type { UploaderProps } from '../../../lib/uploader-props.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { shownTitle } from './post-values.ts';
import { PostForm } from './post-form.tsx';

type Props = { post: StaffPost | null; origin: string; now: number; Uploader: ComponentType<UploaderProps> };

/** The address of the list with the dialog that edits a post (`new` for a new one), or without a dialog (null). */
export function postDialogPath(params: URLSearchParams, edit: string | null): string {
  const next = new URLSearchParams(params);
  if (edit) next.set('edit', edit);
  else next.delete('edit');
  return `/admin/blog-management?${next}`;
}

/**
 * The create and edit dialog over the list (docs/specification/posts.md#management). The page of the post has the
 * same form and its translations, and shares the draft. Closing the dialog keeps the draft.
 */
export function PostDialog({ post, ...rest }: Props) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const close = () => navigate(postDialogPath(params, null), { preventScrollReset: true });
  return (
    <Dialog
      title={post ? ta('blog.editTitle', { title: shownTitle(post) }) : ta('blog.newTitle')}

      onClose={() => void close()}
      isWide
    >
      <Link to={`/admin/blog-management/${post?.id ?? 'new'}`} className="link mb-4 inline-block">
        {ta('blog.fullPage')}
      </Link>
      <PostForm key={post?.id ?? 'new'} post={post} {...rest} onSaved={close} />
    </Dialog>
  );
}
