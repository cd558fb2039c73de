import { Link, redirect } from 'react-router';
import { isAppError } from '#shared/base/errors.ts';
import { loadBlogTexts } from '#shared/i18n/dictionary.ts';
import { localeTags } from '#shared/base/locale.ts';
import { feedsOf } from '../../features/content/blog/feeds.ts';
import { loadPost } from '../../features/content/blog/load-post.ts';
import { PostArticle } from '../../features/content/blog/post-article.tsx';
import { PostCard } from '../../features/content/blog/post-card.tsx';
import { ShareLinks } from '../../features/content/blog/share-links.tsx';
import { postJsonLd } from '../../features/content/blog/structured-data.ts';
import { codeOf, ErrorPage } from '../../features/platform/layout/error-page.tsx';
import { cardHeart } from '../../features/catalogue/favorite/card-heart.tsx';
import { ProductGrid } from '../../features/catalogue/product/product-card.tsx';

import { breadcrumbJsonLd } from '../../lib/breadcrumbs.ts';
import { shareImage } from '../../lib/head.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer } from '../../lib/page-loader.ts';
import { ReplyPromise } from '../../lib/reply-promise.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Shelf } from '../../ui/shelf.tsx';
import type { Route } from './+types/post.ts';

export const loader = onServer(async (page, { params }: Route.LoaderArgs) => {
  const { services, locale, t, origin, head, tag, cacheTags } = page;
  const post = await services.blog.get(params.slug, locale).catch(async (error: unknown) => {
    // A former address redirects to the current one (docs/specification/blog.md#addresses).
    const present =
      isAppError(error) && error.code === 'not_found' ? await services.blog.presentSlug(params.slug) : null;
    throw present === null ? error : redirect(`/blog/${present}`, 301);
  });
  const texts = await loadBlogTexts(locale);
  const [shown, settings] = await Promise.all([loadPost(page, post, texts), page.settings()]);
  // "posts": the page also contains lists of related and neighbouring posts.
  tag(cacheTags.post(post.id), cacheTags.posts, cacheTags.settings);
  tag(...shown.products.map((card) => cacheTags.product(card.id)));

  const path = `/blog/${post.slug}`;
  const image = shown.post.picture ? `${origin}/share${path}.jpg` : null;
  head.canonical = path;
  head.type = 'article';
  head.languages = post.languages;
  head.image = image ? { url: image, width: 1200, height: 630 } : shareImage(origin);
  head.feeds = feedsOf(locale, texts.title, origin);
  const { companyName } = settings;
  head.jsonLd.push(
    postJsonLd(post, { url: origin + path, image, companyName, origin }),
    breadcrumbJsonLd([
      { name: t('nav.home'), url: `${origin}/` },
      { name: t('nav.blog'), url: `${origin}/blog` },
      { name: post.title, url: origin + path },
    ]),
  );
  const description = post.metaDescription ?? post.excerpt ?? undefined;
  return {
    meta: { title: `${post.title} – ${companyName}`, ...(description ? { description } : {}) },
    texts,
    url: origin + path,
    ...shown,
  };
});

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { texts, url, post, previous, next, products, related } = loaderData;
  const { t: common } = useTexts();
  const { locale, t } = useTexts(texts);
  const langOf = (language: typeof locale) => (language === locale ? undefined : localeTags[language]);
  return (
    <div className="wrap pb-10">
      <nav aria-label={t('breadcrumb')} className="post-crumbs flex items-center gap-4 text-sm text-muted">
        <BackLink href="/blog" text={common('common.back')} isPlain />
        <Link to="/blog" className="inline-flex min-h-11 min-w-11 items-center hover:underline">
          {common('nav.blog')}
        </Link>
      </nav>
      <PostArticle key={post.id} post={post} texts={texts}>
        <ShareLinks title={post.title} url={url} texts={texts} />
        <aside className="card grid gap-2 p-4">
          <h2 className="h3">{t('ask')}</h2>
          <p>
            {t('askText')} <ReplyPromise />
          </p>
          <Link to="/contact" className="btn btn-primary justify-self-start">
            {common('nav.contactUs')}
          </Link>
        </aside>
        {previous || next ? (
          <nav className="grid gap-3 sm:grid-cols-2" aria-label={t('related')}>
            {previous ? (
              <Link to={`/blog/${previous.slug}`} rel="prev" className="card grid gap-1 p-4">
                <span className="flex items-center gap-1 text-sm text-muted">
                  <Icon name="left" className="size-4" />
                  {t('previous')}
                </span>
                <span className="font-semibold" lang={langOf(previous.language)}>
                  {previous.title}
                </span>
              </Link>
            ) : (
              <span />
            )}
            {next ? (
              <Link to={`/blog/${next.slug}`} rel="next" className="card grid gap-1 p-4 sm:text-end">
                <span className="flex items-center gap-1 text-sm text-muted sm:justify-end">
                  {t('next')}
                  <Icon name="right" className="size-4" />
                </span>
                <span className="font-semibold" lang={langOf(next.language)}>
                  {next.title}
                </span>
              </Link>
            ) : null}
          </nav>
        ) : null}
      </PostArticle>
      {products.length > 0 ? (
        <Shelf id="post-products" title={t('products')}>
          <ProductGrid cards={products} label={t('products')} columns={4} renderCorner={cardHeart} />
        </Shelf>
      ) : null}
      {related.length > 0 ? (
        <Shelf id="post-related" title={t('related')}>
          <ul className="grid gap-5 md:grid-cols-3">
            {related.map((other) => (
              <li key={other.id} className="grid">
                <PostCard post={other} texts={texts} heading="h3" />
              </li>
            ))}
          </ul>
        </Shelf>
      ) : null}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTexts();
  return (
    <div className="wrap section">
      {codeOf(error) === 'not_found' ? (
        <EmptyState icon="search" title={t('notFound.postTitle')} text={t('notFound.postText')} isPage>
          <title>{t('notFound.postTitle')}</title>
          <BackLink href="/blog" text={t('common.back')} />
        </EmptyState>
      ) : (
        <ErrorPage error={error} />
      )}
    </div>
  );
}
