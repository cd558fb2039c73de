import { pagesOf } from '#shared/base/list-query.ts';
import { Link, useNavigation } from 'react-router';
import { postQuery } from '#shared/content/blog.ts';
import { loadBlogTexts } from '#shared/i18n/dictionary.ts';
import { postSkeletonCount } from '#shared/base/limits.ts';
import { canonicalPath, withParameter } from '#shared/base/pages.ts';
import reading from '../../assets/scenes/reading.svg?url';
import { PageHero } from '../../features/content/company/page-parts.tsx';
import { feedsOf } from '../../features/content/blog/feeds.ts';
import { PostCard } from '../../features/content/blog/post-card.tsx';
import { PostFilter } from '../../features/content/blog/post-filter.tsx';
import { toShownCard } from '../../features/content/blog/post-props.ts';
import { Pagination } from '../../features/catalogue/product/pagination.tsx';
import { shareImage } from '../../lib/head.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { useIsSlow } from '../../features/platform/layout/use-is-slow.ts';
import { onServer } from '../../lib/page-loader.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/blog.ts';
import { tagName } from '../../features/content/blog/tag-name.ts';

/** /blog: published posts with search, category and tag (docs/specification/blog.md#list). */
export const loader = onServer(
  async ({ services, settings, locale, origin, head, tag, cacheTags }, { request }: Route.LoaderArgs) => {
    const url = new URL(request.url);
    const query = postQuery.parse(Object.fromEntries(url.searchParams));
    const [texts, categories, first, { companyName }] = await Promise.all([
      loadBlogTexts(locale),
      services.blog.categories(),
      services.blog.list(query, locale),
      settings(),
    ]);
    const pages = pagesOf(first.total, query.limit);
    const page = Math.min(query.page, pages);
    const found = page === query.page ? first : await services.blog.list({ ...query, page }, locale);
    const pictures = await services.blog.pictures(found.posts);
    tag(cacheTags.posts, cacheTags.settings);
    if (query.search !== '') tag(cacheTags.synonyms);
    head.canonical = query.search === '' ? canonicalPath(url.pathname, url.searchParams) : null;
    head.image = shareImage(origin);
    head.feeds = feedsOf(locale, texts.title, origin);
    return {
      meta: { title: `${texts.title} – ${companyName}`, description: texts.metaDescription },
      texts,
      query,
      categories,
      posts: found.posts.map((post) => toShownCard(post, pictures, locale)),
      total: found.total,
      corrected: found.corrected,
      page,
      pages,
    };
  },
);

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { texts, query, categories, posts, total, corrected, page, pages } = loaderData;
  const { locale, t } = useTexts(texts);
  const navigation = useNavigation();
  const isLoading = useIsSlow(navigation.state === 'loading' && navigation.location.pathname === '/blog');
  const isFiltered = query.search !== '' || query.category !== '' || query.tag !== '';
  const path = (to: number) => {
    const params = new URLSearchParams();
    for (const name of ['search', 'category', 'tag'] as const) if (query[name]) params.set(name, query[name]);
    const base = params.size > 0 ? `/blog?${params}` : '/blog';
    return withParameter(base, 'page', to > 1 ? String(to) : null);
  };
  return (
    <>
      <PageHero scene={reading} title={t('title')} subtitle={t('subtitle')} />
      <div className="wrap pb-10">
        {total > 0 || isFiltered ? (
          <>
            <PostFilter query={query} categories={categories} texts={texts} />
            <div className="mb-4 flex flex-wrap items-center gap-3 text-sm text-muted">
              <p role="status">{t('count', { count: total })}</p>
              {query.tag ? (
                <Link
                  to={withParameter(path(1), 'tag', null)}
                  className="badge badge-plain flex items-center gap-1"
                  aria-label={t('removeTag', { tag: tagName(texts, query.tag) })}
                >
                  {t('tagged', { tag: tagName(texts, query.tag) })}
                  <Icon name="close" className="size-4" />
                </Link>
              ) : null}
            </div>
          </>
        ) : null}
        {corrected === null ? null : (
          <p className="mb-4">
            {t('nearText', { search: query.search })}{' '}
            <Link to={withParameter(path(1), 'search', corrected)} className="link">
              {t('didYouMean', { search: corrected })}
            </Link>
          </p>
        )}
        {isLoading ? (
          <Skeletons />
        ) : posts.length > 0 ? (
          <>
            <ul className="grid gap-5 md:grid-cols-2">
              {posts.map((post, i) => (
                <li key={post.id} className="post-item grid">
                  <PostCard
                    post={post}
                    texts={texts}
                    priority={i === 0 ? 'high' : i < 2 ? 'eager' : 'lazy'}
                  />
                </li>
              ))}
            </ul>
            {pages > 1 ? <Pagination page={page} pages={pages} pathOf={path} /> : null}
            <p className="mt-8 text-sm">
              <a href={`/feeds/blog.${locale}.rss`} className="link" data-plain="">
                {t('feeds')}
              </a>
            </p>
          </>
        ) : isFiltered ? (
          <EmptyState icon="search" title={t('none')} text={t('noneText')}>
            <Link to="/blog" className="btn btn-primary">
              {t('showAll')}
            </Link>
            <Link to="/contact" className="btn btn-outline">
              {t('contact')}
            </Link>
          </EmptyState>
        ) : (
          <EmptyState icon="clock" title={t('comingSoon')} text={t('comingSoonText')}>
            <Link to="/contact" className="btn btn-primary">
              <Icon name="mail" />
              {t('contact')}
            </Link>
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** Placeholders while the list is loading (docs/specification/blog.md#list). */
function Skeletons() {
  return (
    <div className="grid gap-5 md:grid-cols-2" aria-hidden="true">
      {Array.from({ length: postSkeletonCount }, (_, i) => (
        <div key={i} className="card overflow-hidden">
          <div className="skeleton post-cover" />
          <div className="grid gap-2 p-4">
            <div className="skeleton h-4 w-24" />
            <div className="skeleton h-6" />
            <div className="skeleton h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
