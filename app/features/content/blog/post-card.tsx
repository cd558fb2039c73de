import { Link } from 'react-router';
import type { BlogTexts } from '#shared/i18n/en/blog.ts';
import { cardTagCount } from '#shared/base/limits.ts';
import { localeTags } from '#shared/base/locale.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../lib/picture.tsx';
import { categoryName, type ShownCard } from './post-props.ts';
import { tagName } from './tag-name.ts';

type Props = {
  post: ShownCard;
  texts: BlogTexts;
  /** The first cards are visible at once and are not loaded lazily. */
  priority?: 'high' | 'eager' | 'lazy';
  heading?: 'h2' | 'h3';
};

const sizes = '(min-width: 64rem) 34rem, (min-width: 48rem) 46vw, 92vw';

/** A post in a list (docs/specification/blog.md#list). */
export function PostCard({ post, texts, priority = 'lazy', heading: Heading = 'h2' }: Props) {
  const { locale, t } = useTexts(texts);
  const lang = post.language === locale ? undefined : localeTags[post.language];
  return (
    <article className="post-card card relative flex flex-col overflow-hidden">
      {post.featuredImageUrl ? (
        <Picture
          url={post.featuredImageUrl}
          picture={post.picture}
          alt=""
          sizes={sizes}
          maxWidth={640}
          priority={priority}
          className="post-cover"
        />
      ) : (
        <span className="pic post-cover grid place-items-center text-muted">
          <Icon name="image" className="size-10" />
        </span>
      )}
      <div className="post-card-text flex flex-1 flex-col gap-2 p-4">
        <div className="post-card-head grid content-start gap-1">
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span className="badge">{categoryName(texts, post.category)}</span>
            <span>{post.date}</span>
          </p>
          <Heading className="h3" lang={lang}>
            <Link to={`/blog/${post.slug}`} className="cover-link">
              {post.title}
            </Link>
          </Heading>
        </div>
        {post.excerpt ? (
          <p className="clamp-3 text-muted" lang={lang}>
            {post.excerpt}
          </p>
        ) : null}
        <p className="mt-auto flex flex-wrap gap-x-2 text-sm text-muted sm:gap-x-3">
          <span>{t('minutes', { count: post.readingTime })}</span>
          <span>{t('views', { count: post.viewCount })}</span>
          <span className="ml-auto flex items-center gap-1 font-semibold text-leaf" aria-hidden="true">
            {t('readMore')}
            <Icon name="right" className="size-4 max-sm:hidden" />
          </span>
        </p>
        {post.tags.length > 0 ? (
          <ul className="flex flex-wrap gap-1" aria-label={t('tags')}>
            {post.tags.slice(0, cardTagCount).map((tag) => (
              <li key={tag}>
                <Link to={`/blog?tag=${encodeURIComponent(tag)}`} className="badge badge-plain relative z-1">
                  {tagName(texts, tag)}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  );
}
