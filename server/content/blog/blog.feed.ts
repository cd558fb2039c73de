import { Feed } from 'feed';
import type { PostCategory } from '#shared/content/blog-rules.ts';
import { loadBlogTexts } from '#shared/i18n/dictionary.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';

type FeedPost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string | null;
  metaDescription: string | null;
  content: string;
  category: string;
  tags: readonly string[];
  publishedAt: Date | null;
  updatedAt: Date;
};

/** The site that serves the feed. */
export type FeedHome = { origin: string; companyName: string };

export type FeedFormat = 'rss' | 'atom';

/** Characters that XML cannot carry; staff may have pasted them. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const writable = (text: string) => text.replaceAll(unwritable, '');

/** A text for a place where the feed contains HTML. */
const asHtml = (text: string) =>
  writable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text for a place where the feed contains plain text: the feed library takes `&amp;` for an escaped `&`. */
const asText = (text: string) => writable(text).replaceAll('&', '&amp;');

/**
 * Placeholder for `<` in attributes, which the feed library does not escape there. No writable text contains this
 * character.
 */
const lessThan = '\uffff';

const asAttribute = (text: string) => writable(text).replaceAll('<', lessThan);

/** The newest posts of one language as RSS or Atom. Each text is escaped for its place. */
export async function postFeed(
  posts: readonly FeedPost[],
  locale: Locale,
  { origin, companyName }: FeedHome,
  format: FeedFormat,
): Promise<string> {
  const texts = await loadBlogTexts(locale);
  const home = `${origin}/blog?lng=${locale}`;
  const company = asText(companyName);
  const feed = new Feed({
    id: home,
    link: home,
    title: `${company}: ${texts.title}`,
    description: texts.subtitle,
    language: localeTags[locale],
    copyright: company,
    // Escaped by the library, unlike the other texts.
    generator: writable(companyName),
    favicon: `${origin}/favicon.svg`,
    feedLinks: { rss: `${origin}/feeds/blog.${locale}.rss`, atom: `${origin}/feeds/blog.${locale}.atom` },
    ...(posts[0] ? { updated: posts[0].updatedAt } : {}),
  });
  // Atom writes a category in an attribute, RSS in an element.
  const asCategory = format === 'atom' ? asAttribute : asText;
  for (const post of posts) {
    feed.addItem({
      // Not the address, which may change: readers would show the post as a new one.
      id: `${origin}/blog/${post.id}?lng=${locale}`,
      link: `${origin}/blog/${post.slug}?lng=${locale}`,
      title: asHtml(post.title),
      date: post.updatedAt,
      published: post.publishedAt!,
      description: asHtml(post.excerpt ?? post.metaDescription ?? ''),
      content: writable(post.content).replaceAll(/(src|href|poster)="\//g, `$1="${origin}/`),
      category: [texts.categories[post.category as PostCategory] ?? post.category, ...post.tags].map(
        (name) => ({ name: asCategory(name), term: asCategory(name) }),
      ),
    });
  }
  const xml = format === 'rss' ? feed.rss2() : feed.atom1();
  return xml.replaceAll(lessThan, '&lt;');
}
