// `npm run bench:pages`: page loads in throttled headless Chromium, compared with static pages with the same content.
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { brotliDecompressSync } from 'node:zlib';
import { median, printTable, round, verdict } from './lib/figures.mjs';
import { startFloor } from './lib/floor.mjs';
import { visitAt } from './lib/quote-visitor.mjs';
import { measureLoad, measureNavigation, measureTap, profiles } from './lib/page-load.mjs';
import { describeMachine } from './lib/server.mjs';

const help = `Measures page loads of a running site (npm start) as a mid-range phone sees them: 360 × 740 at 2×, slow link, slow CPU.

  npm run bench:pages [-- --site http://localhost:3000 --runs 5 --profiles slow4g,africa3g --pages /,/contact]
Chromium is the one inside @sparticuz/chromium, or CHROMIUM_PATH.`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    site: { type: 'string', default: 'http://localhost:3000' },
    runs: { type: 'string', default: '5' },
    profiles: { type: 'string', default: 'slow4g,africa3g' },
    /**
     * Code of a request with an offer, for '/quotes/{code}'.
     * Without it the bench sends a new request, which has no offer.
     */
    code: { type: 'string' },
    /**
     * Pages to measure; '{id}' is the first product, '{supplier}'
     * the first supplier, and '/quote-list' has three products.
     */
    pages: { type: 'string', default: '/,/products,/product/{id},/about,/services,/process,/contact' },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}
const runs = Number(options.runs);
const site = options.site.replace(/\/+$/, '');

async function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** Size of the compressed HTML that a browser gets over TLS; over plain HTTP Chromium does not request Brotli. */
async function brotliKilobytes(url, isSaving) {
  const headers = {
    'accept-encoding': 'br',
    cookie: buyer.cookie,
    ...(isSaving ? { 'save-data': 'on' } : {}),
  };
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        if (response.headers['content-encoding'] === 'br') brotliDecompressSync(body);
        resolve(body.length / 1024);
      });
    })
      .on('error', reject)
      .end();
  });
}

const [product, liked] = await fetch(`${site}/api/products?limit=2`).then((response) => response.json());
const [supplier] = await fetch(`${site}/api/partners`).then((response) => response.json());

/** Makes a visitor with three products on the quote list, and a request; returns its code. */
async function makeBuyer() {
  const [sender, buyer] = [await visitAt(site, '10.0.0.1'), await visitAt(site, '10.0.0.1')];
  const code = options.code ?? (await sender.request());
  const products = await fetch(`${site}/api/products?limit=3`).then((response) => response.json());
  for (const { id } of products) await buyer.send('POST', '/api/quote-list/lines', { product: id });
  return { cookie: buyer.cookie, code };
}
const wanted = options.pages.split(',');
const buyer = /quote/.test(options.pages) ? await makeBuyer() : { cookie: '', code: '' };
const pathOf = (page) =>
  page.replace('{id}', product.id).replace('{supplier}', supplier.id).replace('{code}', buyer.code);
/** Pages that the static site contains already; it makes the others from their texts. */
const floorPages = new Set([
  '/',
  '/products',
  '/product/{id}',
  '/about',
  '/services',
  '/process',
  '/contact',
]);
const ownPaths = wanted.filter((page) => !floorPages.has(page)).map(pathOf);
const floor = await startFloor(site, { paths: ownPaths, cookie: buyer.cookie });
const buyerCookies = buyer.cookie
  .split('; ')
  .filter(Boolean)
  .map((pair) => {
    const [name, ...value] = pair.split('=');
    return { name, value: value.join('='), url: site };
  });
const browser = await playwright.launch({
  executablePath: await chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
  ],
});
const pages = Object.fromEntries(wanted.map((page) => [page, pathOf(page)]));
/** Requests every page once, since visitors normally get pages from the cache. */
async function warmUp() {
  for (const path of new Set([...Object.values(pages), '/products', `/product/${liked.id}`])) {
    for (const saving of [{}, { 'save-data': 'on' }]) {
      await fetch(site + path, { headers: { 'accept-language': 'en-US', ...saving } });
    }
  }
}
await warmUp();

/**
 * Limits in transferred kilobytes until idle, normally and with
 * Save-Data: for the home page and lists, and for other pages.
 */
const weightLimits = (page) => (page === '/' || page === '/products' ? [230, 70] : [170, 50]);
const chosen = options.profiles.split(',');

