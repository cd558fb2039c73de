import type { Post } from '#shared/content/blog.ts';
import { displayName } from '#shared/base/formatting.ts';
import type { BlogTexts } from '#shared/i18n/en/blog.ts';
import { fillText } from '#shared/i18n/translate.ts';
import type { PageContext } from '../../../lib/page-context.ts';
import type { ShownPost } from './post-article.tsx';
import { postDate, toShownCard } from './post-props.ts';

/** Loads a post and its related data, for its page and its preview. */
export async function loadPost({ services, locale }: PageContext, post: Post, texts: BlogTexts) {
  const around = await services.blog.around(post, locale);
  const pictures = await services.blog.pictures(around.related);
  const languageName = displayName(locale, 'language', post.language);
  const {
    content: _shown,
    status: _status,
    metaDescription: _meta,
    updatedAt: _at,
    featuredImageAlt: _alt,
    publishedAt,
    ...rest
  } = post;
  const shown: ShownPost = {
    ...rest,
    date: postDate(publishedAt, locale),
    alt: around.alt,
    picture: around.picture,
    html: around.body.html,
    headings: around.body.headings,
    onlyIn: post.language === locale ? null : fillText(texts.onlyIn, { language: languageName }),
  };
  return {
    post: shown,
    previous: around.previous,
    next: around.next,
    products: around.products,
    related: around.related.map((other) => toShownCard(other, pictures, locale)),
  };
}
