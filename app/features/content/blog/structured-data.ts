import type { Post } from '#shared/content/blog.ts';
import { localeTags } from '#shared/base/locale.ts';
import { companyJsonLd } from '../../../lib/breadcrumbs.ts';

/** schema.org BlogPosting. */
export function postJsonLd(
  post: Post,
  {
    url,
    image,
    companyName,
    origin,
  }: { url: string; image: string | null; companyName: string; origin: string },
): object {
  const company = companyJsonLd(companyName, origin);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.excerpt ? { description: post.excerpt } : {}),
    ...(image ? { image: [image] } : {}),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    inLanguage: localeTags[post.language],
    keywords: post.tags.join(', '),
    timeRequired: `PT${post.readingTime}M`,
    author: company,
    publisher: company,
    mainEntityOfPage: url,
    url,
  };
}
