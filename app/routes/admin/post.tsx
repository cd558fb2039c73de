import { Link, useNavigate, useSearchParams } from 'react-router';
import { targetLanguages } from '#shared/base/locale.ts';
import { ImageUploader } from '../../features/content/upload/image-uploader.tsx';
import { shownTitle } from '../../features/content/blog-admin/post-values.ts';
import { PostForm } from '../../features/content/blog-admin/post-form.tsx';
import { PostStatusBadge } from '../../features/content/blog-admin/post-status.tsx';
import { TranslationForm } from '../../features/content/blog-admin/translation-form.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChoiceLinks } from '../../staff/list/choice-links.tsx';
import type { Route } from './+types/post.ts';

/** /admin/blog-management/{id}, or …/new: a post and its translations. */
export const loader = onStaffServer(
  'staff',
  async ({ services, user, origin }, { params }: Route.LoaderArgs) => {
    const post = params.id === 'new' ? null : await services.blogAdmin.open(user, params.id);
    const title = post ? ta('blog.editTitle', { title: shownTitle(post) }) : ta('blog.newTitle');
    return { meta: { title }, post, origin, now: Date.now() };
  },
);

export default function Post({ loaderData: { post, origin, now } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const language = targetLanguages.find((name) => name === params.get('language'));
  return (
    <div className="grid gap-4">
      <Link to="/admin/blog-management" className="link inline-flex items-center gap-1 justify-self-start">
        <Icon name="left" className="size-4" />
        {ta('blog.back')}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="h2 inbox-text">{post ? shownTitle(post) : ta('blog.newTitle')}</h1>
        {post ? <PostStatusBadge post={post} now={now} /> : null}
      </header>
      {post ? (
        <ChoiceLinks
          label={ta('blog.language')}
          links={[undefined, ...targetLanguages].map((name) => ({
            to: name ? `?language=${name}` : '?',
            isCurrent: name === language,
            text: name ? (
              <>
                {ta(`languages.${name}`)}
                {post.translations.find((one) => one.language === name)?.isPublished ? (
                  <Icon name="check" className="size-4" />
                ) : (
                  <span className="sr-only"> ({ta('blog.translationNone')})</span>
                )}
              </>
            ) : (
              ta('blog.original')
            ),
          }))}
        />
      ) : null}
      {post && language ? (
        <TranslationForm key={`${post.id}-${language}`} post={post} language={language} />
      ) : (
        <PostForm
          key={post?.id ?? 'new'}
          post={post}
          origin={origin}
          now={now}
          Uploader={ImageUploader}
          onSaved={({ id }) => (post ? null : navigate(`/admin/blog-management/${id}`, { replace: true }))}
        />
      )}
    </div>
  );
}
