import { readingMinutes } from '#shared/content/blog-rules.ts';
import { sanitizePost } from '../../content/blog/blog.html.ts';
import { linkProducts } from '../../content/blog/blog.writing.ts';
import type { Database } from '../../platform/db/client.ts';
import { blogPosts, blogTranslations } from '../../content/blog/blog.schema.ts';
import { type DemoPost, namesIn, pictureInPost, productInPost } from './demo-content.ts';
import { type DemoLanguage, demoLanguages } from './demo-schemas.ts';

const dayMs = 24 * 3_600_000;

/** Stores the pictures of the demo posts. @returns name → address */
export async function storePostPictures(
  posts: readonly DemoPost[],
  store: (name: string) => Promise<string>,
): Promise<Map<string, string>> {
  const names = posts.flatMap((post) => [
    post.picture,
    ...demoLanguages.flatMap((language) => namesIn(post[language].content, pictureInPost)),
  ]);
  const pictures = new Map<string, string>();
  for (const name of new Set(names)) pictures.set(name, await store(`posts/${name}`));
  return pictures;
}

type Context = { pictures: ReadonlyMap<string, string>; productIds: ReadonlyMap<string, string> };

/** Inserts the demo posts with their translations. */
export async function insertPosts(
  tx: Database,
  posts: readonly DemoPost[],
  { pictures, productIds }: Context,
): Promise<void> {
  const now = Date.now();
  const textsOf = ({ title, excerpt, metaDescription, content }: DemoPost[DemoLanguage]) => ({
    title,
    excerpt,
    metaDescription,
    content: sanitizePost(
      content
        .replaceAll(pictureInPost, (_, name: string) => `"${pictures.get(name)}"`)
        .replaceAll(productInPost, (_, key: string) => `"/product/${productIds.get(key)}"`),
    ),
  });
  for (const { slug, category, tags, daysAgo, picture, ...texts } of posts) {
    const original = textsOf(texts.en);
    const [row] = await tx
      .insert(blogPosts)
      .values({
        ...original,
        slug,
        category,
        tags,
        featuredImageUrl: pictures.get(picture) ?? null,
        featuredImageAlt: texts.en.pictureAlt,
        status: 'published',
        publishedAt: new Date(now - daysAgo * dayMs),
        readingTime: readingMinutes(original.content),
      })
      .returning({ id: blogPosts.id });
    const blogPostId = row!.id;
    await linkProducts(tx, { id: blogPostId, content: original.content });
    for (const language of demoLanguages) {
      if (language !== 'en')
        await tx
          .insert(blogTranslations)
          .values({ ...textsOf(texts[language]), blogPostId, language, isPublished: true });
    }
  }
}
