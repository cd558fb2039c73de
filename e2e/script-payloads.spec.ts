import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { inDays, sheetFor } from '#tests/quotes.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { requestQuote, seeQuote } from './support/quotes.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, type Problems, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

/** Effect of a script that gets through. */
const run = 'window.ran=1';
const spellings = [run, 'window[`ran`]=1', 'top.ran=1', '&#119;indow.ran=1', String.raw`\u0077indow.ran=1`];

/** Elements around a script, with `%` in its place, which have misled sanitisers and templates in the past. */
const shapes = [
  '<script>%</script>',
  '<ScRiPt >%</sCrIpT\n>',
  '<script src="data:text/javascript,%"></script>',
  '</title><script>%</script>',
  '</textarea><script>%</script>',
  '"><script>%</script>',
  "'><svg/onload=%>",
  '<img src=x: onerror=%>',
  '<img/src="data:,"/onerror="%">',
  '<img src=data:, onerror\n=\n"%">',
  '<svg onload=%>',
  '<svg><script>%</script></svg>',
  '<svg><animate onbegin=% attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:%"><text>x</text></a></svg>',
  '<math href="javascript:%">x</math>',
  '<math><mtext><table><mglyph><style><img src=data:, onerror=%></style></mglyph></table></mtext></math>',
  '<body onload=%>',
  '<details open ontoggle=%><summary>x</summary></details>',
  '<input autofocus onfocus=%>',
  '<video src=data:, onerror=%></video>',
  '<video><source onerror=%></video>',
  '<audio src=data:, onerror=%></audio>',
  '<iframe src="javascript:%"></iframe>',
  '<iframe srcdoc="<script>%</script>"></iframe>',
  '<object data="javascript:%"></object>',
  '<embed src="javascript:%">',
  '<a href="javascript:%">x</a>',
  '<a href="jav&#x09;ascript:%">x</a>',
  '<a href=" &#14; javascript:%">x</a>',
  '<a href="data:text/html,<script>%</script>">x</a>',
  '<form action="javascript:%"><button>x</button></form>',
  '<base href="javascript:%//">',
  '<link rel=stylesheet href="javascript:%">',
  '<meta http-equiv=refresh content="0;url=javascript:%">',
  '<style>@import "javascript:%";</style>',
  '<p style="background:url(javascript:%)">x</p>',
  '<marquee onstart=%>x</marquee>',
  '<noscript><p title="</noscript><img src=data:, onerror=%>"></noscript>',
  '<figure><img src=data:, onerror=%><figcaption>x</figcaption></figure>',
  '<!--><img src=data:, onerror=%>-->',
  '{{constructor.constructor("%")()}}',
];
/** 205 payloads. */
const payloads = shapes.flatMap((shape) => spellings.map((script) => shape.replaceAll('%', script)));

/** Texts with a maximum length that contain all payloads, one after the other. */
function packed(maxLength: number): string[] {
  const texts = [''];
  for (const payload of payloads) {
    if (texts.at(-1)!.length + payload.length + 1 > maxLength) texts.push('');
    texts[texts.length - 1] += `${payload}\n`;
  }
  return texts;
}

const headers = { origin };

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const response = await request.post(path, { data, headers });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

async function staffContext(browser: Browser, problems: Problems): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  problems.watch(context);
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  return context;
}

/** Opens a page, waits until React runs on it, and checks whether a script has run. */
async function expectNothingRan(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').focus();
  await untilHydrated(page);
  // After a painted frame, everything that opens by itself has had time to run.
  await page.evaluate(async () => new Promise(requestAnimationFrame));
  const ran = await page.evaluate(() => [(window as { ran?: number }).ran, location.protocol]);
  expect(ran, path).toEqual([undefined, 'http:']);
}

