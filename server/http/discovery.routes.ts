import { Hono } from 'hono';
import { AppError } from '../../shared/errors.ts';
import { locales } from '../../shared/locale.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './env.ts';

/** A sitemap may hold 50,000 addresses; each product has one a language. */
const sitemapProducts = Math.floor(50_000 / locales.length) - 10;

/** The pages about the company. */
const companyPages = ['/about', '/services', '/process'];

/** Longest name below an icon on a phone's screen, in characters. */
const maxShortName = 12;

const shortNameOf = (name: string) => (name.length > maxShortName ? name.split(/\s/, 1)[0]! : name);

/** What search engines, link previews and phones ask for: sitemap.xml, robots.txt, the web manifest, share pictures. */
export function discoveryRoutes({ products, images, settings }: Services) {
  return new Hono<AppEnv>()
    .get('/sitemap.xml', async (c) => {
      const origin = c.get('origin');
      const rows = await products.sitemap(sitemapProducts);
      const pages = [
        { path: '/', lastmod: undefined },
        { path: '/products', lastmod: undefined },
        ...companyPages.map((path) => ({ path, lastmod: undefined })),
        { path: '/contact', lastmod: undefined },
        ...rows.map((row) => ({
          path: `/product/${row.id}`,
          lastmod: row.updatedAt.toISOString().slice(0, 10),
        })),
      ];
      const entries = pages.flatMap(({ path, lastmod }) =>
        locales.map((locale) => {
          const alternates = locales
            .map((l) => `<xhtml:link rel="alternate" hreflang="${l}" href="${origin}${path}?lng=${l}"/>`)
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
    .get('/share/product/:file{[^/]+\\.jpg}', async (c) => {
      const product = await products.get(c.req.param('file').slice(0, -'.jpg'.length));
      const jpeg = product.imageUrl === null ? null : await images.share(product.imageUrl);
      if (!jpeg) throw new AppError('not_found', 'no share picture');
      c.header('Content-Type', 'image/jpeg');
      c.header('Cache-Control', 'public, max-age=86400');
      return c.body(new Uint8Array(jpeg));
    });
}
