import { randomInt } from 'node:crypto';
import {
  type APIRequestContext,
  test as base,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { fastestContactSeconds } from '#shared/limits.ts';
import type { Product } from '#shared/product.ts';

export { expect, type Page };

/** Collects what the browser complains about: errors, warnings, violated policies, failed hydration. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    // The browser says nothing on the console of an eval that was refused and caught.
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
      // A picture of another site, which a journey gives a product; no browser finds that site.
      if (message.location().url.startsWith('https://pictures.example/')) return;
      this.#seen.push(
        `${message.type()} on ${message.page()?.url()}: ${message.text()} (${message.location().url})`,
      );
    });
    context.on('weberror', (error) => {
      this.#seen.push(`uncaught on ${error.page()?.url()}: ${error.error().stack ?? error.error().message}`);
    });
  }

  /** Announces a complaint that belongs to the journey; it must then come. */
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

/** An address for benchmarks (RFC 2544), which is nobody's. */
export const newAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** A journey's test: it fails on anything the browser complains about that was not announced. */
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

/** The root element of the document: it has no role, but carries language, hydration and scroll state. */
export const rootElement = (page: Page) => page.locator('html');

/** Waits until React has hydrated the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(rootElement(page)).toHaveAttribute('data-hydrated', 'true');
}

/** Opens the menu of a row, the first of this name, where the screen is too narrow for its buttons. */
export async function openRowMenu(page: Page, name = ''): Promise<void> {
  const menu = page.getByLabel(admin.list.actionsOf.replace('{name}', name)).first();
  await expect(menu).toBeAttached();
  if (await menu.isVisible()) await menu.click();
}

/** Moves the focus into the page, as the skip link does: React is fetched then. */
export async function hydrate(page: Page): Promise<void> {
  await page.getByRole('main').focus();
  await untilHydrated(page);
}

/** Addresses of what the page asks for from now on, in order; those that contain a text. */
export function recordRequests(page: Page, part = ''): string[] {
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes(part) && urls.push(request.url()));
  return urls;
}

/** An entry that TypeScript's list of browser interfaces lacks. */
type LayoutShift = PerformanceEntry & { sources: { node: Element | null }[] };

/**
 * Watches what moves in a page by itself once the document stands whole: while it comes, a busy machine paints it piece by
 * piece. @returns reads what has moved
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
          shifts.push(sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? 'gone').join(' and '));
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

/** React's own file: on a public page nothing asks for it before the visitor needs it. */
export const reactFile = /\/assets\/vendor-/;

/** Makes a page believe that its link is slow: React then comes when touched only, never by itself. */
export async function pretendSlowLink(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
  });
}

/** The one product that a search finds first. */
export async function findProduct(request: APIRequestContext, search: string): Promise<Product> {
  const response = await request.get('/api/products', { params: { search } });
  expect(response.ok()).toBe(true);
  const [product] = (await response.json()) as Product[];
  expect(product, `a product for "${search}"`).toBeDefined();
  return product!;
}

/** Every page that visitors see, in its states; the last is not there and answers 404. */
export const publicPaths = (productId: string): string[] => [
  '/',
  '/about',
  '/services',
  '/process',
  '/check-us',
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

/** Waits until a person could have filled in the contact form: what comes sooner is asked to wait. */
export async function untilBelievable(page: Page): Promise<void> {
  const began = Number.parseInt(await page.locator('[name=startedAt]').inputValue(), 36);
  await expect.poll(() => Date.now() / 1000 - began).toBeGreaterThan(fastestContactSeconds + 1);
}
