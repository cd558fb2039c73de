import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { allCalls } from '#shared/platform/calls.ts';
import { AppError } from '#shared/base/errors.ts';
import { catalogFileRoutes } from './deals/catalog/catalog.routes.ts';
import { documentPageGuard } from './deals/document/document.routes.ts';
import { catalogueCalls } from './catalogue/routes.ts';
import { dealsCalls } from './deals/routes.ts';
import { conversationsCalls } from './conversations/routes.ts';
import { peopleCalls } from './people/routes.ts';
import { operationsCalls } from './operations/routes.ts';
import { contentCalls } from './content/routes.ts';
import { platformCalls } from './platform/routes.ts';
import { addressForLog } from './platform/http/address-for-log.ts';
import { limitPageBody } from './platform/http/body-policy.ts';
import { clientAddress, publicOrigin } from './platform/http/client-address.ts';
import { diskGuard, livenessRoutes, readinessRoutes } from './platform/http/health.ts';
import { discoveryRoutes } from './platform/http/discovery.routes.ts';
import type { AppEnv } from './platform/http/env.ts';
import { createApi } from './platform/http/implement.ts';
import { onError } from './platform/http/on-error.ts';
import { originCheck } from './platform/http/origin-check.ts';
import { budgeted } from './platform/http/page-budget.ts';
import { detectLocale } from './platform/http/page-request.ts';
import type { PageRenderer } from './platform/http/pages.ts';
import { plainAddress } from './platform/http/plain-address.ts';
import { preferenceRoutes } from './platform/http/preferences.routes.ts';
import { createRequestRecord, msSince } from './platform/http/request-record.ts';
import { routeOf } from './platform/http/route-names.ts';
import { fileHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { sessions } from './platform/http/sessions.ts';
import { isSaneUrl } from './platform/http/validate.ts';
import { imageRoutes } from './content/image/image.routes.ts';
import { metricsRoutes } from './operations/metrics/metrics.routes.ts';
import { supplierPageGuard } from './deals/order/supplier-link.routes.ts';
import { quotePageGuard } from './deals/quote/quote.routes.ts';
import type { Services } from './services.ts';

export type AppOptions = {
  services: Services;
  pages: PageRenderer;
  /** Serves the built files; undefined in tests that need none. */
  assets?: MiddlewareHandler<AppEnv> | undefined;
};

/** Creates the whole application as a function of a request. */
export function createApp({ services, pages, assets }: AppOptions) {
  const { config, logger } = services;
  const app = new Hono<AppEnv>();
  const record = createRequestRecord(services);

  app.onError(onError(logger));

  app.use(async (c, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    const origin = publicOrigin(config, c.req.header('host'), c.req.header('x-forwarded-proto'));
    c.set('requestId', requestId);
    c.set('origin', origin);
    c.set(
      'ip',
      clientAddress(
        c.env?.incoming?.socket?.remoteAddress,
        c.req.header('x-forwarded-for'),
        config.TRUSTED_PROXIES,
      ),
    );
    c.set(
      'locale',
      detectLocale(
        c.req.path,
        c.req.query('lng') ?? null,
        c.req.header('cookie'),
        c.req.header('accept-language'),
      ),
    );
    await next();
    const isBuiltFile = c.res.ok && c.req.path.startsWith('/assets/');
    if (!isBuiltFile) c.res.headers.set('X-Request-Id', requestId);
    const isTls = origin.startsWith('https:');
    const security = isBuiltFile ? fileHeaders(config, isTls) : securityHeaders(config, isTls, undefined);
    for (const [name, value] of Object.entries(security)) {
      // A page sets its own policy, which contains the hash of its style sheet.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    const length = c.res.headers.get('content-length');
    record({
      requestId,
      method: c.req.method,
      route: routeOf(c, pages.routeOf),
      path: c.req.path,
      status: c.res.status,
      ms: msSince(started),
      bytes: length === null ? undefined : Number(length),
      from: addressForLog(c.get('ip')),
      user: c.get('userId'),
    });
  });

  if (assets) app.use(assets);
  app.use(compress());
  app.use(async (c, next) => {
    // An invalid Host header gives an invalid address.
    const url = URL.parse(c.req.url);
    if (!url || !isSaneUrl(url.pathname + url.search))
      throw new AppError('bad_request', 'the address cannot be decoded');
    await next();
  });
  app.use(originCheck);

  app.route('/', livenessRoutes(services));
  app.route('/media', imageRoutes(services));

  app.use(sessions(services.sessions, services.userSessions));
  app.use(async (c, next) => {
    await services.limits.admit({ requests: c.get('ip') });
    await next();
  });
  app.route('/', readinessRoutes(services));
  if (config.METRICS_TOKEN) app.route('/', metricsRoutes(services));
  app.use(diskGuard(services));

  const api = new Hono<AppEnv>();
  api.use(async (c, next) => {
    c.header('Cache-Control', 'private, no-cache');
    await next();
  });
  api.route(
    '/',
    createApi(allCalls, { publicReads: budgeted(services.budget), publish: services.publish }, [
      ...catalogueCalls(services),
      ...dealsCalls(services),
      ...conversationsCalls(services),
      ...peopleCalls(services),
      ...operationsCalls(services),
      ...contentCalls(services),
      ...platformCalls(services),
    ]),
  );
  app.route('/api', api);
  app.use(limitPageBody());
  app.all('/api/*', () => {
    throw new AppError('not_found', 'no such call');
  });

  app.route('/preferences', preferenceRoutes());
  app.route('/catalogs/files', catalogFileRoutes(services));
  app.route('/', discoveryRoutes(services));
  // Page paths match regardless of case and of slashes at their end.
  const page = (name: string, rest = '') =>
    `/:page{${name.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)}}${rest}`;
  for (const path of [page('quotes', '/:code/*'), page('quote-list', '/*'), page('quote-list\\.data')])
    app.use(path, quotePageGuard(services));
  app.use(page('s', '/:code/*'), supplierPageGuard(services));
  app.use(page('verify', '/:code/*'), documentPageGuard(services));
  app.all('*', async (c) => {
    const plain = c.req.method === 'GET' ? plainAddress(new URL(c.req.url)) : null;
    return plain === null ? pages.respond(c) : c.redirect(plain, 301);
  });
  return app;
}