test(
  'two hundred script payloads in every field run nowhere',
  slowTest,
  async ({ page, browser, problems }) => {
    test.setTimeout(300_000);
    expect(payloads.length).toBeGreaterThan(200);
    page.on('dialog', (dialog) => expect.soft(dialog.message(), 'a dialog opened').toBe(''));
    const context = await staffContext(browser, problems);
    const staff = await context.newPage();
    const api = context.request;
    const mark = `xss${Date.now()}`;

    const posts: { id: string; slug: string }[] = [];
    for (const [i, content] of packed(4000).entries()) {
      const payload = payloads[i * 7]!.slice(0, 150);
      posts.push(
        await post<{ id: string; slug: string }>(api, '/api/blog', {
          title: payload,
          slug: `${mark}-${i}`,
          excerpt: payload,
          content: `<p>${mark}</p>${content}`,
          metaDescription: payload,
          metaKeywords: payload,
          featuredImageAlt: payload,
          tags: [payload.slice(0, 30)],
          status: 'published',
        }),
      );
    }
    const [picture] = (await (await api.get('/api/products')).json()) as { imageUrl: string }[];
    for (const { id } of posts.slice(0, 2))
      await post(api, `/api/blog/${id}/media`, {
        fileName: payloads[0],
        originalName: payloads[6],
        mimeType: 'image/png',
        fileSize: 1,
        storageUrl: picture!.imageUrl,
        mediaType: 'image',
        altText: payloads[40],
        caption: payloads[45],
      });
    // These products are in the list that other tests read, so they are kept as short as possible.
    const products: { id: string }[] = [];
    for (const [i, description] of packed(10_000).entries())
      products.push(
        await post<{ id: string }>(api, '/api/products', {
          name: `${mark} ${payloads[i * 9]!}`.slice(0, 200),
          shortDescription: payloads[i * 5],
          description,
          specifications: description,
          features: payloads.slice(i * 10, i * 10 + 20),
          leadTime: payloads[3]!.slice(0, 60),
          minimumOrderQuantity: 1,
        }),
      );
    for (const { id } of products) await expectNothingRan(page, `/product/${id}`);
    await expectNothingRan(page, `/products?search=${mark}`);
    await expectNothingRan(staff, `/admin/products?search=${mark}`);
    for (const { id } of products) await api.delete(`/api/products/${id}`, { headers });

    for (const [i, message] of packed(4900).entries())
      await post(page.request, '/api/contact', {
        fullName: payloads[i * 3]!.slice(0, 100),
        companyName: payloads[i * 11]!.slice(0, 200),
        email: `${mark}${i}@buyer.example`,
        country: 'NG',
        message,
      });
    await post(page.request, '/api/conversations', {
      customerName: payloads[35]!.slice(0, 100),
      customerEmail: `${mark}@buyer.example`,
    });
    for (const message of packed(1900)) {
      const form = { message, key: crypto.randomUUID(), name: '', email: '' };
      const answer = await page.request.post('/chat', { form, headers });
      expect(answer.ok(), String(answer.status())).toBe(true);
    }

    await test.step('on the site', async () => {
      for (const { slug } of posts) await expectNothingRan(page, `/blog/${slug}`);
      const search = encodeURIComponent(payloads[7]!.slice(0, 190));
      for (const path of ['/blog', `/products?search=${search}`, '/chat']) await expectNothingRan(page, path);
    });

    await test.step('in the admin area', async () => {
      for (const { id } of posts.slice(0, 4)) {
        await expectNothingRan(staff, `/admin/blog-management/${id}`);
        await expect(staff.getByRole('textbox', { name: admin.blog.editor.label })).toContainText(mark);
        expect(await staff.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
      }
      const [conversation] = (await (await api.get('/api/conversations')).json()) as { id: string }[];
      const [message] = (await (await api.get('/api/contact')).json()) as { id: string }[];
      for (const path of [
        '/admin/blog-management',
        '/admin',
        '/admin/contact-messages',
        `/admin/contact-messages?message=${message!.id}`,
        '/admin/chat',
        `/admin/chat?id=${conversation!.id}`,
      ])
        await expectNothingRan(staff, path);
    });

    for (const { id } of posts) await api.delete(`/api/blog/${id}`, { headers });
    await context.close();
  },
);

test(
  'script payloads in every field of a quote run nowhere',
  slowTest,
  async ({ page, browser, problems }) => {
    test.setTimeout(180_000);
    const context = await staffContext(browser, problems);
    const staff = await context.newPage();
    const api = context.request;
    const [short, ...notes] = packed(900);
    const payload = (n: number, most: number) => payloads[n % payloads.length]!.slice(0, most);
    const line = (n: number) => ({
      title: payload(n * 7, 190),
      color: payload(n * 11, 60),
      note: notes[n % notes.length],
      link: `https://shop.example/${encodeURI(payload(n * 13, 100))}`,
      quantity: 500,
    });
    const lines = [0, 1, 2, 3].map(line);
    // Lines that stay on the list of this page's visitor are shown there too.
    for (const one of lines) await post(page.request, '/api/quote-list/lines', one);
    const { code, reference } = await requestQuote(lines, {
      contactName: payload(3, 100),
      companyName: payload(9, 190),
      city: payload(17, 100),
      namedPlace: payload(21, 100),
      message: short,
    });
    const found = (await (await api.get('/api/admin/find', { params: { q: reference } })).json()) as {
      quote: { to: string }[];
    };
    const record = found.quote[0]!.to;
    const path = `/api/quotes/${record.split('/').at(-1)!}`;
    const open = async () => (await (await api.get(`${path}/edit`)).json()) as StaffQuote;
    const quote = await open();
    const sheet = sheetFor(quote, { namedPlace: payload(2, 100), terms: notes[1]! });
    for (const [n, one] of sheet.lines.entries()) {
      one.name = payload(n * 19, 190);
      one.note = notes[n]!;
      for (const option of one.options) {
        option.label = payload(n * 23, 190);
        option.description = payload(n * 29, 400);
        option.leadTime = payload(n * 31, 60);
      }
    }
    for (const charge of sheet.charges) charge.note = payload(37, 400);
    const saved = await api.put(path, {
      data: { version: quote.version, sheet, validOn: inDays(14) },
      headers,
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await post(api, `${path}/send`, { version: (await open()).version, text: notes[2] });
    await post(page.request, `/api/buyer-quotes/${code}/question`, { text: notes[3], lineId: 'line1' });
    await post(api, `${path}/answer`, { text: notes[0], lineId: 'line1' });
    const { revisions } = await seeQuote(code);
    const accepted = {
      offerId: revisions[0]!.id,
      hash: revisions[0]!.hash,
      name: payload(41, 100),
      isAgreed: true,
      choice: [{ lineId: 'line1', optionId: 'standard', quantity: 500 }],
    };
    const customer = `/admin/customers/${(await open()).customerId}`;
    for (const where of [`/quotes/${code}`, '/quote-list']) await expectNothingRan(page, where);
    await post(page.request, `/api/buyer-quotes/${code}/accept`, accepted);
    await post(page.request, `/api/buyer-quotes/${code}/withdraw`, {});
    await post(page.request, `/api/buyer-quotes/${code}/decline`, { reason: 'price', text: notes[1] });
    for (const where of [`/quotes/${code}`, `/quotes/${code}?ask=line1`]) await expectNothingRan(page, where);
    for (const where of [
      '/admin/quotes?stage=all',
      '/admin/quotes?view=board&stage=all',
      record,
      '/admin/customers',
      customer,
      '/admin/mail',
    ])
      await expectNothingRan(staff, where);
    await context.close();
  },
);
