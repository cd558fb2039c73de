import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { allCalls } from '#shared/platform/calls.ts';
import { AppError } from '#shared/base/errors.ts';
import { auditRoutes } from './people/audit/audit.routes.ts';
import { backupRoutes } from './operations/backup/backup.routes.ts';
import { blogRoutes } from './content/blog/blog.routes.ts';
import { categoryRoutes } from './catalogue/category/category.routes.ts';
import { chatRoutes } from './conversations/chat/chat.routes.ts';
import { contactRoutes } from './conversations/contact/contact.routes.ts';
import { offerTemplateRoutes } from './deals/offer-template/offer-template.routes.ts';
import { catalogFileRoutes, catalogRoutes } from './deals/catalog/catalog.routes.ts';
import { evidenceRoutes } from './catalogue/evidence/evidence.routes.ts';
import { testimonialRoutes } from './deals/testimonial/testimonial.routes.ts';
import { beneficiaryRoutes } from './deals/document/beneficiary.routes.ts';
import { demoRecordRoutes } from './operations/demo-record/demo-record.routes.ts';
import { documentPageGuard, documentRoutes } from './deals/document/document.routes.ts';
import { referenceRoutes } from './deals/reference/reference.routes.ts';
import { supplierPriceRoutes } from './catalogue/supplier-price/supplier-price.routes.ts';
import { cannedReplyRoutes } from './conversations/contact/canned-reply.routes.ts';
import { contractRoutes } from './platform/contract/contract.routes.ts';
import { inboxRoutes } from './conversations/contact/inbox.routes.ts';
import { favoriteRoutes } from './catalogue/favorite/favorite.routes.ts';
import { addressForLog } from './platform/http/address-for-log.ts';
import { limitPageBody } from './platform/http/body-policy.ts';
import { clientAddress, publicOrigin } from './platform/http/client-address.ts';
import { dashboardRoutes } from './operations/dashboard/dashboard.routes.ts';
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
import { securityHeaders } from './platform/http/security-headers.ts';
import { sessions } from './platform/http/sessions.ts';
import { isSaneUrl } from './platform/http/validate.ts';
import { imageRoutes } from './content/image/image.routes.ts';
import { jobRoutes } from './operations/job/job.routes.ts';
import { linkCardRoutes } from './conversations/link-card/link-card.routes.ts';
import { mailRoutes } from './conversations/mail/mail.routes.ts';
import { metricsRoutes } from './operations/metrics/metrics.routes.ts';
import { mediaRoutes } from './content/media/media.routes.ts';
import { personRoutes } from './people/personal-data/person.routes.ts';
import { customerRoutes } from './conversations/customer/customer.routes.ts';
import { partnerRoutes } from './catalogue/partner/partner.routes.ts';
import { catalogueRoutes } from './catalogue/product/catalogue.routes.ts';
import { productRoutes } from './catalogue/product/product.routes.ts';
import { transferRoutes } from './catalogue/transfer/transfer.routes.ts';
import { selectionRoutes } from './deals/selection/selection.routes.ts';
import { quotePageGuard, quoteRoutes } from './deals/quote/quote.routes.ts';
import type { Services } from './services.ts';
import { sessionRoutes } from './people/session/session.routes.ts';
import { settingRoutes } from './content/setting/setting.routes.ts';
import { synonymRoutes } from './catalogue/synonym/synonym.routes.ts';
import { translationRoutes } from './catalogue/translation/translation.routes.ts';
import { uploadRoutes } from './content/upload/upload.routes.ts';
import { accountRoutes } from './people/user/account.routes.ts';
import { userRoutes } from './people/user/user.routes.ts';

export type AppOptions = {
  services: Services;
  pages: PageRenderer;
  /** Serves the built files; undefined in tests that need none. */
  assets?: MiddlewareHandler<AppEnv>;
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
    c.res.headers.set('X-Request-Id', requestId);
    const security = securityHeaders(config, origin.startsWith('https:'), undefined);
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
      ...productRoutes(services),
      ...catalogueRoutes(services),
      ...transferRoutes(services),
      ...favoriteRoutes(services),
      ...quoteRoutes(services),
      ...selectionRoutes(services),
      ...customerRoutes(services),
      ...personRoutes(services),
      ...backupRoutes(services),
      ...beneficiaryRoutes(services),
      ...demoRecordRoutes(services),
      ...documentRoutes(services),
      ...supplierPriceRoutes(services),
      ...offerTemplateRoutes(services),
      ...catalogRoutes(services),
      ...evidenceRoutes(services),
      ...testimonialRoutes(services),
      ...referenceRoutes(services),
      ...blogRoutes(services),
      ...categoryRoutes(services),
      ...partnerRoutes(services),
      ...synonymRoutes(services),
      ...translationRoutes(services),
      ...contactRoutes(services),
      ...inboxRoutes(services),
      ...cannedReplyRoutes(services),
      ...chatRoutes(services),
      ...linkCardRoutes(services),
      ...sessionRoutes(),
      ...accountRoutes(services),
      ...userRoutes(services),
      ...uploadRoutes(services),
      ...mediaRoutes(services),
      ...settingRoutes(services),
      ...mailRoutes(services),
      ...jobRoutes(services),
      ...auditRoutes(services),
      ...dashboardRoutes(services),
      ...contractRoutes(services),
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
  app.use(page('verify', '/:code/*'), documentPageGuard(services));
  app.all('*', (c) => {
    const plain = c.req.method === 'GET' ? plainAddress(new URL(c.req.url)) : null;
    return plain === null ? pages.respond(c) : c.redirect(plain, 301);
  });
  return app;
}
