import { randomInt } from 'node:crypto';
import {
  type APIRequestContext,
  test as base,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { fastestContactSeconds } from '#shared/base/limits.ts';
import type { Product } from '#shared/catalogue/product.ts';

export { expect, type Page };

/** Collects problems that the browser reports: errors, warnings, violated policies, failed hydration. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    // The console does not show an eval that was refused and caught.
    void context.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sourceFile }) => {
          console.error(`policy violated: ${effectiveDirective} ${blockedURI} in ${sourceFile}`);
        },
      );
    });
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // A picture of another site that a test gives to a product; that site does not exist.
      if (message.location().url.startsWith('https://pictures.example/')) return;
      // A page that is left hears no answer to this request, which outlives it.
      if (message.text().startsWith('view not counted TypeError: Failed to fetch')) return;
      this.#seen.push(
        `${message.type()} on ${message.page()?.url()}: ${message.text()} (${message.location().url})`,
      );
    });
    context.on('weberror', (error) => {
      // React Router's decoder leaves this rejection to nobody when a newer load replaces one whose answer has begun.
      if (error.error().message === 'BodyStreamBuffer was aborted') return;
      this.#seen.push(`uncaught on ${error.page()?.url()}: ${error.error().stack || error.error().message}`);
    });
  }

  /** Announces a problem that is part of the test; it must then occur. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  missing(): string[] {
    const missing = this.#expected.filter((pattern) => !this.#seen.some((text) => pattern.test(text)));
    return missing.map(String);
  }
}

/** A random address from the range for benchmarks (RFC 2544), which nobody uses. */
export const newAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** A test in the browser: it fails if the browser reports a problem that was not announced. */
export const test = base.extend<{ problems: Problems }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  extraHTTPHeaders: async ({}, run) => run({ 'x-forwarded-for': newAddress() }),
  problems: [
    async ({ context }, run) => {
      const problems = new Problems();
      problems.watch(context);
      await run(problems);
      expect(problems.unexpected(), 'complaints of the browser').toEqual([]);
      expect(problems.missing(), 'announced complaints that did not come').toEqual([]);
    },
    { auto: true },
  ],
});

/** The root element of the document: it has no role, but has the attributes of language, hydration and scroll state. */
export const rootElement = (page: Page) => page.locator('html');

/** Waits until React has hydrated the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(rootElement(page)).toHaveAttribute('data-hydrated', 'true');
}

/** Opens the menu of the first row with this name, if the screen is too narrow for its buttons. */
export async function openRowMenu(page: Page, name = ''): Promise<void> {
  const menu = page.getByLabel(admin.list.actionsOf.replace('{name}', name)).first();
  await expect(menu).toBeAttached();
  if (await menu.isVisible()) await menu.click();
}

/** Moves the focus into the page, like the skip link does, so that React is loaded. */
export async function hydrate(page: Page): Promise<void> {
  await page.getByRole('main').focus();
  await untilHydrated(page);
}

/** Addresses of all requests of the page from now on that contain a text, in order. */
export function recordRequests(page: Page, part = ''): string[] {
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes(part) && urls.push(request.url()));
  return urls;
}

/** An entry type that TypeScript's browser types lack. */
type LayoutShift = PerformanceEntry & {
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/**
 * Records layout shifts of a page after the document is complete: while it loads, a busy machine paints it in parts.
 * @returns a function that reads the moved elements
 */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    let wholeAt = Infinity;
    Object.assign(window, { shifts });
    const watch = () =>
      new PerformanceObserver((list) => {
        for (const { startTime, sources } of list.getEntries() as LayoutShift[]) {
          if (startTime < wholeAt) continue;
          const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
          for (const { node, previousRect, currentRect } of sources) {
            const what = node?.outerHTML?.slice(0, 100) ?? node?.textContent ?? 'gone';
            shifts.push(`${what}: ${rect(previousRect)} → ${rect(currentRect)}`);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => {
          wholeAt = now;
          watch();
        }),
      );
    });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** React's own file: public pages do not load it before the visitor needs it. */
export const reactFile = /\/assets\/vendor-/;

/** Makes a page assume a slow connection, so that React is loaded only after an interaction. */
export async function pretendSlowLink(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
  });
}

/** The first product that a search finds. */
export async function findProduct(request: APIRequestContext, search: string): Promise<Product> {
  const response = await request.get('/api/products', { params: { search } });
  expect(response.ok()).toBe(true);
  const [product] = (await response.json()) as Product[];
  expect(product, `a product for "${search}"`).toBeDefined();
  return product!;
}

/** All pages of visitors in their states; the last one does not exist and answers 404. */
export const publicPaths = (productId: string): string[] => [
  '/',
  '/about',
  '/services',
  '/process',
  '/check-us',
  '/how-we-did',
  '/privacy',
  '/terms',
  '/products',
  '/products?search=zzzzzz',
  `/product/${productId}`,
  '/favorites',
  '/quote-list',
  '/contact',
  `/contact?product=${productId}&name=x`,
  '/contact?sent=1',
  '/blog',
  '/blog?search=zzzzzz',
  '/blog/inspecting-a-shipment',
  '/no-such-page',
];

/** Waits until a person could have filled in the contact form: earlier messages are answered with a request to wait. */
export async function untilBelievable(page: Page): Promise<void> {
  const began = Number.parseInt(await page.locator('[name=startedAt]').inputValue(), 36);
  await expect.poll(() => Date.now() / 1000 - began).toBeGreaterThan(fastestContactSeconds + 1);
}
