import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readingMinutes } from '#shared/blog-rules.ts';
import { sanitizePost } from '../../blog/blog.html.ts';
import { linkProducts } from '../../blog/blog.writing.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../client.ts';
import { blogPosts, blogTranslations } from '../schema/blog.ts';
import { demoLanguages } from './demo/types.ts';
import type { DemoPost, DemoPostText } from './demo/posts/types.ts';

const artFolder = path.join(import.meta.dirname, 'demo', 'posts', 'art');
const dayMs = 24 * 3_600_000;

/** Names of the drawings that a post uses. */
const drawingsOf = (post: DemoPost): string[] => [
  post.picture,
  ...demoLanguages.flatMap((locale) =>
    [...(post[locale]?.content ?? '').matchAll(/"art:([\w-]+)"/g)].map(([, name]) => name!),
  ),
];

/** Renders the drawings of the demo posts and stores them through the picture pipeline. @returns name → address */
export async function drawPostPictures(
  services: Services,
  posts: readonly DemoPost[],
): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const name of new Set(posts.flatMap(drawingsOf))) {
    const svg = await readFile(path.join(artFolder, `${name}.svg`));
    const png = await sharp(svg).resize(1600, 900).png().toBuffer();
    pictures.set(name, (await services.images.receive(png)).url);
  }
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
  const textsOf = ({ title, excerpt, metaDescription, content }: DemoPostText) => ({
    title,
    excerpt,
    metaDescription,
    content: sanitizePost(
      content
        .replaceAll(/"art:([\w-]+)"/g, (_, name: string) => `"${pictures.get(name)}"`)
        .replaceAll(/"product:([\w-]+)"/g, (_, key: string) => `"/product/${productIds.get(key)}"`),
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
        tags: [...tags],
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
      const translated = language === 'en' ? undefined : texts[language];
      if (translated)
        await tx
          .insert(blogTranslations)
          .values({ ...textsOf(translated), blogPostId, language, isPublished: true });
    }
  }
}
