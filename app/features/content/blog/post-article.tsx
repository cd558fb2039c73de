import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import type { BlogTexts } from '#shared/i18n/en/blog.ts';
import { contentsFrom } from '#shared/base/limits.ts';
import { localeNames, localeTags } from '#shared/base/locale.ts';
import { countPageView } from '../../../lib/count-view.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Picture } from '../../../lib/picture.tsx';
import type { ShownPost } from './load-post.ts';
import { categoryName } from './post-props.ts';
import { tagName } from './tag-name.ts';

type Props = {
  post: ShownPost;
  texts: BlogTexts;
  /** A preview does not count views. */
  isPreview?: boolean;
  children?: ReactNode;
};

/** One post (docs/specification/blog.md#post). */
export function PostArticle({ post, texts, isPreview = false, children }: Props) {
  const { t: common } = useTexts();
  const { locale, t } = useTexts(texts);
  useEffect(() => {
    if (!isPreview) countPageView('blog', post.id);
  }, [post.id, isPreview]);
  const lang = post.language === locale ? undefined : localeTags[post.language];
  const others = post.languages.filter((language) => language !== locale && language !== post.language);
  return (
    <article className="post" data-kind="blog" data-seen={isPreview ? undefined : post.id}>
      <header className="grid gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Link to={`/blog?category=${post.category}`} className="badge">
            {categoryName(texts, post.category)}
          </Link>
          {post.date ? <span>{post.date}</span> : null}
          <span>{t('minutes', { count: post.readingTime })}</span>
          <span>{t('views', { count: post.viewCount })}</span>
        </p>
        <h1 className="h1" lang={lang}>
          {post.title}
        </h1>
        {post.excerpt ? (
          <p className="lead" lang={lang}>
            {post.excerpt}
          </p>
        ) : null}
        {post.onlyIn ? <p className="post-note">{post.onlyIn}</p> : null}
        {others.length > 0 ? (
          <p className="text-sm text-muted">
            {t('alsoIn')}{' '}
            {others.map((language, i) => (
              <span key={language}>
                {i > 0 ? ', ' : ''}
                <a href={`/blog/${post.slug}?lng=${language}`} lang={localeTags[language]} className="link">
                  {localeNames[language]}
                </a>
              </span>
            ))}
          </p>
        ) : null}
      </header>
      {post.featuredImageUrl ? (
        <Picture
          url={post.featuredImageUrl}
          picture={post.picture}
          alt={post.alt.text}
          lang={post.alt.text && post.alt.language !== locale ? localeTags[post.alt.language] : undefined}
          sizes="(min-width: 48rem) 44rem, 92vw"
          maxWidth={960}
          priority="high"
          className="post-cover"
        />
      ) : null}
      {post.headings.length >= contentsFrom ? (
        <nav className="card p-4" aria-labelledby="contents">
          <details open>
            <summary id="contents" className="font-semibold" data-plain="">
              {t('contents')}
            </summary>
            <ol className="post-contents" lang={lang}>
              {post.headings
                .filter(({ level }) => level === 2)
                .map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="link" data-plain="">
                      {text}
                    </a>
                  </li>
                ))}
            </ol>
          </details>
        </nav>
      ) : null}
      {/* oxlint-disable-next-line react/no-danger -- sanitised on write (server/content/blog/blog.html.ts), policy without inline scripts */}
      <div className="post-body" lang={lang} dangerouslySetInnerHTML={{ __html: post.html }} />
      {post.tags.length > 0 ? (
        <ul className="flex flex-wrap gap-2" aria-label={t('tags')}>
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link to={`/blog?tag=${encodeURIComponent(tag)}`} className="badge badge-plain">
                {tagName(texts, tag)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
      <BackLink href="/blog" text={common('common.back')} />
    </article>
  );
}
