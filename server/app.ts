import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { AppError } from '../shared/errors.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { categoryAdminRoutes, categoryRoutes } from './category/category.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { cannedReplyRoutes } from './contact/canned-reply.routes.ts';
import { inboxRoutes } from './contact/inbox.routes.ts';
import { isReachable } from './db/client.ts';
import { favoriteRoutes, productFavoriteRoutes } from './favorite/favorite.routes.ts';
import { clientAddress, publicOrigin } from './http/client-address.ts';
import { compress } from './http/compress.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { discoveryRoutes } from './http/discovery.routes.ts';
import type { AppEnv } from './http/env.ts';
import { onError } from './http/on-error.ts';
import { originCheck } from './http/origin-check.ts';
import { detectLocale } from './http/page-request.ts';
import type { PageRenderer } from './http/pages.ts';
import { preferenceRoutes } from './http/preferences.routes.ts';
import { rateLimit } from './http/rate-limit.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sessions } from './http/sessions.ts';
import { isSaneUrl } from './http/validate.ts';
import { imageRoutes } from './image/image.routes.ts';
import { contactMailRoutes, mailRoutes } from './mail/mail.routes.ts';
import { partnerAdminRoutes, partnerRoutes } from './partner/partner.routes.ts';
import { catalogueRoutes } from './product/catalogue.routes.ts';
import { productRoutes } from './product/product.routes.ts';
import { transferRoutes } from './product/transfer.routes.ts';
import type { Services } from './services.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { settingRoutes } from './setting/setting.routes.ts';
import { translationRoutes } from './translation/translation.routes.ts';
import { uploadRoutes } from './upload/upload.routes.ts';
import { accountRoutes } from './user/account.routes.ts';
import { invitationRoutes, passwordResetRoutes, userRoutes } from './user/user.routes.ts';

/** Bytes of a request's body; uploads have a limit of their own. */
const maxBodyBytes = 100_000;

/** Whether the service behind a path limits the body by itself: uploads and product files. */
const hasOwnLimit = (path: string) => /^\/api\/(uploads\/|products\/import(\/preview)?$)/.test(path);

export type AppOptions = {
  services: Services;
  pages: PageRenderer;
  /** Serves the built files; absent in tests that need none. */
  assets?: MiddlewareHandler<AppEnv>;
};

/** The whole application as a function of a request. */
export function createApp({ services, pages, assets }: AppOptions) {
  const { config, logger } = services;
  const app = new Hono<AppEnv>();

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
      detectLocale(c.req.query('lng') ?? null, c.req.header('cookie'), c.req.header('accept-language')),
    );
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    for (const [name, value] of Object.entries(securityHeaders([], origin.startsWith('https:')))) {
      // A page brings its own policy, which knows the style sheet's hash.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    const ms = Math.round((performance.now() - started) * 10) / 10;
    logger.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  });

  if (assets) app.use(assets);
  app.use(compress);
  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    if (!isSaneUrl(url.pathname + url.search))
      throw new AppError('bad_request', 'the address cannot be decoded');
    await next();
  });
  app.use(originCheck);
  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new AppError('too_large');
    },
  });
  app.use((c, next) => (hasOwnLimit(c.req.path) ? next() : limitBody(c, next)));

  app.get('/healthz', async (c) => {
    const isUp = await isReachable(services.database.db);
    return c.json({ status: isUp ? 'ok' : 'database away' }, isUp ? 200 : 503);
  });
  app.route('/media', imageRoutes(services));

  app.use(sessions(services.sessions, services.userSessions));
  const limited = rateLimit(config.RATE_LIMIT);
  app.use(limited);

  const api = new Hono<AppEnv>();
  api.use(async (c, next) => {
    c.header('Cache-Control', 'private, no-cache');
    await next();
  });
  // Before the ETags: a long export would be kept whole to make its tag.
  api.route('/products', transferRoutes(services));
  api.use(etag({ weak: true }));
  api.route('/products', productRoutes(services));
  api.route('/products', productFavoriteRoutes(services));
  api.route('/products', catalogueRoutes(services));
  api.route('/categories', categoryRoutes(services));
  api.route('/categories', categoryAdminRoutes(services));
  api.route('/translations', translationRoutes(services));
  api.route('/partners', partnerRoutes(services));
  api.route('/partners', partnerAdminRoutes(services));
  api.route('/contact', inboxRoutes(services));
  api.route('/canned-replies', cannedReplyRoutes(services));
  api.route('/favorites', favoriteRoutes(services));
  api.route('/contact', contactRoutes(services));
  api.route('/session', sessionRoutes());
  api.route('/users', userRoutes(services));
  api.route('/invitations', invitationRoutes(services));
  api.route('/password-resets', passwordResetRoutes(services));
  api.route('/mail', mailRoutes(services));
  api.route('/account', contactMailRoutes(services));
  api.route('/admin', dashboardRoutes(services));
  api.route('/audit', auditRoutes(services));
  api.route('/settings', settingRoutes(services));
  api.route('/uploads', uploadRoutes(services));
  api.route('/', accountRoutes(services));
  api.all('*', () => {
    throw new AppError('not_found', 'no such call');
  });
  app.route('/api', api);

  app.route('/preferences', preferenceRoutes());
  app.route('/', discoveryRoutes(services));
  app.all('*', (c) => pages.respond(c));
  return app;
}
