import { Hono } from 'hono';
import { AppError } from '#shared/base/errors.ts';
import { sitemapPosts } from '#shared/base/limits.ts';
import { fallbackLocale, toLocale } from '#shared/base/locale.ts';
import {
  isOfOne,
  type Page,
  pages as publicPages,
  type PlainPage,
  uncachedPages,
} from '#shared/base/pages.ts';
import type { Services } from '../../services.ts';
import { type CacheTag, cacheTags } from '../live/tags.ts';
import { acceptsGzip, compressFile } from './compress.ts';
import type { AppContext, AppEnv } from './env.ts';
import { payerOf } from './page-budget.ts';
import type { CachedPage, RenderedPage } from './page-cache.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

/** Milliseconds for which a sitemap or a feed is cached if no change is notified. */
const sitemapFreshFor = 3600 * 1000;
const feedFreshFor = 600 * 1000;

const sitemapFile = { type: 'application/xml', freshFor: sitemapFreshFor };

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Maximum length of the name below an icon on a phone's screen, in characters. */
const maxShortName = 12;

const shortNameOf = (name: string) => (name.length > maxShortName ? name.split(/\s/, 1)[0]! : name);

/**
 * Routes for search engines, link previews and phones: sitemaps, robots.txt, the web manifest, feeds, share pictures.
 */
export function discoveryRoutes({ products, blog, images, settings, pages, budget }: Services) {
  /**
   * Answers an XML document that is cached, compressed, until one of its tags changes. The request that finds it
   * missing pays for making it.
   */
  async function kept(
    c: AppContext,
    { type, tags, freshFor }: { type: string; tags: CacheTag[]; freshFor: number },
    make: () => Promise<string>,
  ): Promise<Response> {
    const key = `${c.get('origin')}|file|${c.req.path}`;
    const render = async (): Promise<RenderedPage> => ({
      status: 200,
      headers: { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' },
      body: await compressFile(await make()),
      tags: new Set(tags),
      freshFor,
    });
    const found =
      pages.fresh(key) ?? (await budget.spend(await payerOf(c), () => pages.getOrRender(key, render)));
    return packedAnswer(c, found);
  }

  return new Hono<AppEnv>()
    .get('/sitemap.xml', (c) =>
      kept(c, { ...sitemapFile, tags: [cacheTags.products] }, async () => {
        const count = await products.countSitemaps();
        const files = Array.from({ length: count }, (_, i) => `/sitemap-products-${i + 1}.xml`);
        return sitemapIndex(c.get('origin'), ['/sitemap-pages.xml', ...files]);
      }),
    )
    .get('/sitemap-pages.xml', (c) =>
      kept(c, { ...sitemapFile, tags: [cacheTags.posts] }, async () => {
        const posts = await blog.sitemap(sitemapPosts);
        const newest: Partial<Record<PlainPage, string | undefined>> = {
          '/blog': posts[0] && dayOf(posts[0].updatedAt),
        };
        const plain = (Object.keys(publicPages) as Page[]).filter((page) => !isOfOne(page));
        return sitemap(c.get('origin'), [
          ...plain.map((page) => ({ path: page, lastmod: newest[page] })),
          ...uncachedPages.map((path) => ({ path })),
          ...posts.map(({ slug, updatedAt, languages }) => ({
            path: `/blog/${slug}`,
            lastmod: dayOf(updatedAt),
            languages: [fallbackLocale, ...languages],
          })),
        ]);
      }),
    )
    .get('/:file{sitemap-products-[1-9]\\d{0,4}\\.xml}', (c) =>
      kept(c, { ...sitemapFile, tags: [cacheTags.products] }, async () => {
        const number = Number(/\d+/.exec(c.req.param('file'))![0]);
        const goods = await products.sitemap(number);
        if (goods.length === 0) throw new AppError('not_found', 'no such sitemap');
        return sitemap(
          c.get('origin'),
          goods.map(({ id, updatedAt }) => ({ path: `/product/${id}`, lastmod: dayOf(updatedAt) })),
        );
      }),
    )
    .get('/robots.txt', (c) => {
      c.header('Cache-Control', 'public, max-age=3600');
      return c.text(
        [
          'User-agent: *',
          'Disallow: /admin/',
          'Disallow: /api/',
          'Disallow: /favorites',
          'Disallow: /quote-list',
          'Disallow: /s/',
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
      const [, language, ending] = c.req.param('file').split('.');
      const format = ending === 'rss' ? 'rss' : 'atom';
      const locale = toLocale(language);
      if (!locale) throw new AppError('not_found', 'no feed in that language');
      return kept(
        c,
        {
          type: `application/${format}+xml`,
          tags: [cacheTags.posts, cacheTags.settings],
          freshFor: feedFreshFor,
        },
        async () => {
          const { companyName } = await settings.read();
          return blog.feed(locale, { origin: c.get('origin'), companyName }, format);
        },
      );
    })
    .get('/share/blog/:file{[^/]+\\.jpg}', (c) =>
      share(c, async (slug) => (await blog.get(slug, fallbackLocale)).featuredImageUrl),
    )
    .get('/share/product/:file{[^/]+\\.jpg}', (c) =>
      share(c, async (id) => (await products.get(id)).imageUrl),
    );

  /** The share picture of the record whose id or slug is the file's name. */
  async function share(c: AppContext, pictureOf: (name: string) => Promise<string | null>) {
    const jpeg = await budget.spend(await payerOf(c), async () => {
      const url = await pictureOf(c.req.param('file')!.slice(0, -'.jpg'.length));
      return url === null ? null : images.share(url);
    });
    if (!jpeg) throw new AppError('not_found', 'no share picture');
    c.header('Content-Type', 'image/jpeg');
    c.header('Cache-Control', 'public, max-age=86400');
    return c.body(jpeg as Buffer<ArrayBuffer>);
  }
}

/** Answers a cached file as it is stored, or decompressed on the fly for the few clients without gzip. */
function packedAnswer(c: AppContext, { headers, body, etag, freshFor }: CachedPage): Response {
  c.header('Content-Type', headers['content-type']);
  c.header('Cache-Control', `public, max-age=${freshFor! / 1000}`);
  c.header('Vary', 'Accept-Encoding');
  // Weak, because the compressed and the plain answer are the same file.
  c.header('ETag', `W/${etag}`);
  if (c.req.header('if-none-match')?.includes(etag!)) return c.body(null, 304);
  if (c.req.method === 'HEAD') return c.body(null);
  // All readers share one buffer: with a copy for each, clients could decide how much memory the server uses.
  const packed = body as Buffer<ArrayBuffer>;
  if (!acceptsGzip(c.req.header('accept-encoding')))
    return c.body(new Response(packed).body!.pipeThrough(new DecompressionStream('gzip')));
  c.header('Content-Encoding', 'gzip');
  return c.body(packed);
}
