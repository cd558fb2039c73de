import { shareImage } from './head.ts';
import type { PageContext } from './page-context.ts';

/** schema.org BreadcrumbList of the path to a page, outermost first. */
export function breadcrumbJsonLd(steps: readonly { name: string; url: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: url,
    })),
  };
}

/** schema.org Organization: the company, as other data refer to it. */
export const companyJsonLd = (name: string, origin: string) => ({
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

/** The head of a page directly below the home page: its address, the company's picture, and the path to it. */
export function setPlainHead({ head, origin, t }: PageContext, path: string, name: string): void {
  head.canonical = path;
  head.image = shareImage(origin);
  head.jsonLd.push(
    breadcrumbJsonLd([
      { name: t('nav.home'), url: `${origin}/` },
      { name, url: origin + path },
    ]),
  );
}
