import { Feed } from 'feed';
import type { PostCategory } from '#shared/blog-rules.ts';
import { loadBlogTexts } from '#shared/i18n/dictionary.ts';
import { type Locale, localeTags } from '#shared/locale.ts';

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

/** Where the feed is served, and whose it is. */
export type FeedHome = { origin: string; companyName: string };

export type FeedFormat = 'rss' | 'atom';

/** What XML cannot carry. Staff may have pasted it. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const writable = (text: string) => text.replaceAll(unwritable, '');

/** A text where the feed holds HTML. */
const asHtml = (text: string) =>
  writable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text where the feed holds text: its writer takes `&amp;` for an escaped `&`. */
const asText = (text: string) => writable(text).replaceAll('&', '&amp;');

/** Stands for `<` in attributes, which the feed's writer does not escape there; no writable text has this character. */
const lessThan = '\uffff';

const asAttribute = (text: string) => writable(text).replaceAll('<', lessThan);

/** The newest posts of one language as RSS or Atom. Every text is escaped for the place where it stands. */
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
    // Escaped by the library, unlike the others.
    generator: writable(companyName),
    favicon: `${origin}/favicon.svg`,
    feedLinks: { rss: `${origin}/feeds/blog.${locale}.rss`, atom: `${origin}/feeds/blog.${locale}.atom` },
    ...(posts[0] ? { updated: posts[0].updatedAt } : {}),
  });
  // Atom names a category in an attribute, RSS in an element.
  const asCategory = format === 'atom' ? asAttribute : asText;
  for (const post of posts) {
    feed.addItem({
      // Not the address, which may change: readers would take the post for a new one.
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
