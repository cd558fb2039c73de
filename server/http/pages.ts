import { LRUCache } from 'lru-cache';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Made, PageContext, pageContext } from '../../app/lib/page-context.ts';
import { AppError } from '../../shared/errors.ts';
import { loadDictionary } from '../../shared/i18n/dictionary.ts';
import { createTranslator } from '../../shared/i18n/translate.ts';
import { isDatabaseAway } from '../db/client.ts';
import type { SiteSettings } from '../../shared/setting.ts';
import type { Services } from '../services.ts';
import { cookie, cookieNames, setPersonalCookie, yearInSeconds } from './cookies.ts';
import type { Encoding } from './compress.ts';
import type { AppContext } from './env.ts';
import { retryAfterSeconds } from './on-error.ts';
import { bodyOf, type CachedPage, encodingFor, pack, type RenderedPage } from './page-cache.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
import { isolation, securityHeaders } from './security-headers.ts';

/** The page bundle: React Router's build, whose entry also carries what both sides must share by identity. */
export type PageBuild = ServerBuild & {
  entry: {
    module: ServerBuild['entry']['module'] & { pageContext: typeof pageContext; fontVersion: string };
  };
};

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Renders pages through React Router and keeps those of anonymous visitors. */
export function createPageRenderer(services: Services, build: PageBuild | (() => Promise<PageBuild>)) {
  // A build that stands is taken as it is: React Router prepares a function's result for every request anew.
  const handle = createRequestHandler(
    build,
    services.config.NODE_ENV === 'development' ? 'development' : 'production',
  );
  /** Fragments of some hundred pages, a few megabytes, and the style sheets of every kind of page. */
  const made: Made = { fragments: new LRUCache({ max: 3000 }), styles: new LRUCache({ max: 300 }) };
  const entryOf = async () => (typeof build === 'function' ? await build() : build).entry.module;

  /** Whether the page may use the display face: the browser has it, and nobody saves data. */
  const hasFont = (page: PageRequest, version: string) => !page.isLite && page.font === version;

  /** What tells pages apart that are kept. */
  const keyOf = (origin: string, page: PageRequest, version: string) => {
    const looks = page.isLite ? 'lite' : hasFont(page, version) ? 'font' : 'full';
    return `${origin}|${page.locale}|${looks}|${page.cachePath}`;
  };

  /** Renders one page, uncached. `url` is absolute and already reduced to what matters, where the page is to be kept. */
  async function render(request: Request, page: PageRequest, visit: Visit): Promise<RenderedPage> {
    const { pageContext, fontVersion } = await entryOf();
    const tags = new Set<string>();
    const context = new RouterContextProvider();
    let settings: Promise<SiteSettings> | undefined;
    const dictionary = await loadDictionary(page.locale);
    const value: PageContext = {
      services,
      locale: page.locale,
      dictionary,
      t: createTranslator(page.locale, dictionary),
      settings: () => (settings ??= services.settings.read()),
      isLite: page.isLite,
      hasFont: hasFont(page, fontVersion),
      origin: visit.origin,
      // With the database away the loaders fail too and the page says so, in the visitor's language.
      user: await visit.user().catch((error: unknown) => {
        if (isDatabaseAway(error)) return null;
        throw error;
      }),
      visitor: visit.visitor,
      ip: visit.ip,
      ensureVisitor: visit.ensureVisitor,
      setPersonal: visit.setPersonal,
      head: { canonical: null, image: null, type: 'website', jsonLd: [] },
      made,
      document: null,
      tag: (...names) => {
        for (const name of names) tags.add(name);
      },
    };
    context.set(pageContext, value);
    const response = await handle(request, context);
    const headers = Object.fromEntries(response.headers);
    const { document } = value;
    return {
      status: response.status,
      headers: {
        ...securityHeaders(document?.styleHashes ?? [], visit.origin.startsWith('https:')),
        ...(value.user || document?.isForWork ? isolation : {}),
        ...headers,
        ...(response.status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {}),
        ...(headers['content-type']?.startsWith('text/html') ? { 'content-language': page.locale } : {}),
      },
      body: Buffer.from(document ? document.body.buffer : await response.arrayBuffer()),
      tags,
    };
  }

  return {
    /** The page of a request that the cache can answer at once, or undefined. For the path in front of Hono. */
    cached(origin: string, page: PageRequest): CachedPage | undefined {
      if (page.cachePath === null || typeof build === 'function') return undefined;
      return services.pages.fresh(keyOf(origin, page, build.entry.module.fontVersion));
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
        visitor: c.get('visitor'),
        ip: c.get('ip'),
        ensureVisitor: c.get('ensureVisitor'),
        setPersonal: (isPersonal) => setPersonalCookie(c, isPersonal),
      };
      const method = c.req.method;
      if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
        throw new AppError('method_not_allowed');
      if (method === 'POST' || page.cachePath === null) {
        const request =
          method === 'HEAD' ? new Request(c.req.url, { headers: c.req.raw.headers }) : c.req.raw;
        return send(
          c,
          page,
          pack(await render(request, page, visit), { isKept: false }),
          'private, no-store',
        );
      }
      const canonical = new Request(new URL(page.cachePath, visit.origin), { headers: { host: url.host } });
      const { fontVersion } = await entryOf();
      const kept = await services.pages.getOrRender(keyOf(visit.origin, page, fontVersion), () =>
        render(canonical, page, {
          ...visit,
          user: () => Promise.resolve(null),
          visitor: () => Promise.resolve(null),
        }),
      );
      return send(c, page, kept, kept.status === 200 ? 'private, no-cache' : 'no-store');
    },
  };
}

