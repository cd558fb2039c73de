import { Hono } from 'hono';
import { AppError } from '#shared/errors.ts';
import { fallbackLocale, type Locale, locales, toLocale } from '#shared/locale.ts';
import { isOfOne, type Page, type PageOfOne, pages, type PlainPage } from '#shared/pages.ts';
import type { Services } from '../services.ts';
import type { AppContext, AppEnv } from './env.ts';

/** A sitemap may hold 50,000 addresses; each product has one a language. */
const sitemapProducts = Math.floor(50_000 / locales.length) - 10;

/** Posts in the sitemap, the newest. */
const sitemapPosts = 1000;

/** One address of the sitemap; in all languages unless it says in which. */
type Entry = { path: string; lastmod?: string | undefined; languages?: readonly Locale[] };

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Longest name below an icon on a phone's screen, in characters. */
const maxShortName = 12;

const shortNameOf = (name: string) => (name.length > maxShortName ? name.split(/\s/, 1)[0]! : name);

/** What search engines, link previews and phones ask for: sitemap.xml, robots.txt, the web manifest, share pictures. */
export function discoveryRoutes({ products, blog, images, settings }: Services) {
  return new Hono<AppEnv>()
    .get('/sitemap.xml', async (c) => {
      const origin = c.get('origin');
      const [goods, posts] = await Promise.all([
        products.sitemap(sitemapProducts),
        blog.sitemap(sitemapPosts),
      ]);
      /** The records that have a page each. */
      const records: Record<PageOfOne, Entry[]> = {
        '/product/:id': goods.map(({ id, updatedAt }) => ({
          path: `/product/${id}`,
          lastmod: dayOf(updatedAt),
        })),
        '/blog/:slug': posts.map(({ slug, updatedAt, languages }) => ({
          path: `/blog/${slug}`,
          lastmod: dayOf(updatedAt),
          languages: [fallbackLocale, ...languages],
        })),
      };
      const newest: Partial<Record<PlainPage, string | undefined>> = {
        '/blog': posts[0] && dayOf(posts[0].updatedAt),
      };
      const listed = (Object.keys(pages) as Page[]).flatMap((page): Entry[] =>
        isOfOne(page) ? records[page] : [{ path: page, lastmod: newest[page] }],
      );
      const entries = listed.flatMap(({ path, lastmod, languages = locales }) =>
        languages.map((locale) => {
          const alternates = languages
            .map((l) => `<xhtml:link rel="alternate" hreflang="${l}" href="${origin}${path}?lng=${l}"/>`)
            .concat(
              `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}${path}?lng=${fallbackLocale}"/>`,
            )
            .join('');
          const date = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
          return `<url><loc>${origin}${path}?lng=${locale}</loc>${date}${alternates}</url>`;
        }),
      );
      c.header('Content-Type', 'application/xml; charset=utf-8');
      c.header('Cache-Control', 'public, max-age=3600');
      return c.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
      );
    })
    .get('/robots.txt', (c) => {
      c.header('Cache-Control', 'public, max-age=3600');
      return c.text(
        [
          'User-agent: *',
          'Disallow: /admin/',
          'Disallow: /api/',
          'Disallow: /favorites',
          '',
          `Sitemap: ${c.get('origin')}/sitemap.xml`,
          '',
        ].join('\n'),
      );
    })
    .get('/site.webmanifest', async (c) => {
      const { companyName } = await settings.read();
      c.header('Content-Type', 'application/manifest+json; charset=utf-8');
      c.header('Cache-Control', 'public, max-age=3600');
      return c.body(
        JSON.stringify({
          name: companyName,
          short_name: shortNameOf(companyName),
          start_url: '/',
          display: 'standalone',
          background_color: '#FAF6EF',
          theme_color: '#0F5B47',
          icons: [
            { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
            { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
          ],
        }),
      );
    })
    .get('/feeds/:file{blog\\.[a-z]{2}\\.(?:rss|atom)}', async (c) => {
      const [, language, format] = c.req.param('file').split('.');
      const locale = toLocale(language);
      if (!locale) throw new AppError('not_found', 'no feed in that language');
      const { companyName } = await settings.read();
      const feed = await blog.feed(locale, { origin: c.get('origin'), companyName });
      c.header('Content-Type', `application/${format}+xml; charset=utf-8`);
      c.header('Cache-Control', 'public, max-age=600');
      return c.body(format === 'rss' ? feed.rss2() : feed.atom1());
    })
    .get('/share/blog/:file{[^/]+\\.jpg}', async (c) => {
      const post = await blog.get(c.req.param('file').slice(0, -'.jpg'.length), fallbackLocale);
      return shareAnswer(
        c,
        post.featuredImageUrl === null ? null : await images.share(post.featuredImageUrl),
      );
    })
    .get('/share/product/:file{[^/]+\\.jpg}', async (c) => {
      const product = await products.get(c.req.param('file').slice(0, -'.jpg'.length));
      return shareAnswer(c, product.imageUrl === null ? null : await images.share(product.imageUrl));
    });
}

function shareAnswer(c: AppContext, jpeg: Buffer | null) {
  if (!jpeg) throw new AppError('not_found', 'no share picture');
  c.header('Content-Type', 'image/jpeg');
  c.header('Cache-Control', 'public, max-age=86400');
  return c.body(new Uint8Array(jpeg));
}
