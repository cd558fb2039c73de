// The practical limit of connection and browser: static pages with the texts and pictures of the running site, inline
// style, Brotli, AVIF at the width that the measured phone needs, and no script.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { freePort } from './server.mjs';

const css =
  '*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#17231d;background:#faf6ef}header,footer{background:#0f5b47;color:#fff;padding:12px 16px;display:flex;justify-content:space-between}header a,nav a{color:inherit}main{padding:16px}.g{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:0;list-style:none}.g li{border:1px solid #e6ddcd;border-radius:8px;overflow:hidden;background:#fff}.g a{color:inherit;text-decoration:none;display:block}.g img,.h{width:100%;height:auto;display:block}.g span{display:block;padding:8px;font-size:14px}.b{display:inline-block;background:#0f5b47;color:#fff;padding:12px 16px;border-radius:8px;text-decoration:none}';

const escape = (text) =>
  String(text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

const page = (title, body) =>
  `<!doctype html><html lang=en><head><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><title>${escape(title)}</title><link rel=icon href=data:,><style>${css}</style></head><body><header><a href=/>Company</a><details><summary>Menu</summary><nav><a href=/products>Products</a></nav></details></header><main>${body}</main><footer>Wenzhou - Ningbo - Africa</footer></body></html>`;

/** Content of a text page without its design: the bare elements of its main part. */
function bare(html) {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main
    .replaceAll(/<(svg|script|style|picture)\b.*?<\/\1>|<img[^>]*>|<!--.*?-->/gs, '')
    .replaceAll(/<(\/?)(\w+)([^>]*)>/g, (_, end, name, attributes) => {
      const kept = end ? '' : [...attributes.matchAll(/ (?:href|type|name|value)="[^"]*"/g)].join('');
      return /^(div|span|section|header)$/.test(name) ? '' : `<${end}${name}${kept}>`;
    });
}

/** Pages that consist only of text. */
const wordPages = ['/about', '/services', '/process', '/contact'];

/** Picture behind a page's heading: its address in the page, and the picture itself. */
async function heroOf(site, html) {
  const src = /<img class="slide" src="([^"]+)"/.exec(html)?.[1];
  if (!src) return null;
  return { src, bytes: Buffer.from(await (await fetch(new URL(src, site))).arrayBuffer()) };
}

/**
 * Starts the static counterpart of a running site: `/`, `/products`, `/product/{id}` of its first product, the
 * company's pages, and text pages that only one visitor sees.
 * @param own the addresses of these, and the visitor's cookies
 */
export async function startFloor(site, own = { paths: [], cookie: '' }) {
  const json = async (path) => (await fetch(site + path)).json();
  const products = await json('/api/products?limit=24');
  const categories = await json('/api/categories');
  const media = await json(`/api/products/${products[0].id}/media`);
  const pictures = new Map();

  async function picture(url, width) {
    if (!url) return null;
    const original = Buffer.from(await (await fetch(new URL(url, site))).arrayBuffer());
    const { data, info } = await sharp(original)
      .resize({ width, withoutEnlargement: true })
      .avif({ quality: 45, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    const src = `/i/${pictures.size}.avif`;
    pictures.set(src, data);
    return { src, width: info.width, height: info.height };
  }
  const img = (found, alt, place, className = '') =>
    found
      ? `<img src="${found.src}" width=${found.width} height=${found.height} alt="${escape(alt)}"${className ? ` class=${className}` : ''}${place === 0 ? ' fetchpriority=high' : place < 4 ? '' : ' loading=lazy'}>`
      : '';

  const cards = [];
  for (const [i, product] of products.entries()) {
    const { id, name, price, priceUnit, minimumOrderQuantity } = product;
    const found = await picture(product.imageUrl, 320);
    cards.push(
      (offset) =>
        `<li><a href="/product/${id}">${img(found, name, i + offset)}<span><b>${escape(name)}</b><br>${escape(price ?? 'Contact for price')} ${escape(priceUnit)} - MOQ ${minimumOrderQuantity}</span></a></li>`,
    );
  }
  const gallery = [];
  for (const [i, { url }] of media.filter(({ type }) => type === 'image').entries()) {
    gallery.push(await picture(url, i === 0 ? 640 : 160));
  }
  const [first] = products;
  const grid = (some, offset = 0) => `<ul class=g>${some.map((card) => card(offset)).join('')}</ul>`;
  const detail = page(
    first.name,
    `<h1>${escape(first.name)}</h1>${img(gallery[0], first.name, 0, 'h')}<p><b>${escape(first.price)} ${escape(first.priceUnit)}</b> - minimum order ${first.minimumOrderQuantity}</p><p>${escape(first.shortDescription)}</p><p><a class=b href=/products>Request quote</a></p>${gallery
      .slice(1)
      .map((found) => img(found, first.name, 9))
      .join('')}<p>${escape(first.description)}</p><pre>${escape(first.specifications)}</pre>`,
  );
  const heroes = new Map();
  const read = async (path) =>
    (await fetch(`${site}${path}?lng=en`, { headers: { cookie: own.cookie } })).text();
  async function hero(html) {
    const found = await heroOf(site, html);
    if (!found) return '';
    heroes.set(found.src, brotliCompressSync(found.bytes));
    return `<img class=h src="${found.src}" width=1280 height=640 alt="" fetchpriority=high>`;
  }
  const pages = {
    '/': page(
      'Company',
      `${await hero(await read('/'))}<h1>Quality Products from China</h1><p>Sourcing for African business.</p><p><a class=b href=/products>Products</a></p><h2>Featured</h2>${grid(cards.slice(0, 8), 1)}<h2>Categories</h2><ul>${categories.map(({ name, description }) => `<li><b>${escape(name)}</b> ${escape(description)}`).join('')}</ul>`,
    ),
    '/products': page(
      'Products',
      `${await hero(await read('/products'))}<h1>Products</h1><p>${products.length} products</p>${grid(cards)}`,
    ),
  };
  for (const path of [...wordPages, ...own.paths]) {
    const html = await read(path);
    pages[path] = page('Company', (await hero(html)) + bare(html));
  }
  const answers = new Map(
    Object.entries(pages).map(([path, html]) => [path, { html, br: brotliCompressSync(html) }]),
  );
  const product = { html: detail, br: brotliCompressSync(detail) };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, site);
    const bytes = pictures.get(pathname);
    if (bytes) {
      response.writeHead(200, {
        'content-type': 'image/avif',
        'cache-control': 'public,max-age=31536000,immutable',
      });
      return response.end(bytes);
    }
    const scene = heroes.get(pathname);
    if (scene) {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'content-encoding': 'br' });
      return response.end(scene);
    }
    const answer = answers.get(pathname) ?? (pathname.startsWith('/product/') ? product : null);
    if (!answer) return response.writeHead(404).end();
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      ...(isBrotli ? { 'content-encoding': 'br' } : {}),
    });
    response.end(isBrotli ? answer.br : answer.html);
  });
  const port = await freePort(20_900);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { base: `http://127.0.0.1:${port}`, close: () => server.close() };
}
