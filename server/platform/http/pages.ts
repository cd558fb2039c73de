import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { PageContext } from '#app/lib/page-context.ts';
import { AppError } from '#shared/base/errors.ts';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { isDatabaseAway } from '../db/client.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import { type CacheTag, cacheTags } from '../live/tags.ts';
import type { Services } from '../../services.ts';
import { countedRequest } from './counted-request.ts';
import { acceptsBrotli, compressPage } from './compress.ts';
import { cookie, cookieNames, setFavoritesCookie, setQuoteListCookie, readSecret } from './cookies.ts';
import type { AppContext } from './env.ts';
import { retryAfterSeconds } from './on-error.ts';
import { payerOf } from './page-budget.ts';
import type { PageBuild } from './page-build.ts';
import { type CachedPage, type RenderedPage, uncached } from './page-cache.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
import { createPageRoutes, otherRoute } from './route-names.ts';
import { signIn } from './sign-in.ts';
import { isolation, securityHeaders } from './security-headers.ts';

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Creates the renderer, which renders pages through React Router and caches those of anonymous visitors. */
export function createPageRenderer(services: Services, { pages: build, startScript }: PageBuild) {
  // Pass a finished build as an object: React Router would process a function's result again for every request.
  const handle = createRequestHandler(
    build,
    services.config.NODE_ENV === 'development' ? 'development' : 'production',
  );
  const { budget } = services;
  const entryOf = async () => (typeof build === 'function' ? await build() : build).entry.module;

  /** The key of a page in the cache. */
  const keyOf = (origin: string, page: PageRequest) =>
    `${origin}|${page.locale}|${page.savesData ? 'saver' : 'full'}|${page.currency ?? ''}|${page.country ?? ''}|${page.cachePath}`;

  /** Renders one page, uncached. `url` is absolute and, if the page is to be cached, canonical. */
  async function render(request: Request, page: PageRequest, visit: Visit): Promise<RenderedPage> {
    const { pageContext, inStaffLanguage } = await entryOf();
    const tags = new Set<CacheTag>();
    const context = new RouterContextProvider();
    let settings: Promise<SiteSettings> | undefined;
    // If the database is unavailable, the loaders fail too, and the page reports it in the visitor's language.
    let isUserUnknown = false;
    const user = await visit.user().catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      isUserUnknown = true;
      return null;
    });
    const locale = page.isStaffArea && user ? user.staffLanguage : page.locale;
    const dictionary = await loadDictionary(locale);
    const value: PageContext = {
      services,
      locale,
      dictionary,
      t: createTranslator(locale, dictionary),
      settings: () => (settings ??= services.settings.read()),
      savesData: page.savesData,
      currency: page.currency,
      country: page.country,
      origin: visit.origin,
      user,
      signOutReason: visit.signOutReason,
      isUserUnknown,
      visitor: visit.visitor,
      ip: visit.ip,
      signIn: visit.signIn,
      ensureVisitor: visit.ensureVisitor,
      setHasFavorites: visit.setHasFavorites,
      setListCount: visit.setListCount,
      countAdded: visit.countAdded,
      head: { canonical: null, image: null, type: 'website', jsonLd: [] },
      freshUntil: null,
      missed: null,
      startScript,
      document: null,
      cacheTags,
      tag: (...shown) => shown.forEach((tag) => tags.add(tag)),
    };
    context.set(pageContext, value);
    const response = await inStaffLanguage(locale, () => handle(request, context));
    const headers = Object.fromEntries(response.headers);
    const { document } = value;
    return {
      status: response.status,
      headers: {
        ...securityHeaders(
          services.config,
          visit.origin.startsWith('https:'),
          document?.inlineHashes,
          // Staff upload large files directly to the object storage.
          value.user ? services.mediaUploads.origin : null,
        ),
        ...(value.user || document?.isIsolated ? isolation : {}),
        ...headers,
        ...(response.status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {}),
        ...(headers['content-type']?.startsWith('text/html') ? { 'content-language': locale } : {}),
      },
      body: document ? Buffer.from(document.html) : Buffer.from(await response.arrayBuffer()),
      tags,
      missed: value.missed,
      ...(value.freshUntil === null ? {} : { freshFor: freshForUntil(value.freshUntil) }),
    };
  }

  /** Counts an answered page, unless the staff requested it. */
  async function countPage(
    c: AppContext,
    page: PageRequest,
    { status, missed }: RenderedPage,
  ): Promise<void> {
    if (c.req.method !== 'GET' || status !== 200 || !page.counted) return;
    // Known already if the page depends on the user.
    const user =
      page.cachePath === null
        ? await c
            .get('user')()
            .catch(() => null)
        : null;
    services.counting.document(countedRequest(c, user), page.counted, c.get('origin'), missed ?? null);
  }

  return {
    /** Names the page of a path by its pattern in the route table. */
    routeOf: typeof build === 'function' ? () => otherRoute : createPageRoutes(build.routes),

    /** The cached page for a request, or undefined. Used in front of Hono. */
    cached(origin: string, page: PageRequest): CachedPage | undefined {
      if (page.cachePath === null || typeof build === 'function') return undefined;
      return services.pages.fresh(keyOf(origin, page));
    },

    async respond(c: AppContext): Promise<Response> {
      const url = new URL(c.req.url);
      const page = readPageRequest(
        url.pathname + url.search,
        c.req.header('cookie'),
        c.req.header('accept-language'),
        c.req.header('save-data'),
      );
      const visit: Visit = {
        origin: c.get('origin'),
        user: c.get('user'),
        signOutReason: () => services.userSessions.signOutReason(readSecret(c, cookieNames.staff)),
        visitor: c.get('visitor'),
        ip: c.get('ip'),
        ensureVisitor: c.get('ensureVisitor'),
        signIn: (credentials) => signIn(c, services, credentials),
        setHasFavorites: (hasFavorites) => setFavoritesCookie(c, hasFavorites),
        setListCount: (count) => setQuoteListCookie(c, count),
        countAdded: async (products) =>
          services.counting.added(countedRequest(c, await c.get('user')()), products),
      };
      const method = c.req.method;
      if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
        throw new AppError('method_not_allowed');
      if (method === 'POST' || page.cachePath === null) {
        const request =
          method === 'HEAD' ? new Request(c.req.url, { headers: c.req.raw.headers }) : c.req.raw;
        const rendered = await budget.spend(await payerOf(c), () => render(request, page, visit));
        await countPage(c, page, rendered);
        return send(c, page, await compressed(uncached(rendered), c), 'private, no-store');
      }
      const canonical = new Request(new URL(page.cachePath, visit.origin), { headers: { host: url.host } });
      const key = keyOf(visit.origin, page);
      const stranger = {
        ...visit,
        user: () => Promise.resolve(null),
        visitor: () => Promise.resolve(null),
      };
      const cached =
        services.pages.fresh(key) ??
        (await budget.spend(await payerOf(c), () =>
          services.pages.getOrRender(key, () => render(canonical, page, stranger)),
        ));
      await countPage(c, page, cached);
      return send(c, page, cached, cached.status === 200 ? 'private, no-cache' : 'no-store');
    },
  };
}

