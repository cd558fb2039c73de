import type { Post } from '#shared/content/blog.ts';
import { displayName } from '#shared/base/formatting.ts';
import { pick } from '#shared/base/pick.ts';
import type { BlogTexts } from '#shared/i18n/en/blog.ts';
import { fillText } from '#shared/i18n/translate.ts';
import type { PageContext } from '../../../lib/page-context.ts';
import { cardFields, postDate, toShownCard } from './post-props.ts';

/** Loads a post and its related data, for its page and its preview. */
export async function loadPost({ services, locale }: PageContext, post: Post, texts: BlogTexts) {
  const around = await services.blog.around(post, locale);
  const pictures = await services.blog.pictures(around.related);
  const languageName = displayName(locale, 'language', post.language);
  const shown = {
    ...pick(post, [...cardFields, 'languages']),
    date: postDate(post.publishedAt, locale),
    /** Description of the featured picture. */
    alt: around.alt,
    picture: around.picture,
    /** Sanitised on write. Headings have ids. */
    html: around.body.html,
    headings: around.body.headings,
    /** Notice shown if the post does not exist in the visitor's language. */
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
export type ShownPost = Awaited<ReturnType<typeof loadPost>>['post'];