type Visit = Pick<PageContext, 'origin' | 'ip' | 'visitor' | 'ensureVisitor' | 'setPersonal'> & {
  user: () => Promise<PageContext['user']>;
};

/** Headers by which caches on the way tell visitors apart. */
const vary = 'Accept-Encoding, Accept-Language, Cookie, Save-Data';

/** The answer's headers for a kept page, and whether the browser has this very page already. */
export function pageHeaders(
  page: PageRequest,
  kept: CachedPage,
  request: { encoding: Encoding; ifNoneMatch: string | undefined; origin: string },
  cacheControl: string,
) {
  const { etag } = kept;
  const isNotModified = kept.status === 200 && etag !== null && request.ifNoneMatch?.includes(etag) === true;
  const headers: Record<string, string> = {
    ...kept.headers,
    'cache-control': cacheControl,
    vary,
    ...(etag === null ? {} : { etag }),
    ...(request.encoding === 'identity' ? {} : { 'content-encoding': request.encoding }),
    ...(page.isLocaleFromQuery ? { 'set-cookie': languageCookie(page, request.origin) } : {}),
  };
  return { headers, isNotModified };
}

const languageCookie = (page: PageRequest, origin: string) =>
  cookie(cookieNames.language, page.locale, { maxAge: yearInSeconds, isSecret: false, origin });

async function send(
  c: AppContext,
  page: PageRequest,
  kept: CachedPage,
  cacheControl: string,
): Promise<Response> {
  const hasBody = c.req.method !== 'HEAD' && kept.bodies.identity.length > 0;
  const encoding = hasBody ? encodingFor(kept, c.req.header('accept-encoding')) : 'identity';
  const ifNoneMatch = c.req.method === 'POST' ? undefined : c.req.header('if-none-match');
  const request = { encoding, ifNoneMatch, origin: c.get('origin') };
  const { headers, isNotModified } = pageHeaders(page, kept, request, cacheControl);
  for (const [name, value] of Object.entries(headers)) {
    // Beside the cookie of a new session, not instead of it.
    c.header(name, value, { append: name === 'set-cookie' });
  }
  if (isNotModified) return c.body(null, 304);
  if (!hasBody) return c.body(null, kept.status as 200);
  return c.body(new Uint8Array(await bodyOf(kept, encoding)), kept.status as 200);
}
