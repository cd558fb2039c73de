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

/** The newest posts of one language, to be written as RSS or Atom. */
export async function postFeed(
  posts: readonly FeedPost[],
  locale: Locale,
  { origin, companyName }: FeedHome,
): Promise<Feed> {
  const texts = await loadBlogTexts(locale);
  const home = `${origin}/blog?lng=${locale}`;
  const feed = new Feed({
    id: home,
    link: home,
    title: `${companyName}: ${texts.title}`,
    description: texts.subtitle,
    language: localeTags[locale],
    copyright: companyName,
    generator: companyName,
    favicon: `${origin}/favicon.svg`,
    feedLinks: { rss: `${origin}/feeds/blog.${locale}.rss`, atom: `${origin}/feeds/blog.${locale}.atom` },
    ...(posts[0] ? { updated: posts[0].updatedAt } : {}),
  });
  for (const post of posts) {
    feed.addItem({
      // Not the address, which may change: readers would take the post for a new one.
      id: `${origin}/blog/${post.id}?lng=${locale}`,
      link: `${origin}/blog/${post.slug}?lng=${locale}`,
      title: post.title,
      date: post.updatedAt,
      published: post.publishedAt!,
      description: post.excerpt ?? post.metaDescription ?? '',
      content: post.content.replaceAll(/(src|href|poster)="\//g, `$1="${origin}/`),
      category: [
        { name: texts.categories[post.category as PostCategory] ?? post.category },
        ...post.tags.map((name) => ({ name })),
      ],
    });
  }
  return feed;
}