console.log(
  `Machine: ${describeMachine()}. Chromium ${browser.version()}, ${runs} runs by turns, medians. Times in ms, sizes in kB.`,
);
const loads = [];
const taps = [];
for (const name of chosen) {
  const profile = profiles[name];
  for (let run = 0; run < runs; run++) {
    for (const [page, path] of Object.entries(pages)) {
      for (const [who, base, isSaving] of [
        ['ours', site, false],
        ['floor', floor.base, false],
        ['saving', site, true],
      ]) {
        const cookies = path.startsWith('/quote') ? buyerCookies : [];
        const load = await measureLoad(browser, profile, base + path, isSaving, cookies);
        loads.push({ name, page, who, ...load });
      }
    }
    const card = 'main a[href^="/product/"]';
    for (const [who, base] of [
      ['ours', site],
      ['floor', floor.base],
    ]) {
      taps.push({
        name,
        what: 'list → detail',
        who,
        ...(await measureNavigation(browser, profile, `${base}/products`, card)),
      });
    }
    taps.push({
      name,
      what: 'menu',
      who: 'ours',
      ...(await measureTap(browser, profile, `${site}/products`, 'header button[popovertarget]', () =>
        document.querySelector('header button[popovertarget]').popoverTargetElement.matches(':popover-open'),
      )),
    });
    taps.push({
      name,
      what: 'heart',
      who: 'ours',
      ...(await measureTap(browser, profile, `${site}/product/${liked.id}`, 'button.heart', () =>
        document.querySelector('button.heart[aria-pressed="true"]:not([disabled])'),
      )),
    });
  }
}
await browser.close();
floor.close();

const of = (rows, where, read) =>
  median(rows.filter((row) => Object.entries(where).every(([key, value]) => row[key] === value)).map(read));

const times = [];
const weights = [];
for (const name of chosen) {
  for (const page of Object.keys(pages)) {
    const [ours, base] = [
      { name, page, who: 'ours' },
      { name, page, who: 'floor' },
    ];
    const row = { link: name, page };
    for (const what of ['fcp', 'lcp']) {
      const [mine, least] = [of(loads, ours, (r) => r[what]), of(loads, base, (r) => r[what])];
      row[`${what.toUpperCase()} (floor)`] = `${round(mine)} (${round(least)})`;
      row[`× ${what}`] = `${round(mine / least, 2)} ${verdict(mine / least, 1.5)}`;
    }
    const [tbt, cls] = [of(loads, ours, (r) => r.tbt), of(loads, ours, (r) => r.cls)];
    row['TBT ≤ 50'] = `${round(tbt)} ${verdict(tbt, 50)}`;
    row['CLS 0'] = `${round(cls, 3)} ${verdict(cls, 0.0005)}`;
    row['TBT saving'] = round(of(loads, { name, page, who: 'saving' }, (r) => r.tbt));
    times.push(row);
  }
}
for (const [page, path] of Object.entries(pages)) {
  for (const [who, limit, i] of [
    ['ours', weightLimits(page)[0], 0],
    ['saving', weightLimits(page)[1], 1],
  ]) {
    const at = { name: chosen[0], page, who };
    const kind = (key) =>
      round(
        of(loads, at, (r) => r.sizes[key]),
        1,
      );
    const html = await brotliKilobytes(site + path, i === 1);
    // Over plain HTTP the document was compressed with gzip; its size is replaced by that over TLS.
    const total = of(loads, at, (r) => r.sizes.total - r.sizes.html) + html;
    weights.push({
      page,
      'Save-Data': i === 1 ? 'on' : 'off',
      'html br ≤ 20': `${round(html, 1)} ${verdict(html, 20)}`,
      'html as sent': kind('html'),
      js: kind('js'),
      pictures: kind('pictures'),
      font: kind('font'),
      other: kind('other'),
      'all until idle': round(total, 1),
      limit,
      '': verdict(total, limit),
      floor: round(
        of(loads, { ...at, who: 'floor' }, (r) => r.sizes.total),
        1,
      ),
    });
  }
}
const touches = chosen.flatMap((name) => {
  const nav = { name, what: 'list → detail' };
  const [mine, least] = ['ours', 'floor'].map((who) => of(taps, { ...nav, who }, (r) => r.heading));
  const [mineImg, leastImg] = ['ours', 'floor'].map((who) => of(taps, { ...nav, who }, (r) => r.picture));
  return [
    {
      link: name,
      what: 'list → detail, heading',
      ms: round(mine),
      floor: round(least),
      ratio: round(mine / least, 2),
      limit: '1.5 ×',
      '': verdict(mine / least, 1.5),
    },
    {
      link: name,
      what: 'list → detail, picture',
      ms: round(mineImg),
      floor: round(leastImg),
      ratio: round(mineImg / leastImg, 2),
      limit: '',
      '': '',
    },
    ...['menu', 'heart'].flatMap((what) => {
      const [feedback, effect, beyond] = ['feedback', 'effect', 'beyondLink'].map((key) =>
        of(taps, { name, what }, (r) => r[key]),
      );
      return [
        {
          link: name,
          what: `tap on ${what}: feedback`,
          ms: round(feedback),
          floor: '',
          ratio: '',
          limit: 200,
          '': verdict(feedback, 200),
        },
        {
          link: name,
          what: `tap on ${what}: effect (beyond the link's time: ${round(beyond)})`,
          ms: round(effect),
          floor: '',
          ratio: '',
          limit: '1000 beyond',
          '': verdict(beyond, 1000),
        },
      ];
    }),
  ];
});
printTable('Page loads (limit: 1.5 × floor)', times);
printTable('Weight on the wire until idle', weights);
printTable('Touch', touches);
