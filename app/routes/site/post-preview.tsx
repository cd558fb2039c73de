import { loadBlogTexts } from '#shared/i18n/dictionary.ts';
import { loadPost } from '../../features/content/blog/load-post.ts';
import { PostArticle } from '../../features/content/blog/post-article.tsx';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/post-preview.ts';

/** A post before it is published, for anyone with its private address. Never cached or indexed. */
export const loader = onServer(async (page, { params }: Route.LoaderArgs) => {
  const { services, locale, head } = page;
  const [post, texts] = await Promise.all([services.blog.preview(params.key, locale), loadBlogTexts(locale)]);
  head.canonical = null;
  return { meta: { title: post.title }, texts, ...(await loadPost(page, post, texts)) };
});

export default function PostPreview({ loaderData: { texts, post } }: Route.ComponentProps) {
  const { t } = useTexts(texts);
  return (
    <div className="wrap pb-10">
      <p className="post-note mt-4 mb-4" role="note">
        {t('preview')}
      </p>
      <PostArticle post={post} texts={texts} isPreview />
    </div>
  );
}