/** Milliseconds until a moment, at most the usual minute. */
const freshForUntil = (moment: number): number => Math.max(0, Math.min(60_000, moment - Date.now()));

type Visit = Pick<
  PageContext,
  | 'origin'
  | 'ip'
  | 'signIn'
  | 'signOutReason'
  | 'visitor'
  | 'ensureVisitor'
  | 'setHasFavorites'
  | 'setListCount'
  | 'countAdded'
> & {
  user: () => Promise<PageContext['user']>;
};

/** Request headers on which a page depends, for caches between server and browser. */
const vary = 'Accept-Encoding, Accept-Language, Cookie, Save-Data';

/** The answer's headers for a page, the body for this client, and whether the browser already has exactly this page. */
export function pageAnswer(
  page: PageRequest,
  found: CachedPage,
  request: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined; origin: string },
  cacheControl: string,
) {
  const { etag, brotli } = found;
  const isNotModified = found.status === 200 && etag !== null && request.ifNoneMatch?.includes(etag) === true;
  const isBrotli = brotli !== null && acceptsBrotli(request.acceptEncoding);
  const headers: Record<string, string> = {
    ...found.headers,
    'cache-control': cacheControl,
    vary,
    ...(etag === null ? {} : { etag }),
    ...(isBrotli ? { 'content-encoding': 'br' } : {}),
    ...(page.isLocaleFromQuery ? { 'set-cookie': languageCookie(page, request.origin) } : {}),
  };
  return { headers, body: isBrotli ? brotli : found.body, isNotModified };
}

/**
 * Compresses a page of one visitor with Brotli if the client accepts it: an eighth smaller than the usual gzip,
 * at the same cost.
 */
async function compressed(page: CachedPage, c: AppContext): Promise<CachedPage> {
  const isWorthIt = page.body.length > leastToCompress && !page.headers['content-encoding'];
  if (!isWorthIt || !acceptsBrotli(c.req.header('accept-encoding'))) return page;
  return { ...page, brotli: await compressPage(page.body) };
}

/** Bytes below which compression saves less than its header costs. */
const leastToCompress = 1024;

const languageCookie = (page: PageRequest, origin: string) =>
  cookie(page.isStaffArea ? 'staffLanguage' : 'language', page.locale, origin);

function send(c: AppContext, page: PageRequest, found: CachedPage, cacheControl: string): Response {
  const isHead = c.req.method === 'HEAD';
  const request = {
    acceptEncoding: isHead ? undefined : c.req.header('accept-encoding'),
    ifNoneMatch: c.req.method === 'POST' ? undefined : c.req.header('if-none-match'),
    origin: c.get('origin'),
  };
  const { headers, body, isNotModified } = pageAnswer(page, found, request, cacheControl);
  for (const [name, value] of Object.entries(headers)) {
    // Add the cookie beside that of a new session instead of replacing it.
    c.header(name, value, { append: name === 'set-cookie' });
  }
  if (isNotModified) return c.body(null, 304);
  if (isHead || body.length === 0) return c.body(null, found.status as 200);
  // The compressing middleware removes this again if it compresses the body.
  c.header('Content-Length', String(body.length));
  return c.body(new Uint8Array(body), found.status as 200);
}
