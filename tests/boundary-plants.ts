// Files of a small tree that scripts/boundaries.test.ts makes, with an empty file for each that they import.

export type Plant = { what: string; file: string; code: string; rule: string };

/** Files that each break one rule; the imports name files that exist in the project. */
export const plants: Plant[] = [
  {
    what: 'shared uses a library other than zod',
    file: 'shared/planted-library.ts',
    code: "export { Hono } from 'hono';",
    rule: 'shared-stands-alone',
  },
  {
    what: 'shared uses Node',
    file: 'shared/planted-node.ts',
    code: "export { join } from 'node:path';",
    rule: 'shared-stands-alone',
  },
  {
    what: 'shared takes a type of the server',
    file: 'shared/planted-type.ts',
    code: "import type { Services } from '#server/services.ts';\nexport type Planted = Services;",
    rule: 'shared-stands-alone',
  },
  {
    what: 'the base of shared knows a product',
    file: 'shared/base/planted-product.ts',
    code: "export { saleUnits } from '../catalogue/product-rules.ts';",
    rule: 'base-knows-no-domain',
  },
  {
    what: 'a route builds SQL',
    file: 'server/catalogue/product/planted-sql.routes.ts',
    code: "export { sql } from 'drizzle-orm';",
    rule: 'routes-ask-a-service',
  },
  {
    what: 'a route takes a type of the database',
    file: 'server/catalogue/product/planted-db.routes.ts',
    code: "import type { Database } from '../../platform/db/client.ts';\nexport type Planted = Database;",
    rule: 'routes-ask-a-service',
  },
  {
    what: 'a socket reads a table',
    file: 'server/catalogue/product/planted-table.socket.ts',
    code: "export { products } from './product.schema.ts';",
    rule: 'routes-ask-a-service',
  },
  {
    what: "a route calls another noun's service",
    file: 'server/catalogue/product/planted-service.routes.ts',
    code: "export { createFavoriteService } from '../favorite/favorite.service.ts';",
    rule: 'routes-own-service',
  },
  {
    what: "a route goes past its service to the noun's queries",
    file: 'server/catalogue/product/planted-queries.routes.ts',
    code: "export * from './product.queries.ts';",
    rule: 'routes-own-service',
  },
  {
    what: 'a route works on images',
    file: 'server/catalogue/product/planted-sharp.routes.ts',
    code: "export { default } from 'sharp';",
    rule: 'routes-ask-a-service',
  },
  {
    what: "a service calls another domain's service",
    file: 'server/catalogue/product/planted.service.ts',
    code: "export { createQuoteService } from '../../deals/quote/quote.service.ts';",
    rule: 'domains-apart',
  },
  {
    what: 'queries reach into another domain by a late import',
    file: 'server/deals/quote/planted.queries.ts',
    code: "export const planted = () => import('../../catalogue/product/product.queries.ts');",
    rule: 'domains-apart',
  },
  {
    what: "a service takes a type of another domain's queries",
    file: 'server/deals/quote/planted-type.service.ts',
    code: "export type Planted = import('../../catalogue/product/product.queries.ts').Planted;",
    rule: 'other-service-by-injection',
  },
  {
    what: 'a service reads a table of another domain',
    file: 'server/content/blog/planted-table.service.ts',
    code: "export { products } from '../../catalogue/product/product.schema.ts';",
    rule: 'tables-are-private',
  },
  {
    what: 'a service uses Hono',
    file: 'server/catalogue/product/planted-hono.service.ts',
    code: "export { HTTPException } from 'hono/http-exception';",
    rule: 'services-know-no-http',
  },
  {
    what: 'a service takes the type of a request',
    file: 'server/catalogue/product/planted-request.service.ts',
    code: "import type { AppContext } from '../../platform/http/env.ts';\nexport type Planted = AppContext;",
    rule: 'services-know-no-http',
  },
  {
    what: 'a service calls its own routes',
    file: 'server/catalogue/product/planted-routes.service.ts',
    code: "export { productRoutes } from './product.routes.ts';",
    rule: 'services-know-no-http',
  },
  {
    what: 'the storage knows a noun',
    file: 'server/platform/storage/planted.ts',
    code: "import type { ProductService } from '../../catalogue/product/product.service.ts';\nexport type Planted = ProductService;",
    rule: 'platform-knows-no-domain',
  },
  {
    what: 'the HTTP layer calls a service',
    file: 'server/platform/http/planted.ts',
    code: "export { createFavoriteService } from '../../catalogue/favorite/favorite.service.ts';",
    rule: 'http-takes-types-only',
  },
  {
    what: 'something on the server reaches back to the wiring',
    file: 'server/platform/planted-wiring.ts',
    code: "export { createServices } from '../services.ts';",
    rule: 'wiring-is-last',
  },
  {
    what: 'something builds on the demo data',
    file: 'server/operations/planted-demo.ts',
    code: "export { seedDemo } from './demo/seed.ts';",
    rule: 'wiring-is-last',
  },
  {
    what: 'the server runs a module of the pages',
    file: 'server/planted-app.ts',
    code: "export { pageContext } from '#app/lib/page-context.ts';",
    rule: 'server-knows-pages-by-type',
  },
  {
    what: 'a page runs a module of the server',
    file: 'app/routes/site/planted-server.tsx',
    code: "export { createLogger } from '#server/platform/logger.ts';",
    rule: 'app-takes-server-types-only',
  },
  {
    what: 'a page loads a module of the server late, beside an import of its types',
    file: 'app/routes/site/planted-late.tsx',
    code: [
      "import type { Logger } from '#server/platform/logger.ts';",
      "export const planted = async () => (await import('#server/platform/logger.ts')) as unknown as Logger;",
    ].join('\n'),
    rule: 'app-takes-server-types-only',
  },
  {
    what: 'a feature takes a type of the server',
    file: 'app/features/catalogue/product/planted-type.tsx',
    code: "import type { Services } from '#server/services.ts';\nexport type Planted = Services;",
    rule: 'server-types-in-routes-only',
  },
  {
    what: 'a feature uses one of another domain',
    file: 'app/features/deals/quote-list/planted-feature.tsx',
    code: "export { FavoriteButton } from '../../catalogue/favorite/favorite-button.tsx';",
    rule: 'features-apart',
  },
  {
    what: 'a feature takes a type of one of another domain',
    file: 'app/features/deals/quote-list/planted-type.ts',
    code: "import type { StockBadge } from '../../catalogue/product/stock-badge.tsx';\nexport type Planted = typeof StockBadge;",
    rule: 'features-apart',
  },
  {
    what: 'a feature uses a page',
    file: 'app/features/content/home/planted-route.tsx',
    code: "export { default } from '../../../routes/site/not-found.tsx';",
    rule: 'features-apart',
  },
  {
    what: 'lib uses a feature',
    file: 'app/lib/planted.ts',
    code: "export { StockBadge } from '../features/catalogue/product/stock-badge.tsx';",
    rule: 'lib-stays-below-features',
  },
  {
    what: 'the form editor uses a feature',
    file: 'app/staff/planted.ts',
    code: "export { StockBadge } from '../features/catalogue/product/stock-badge.tsx';",
    rule: 'staff-stays-below-features',
  },
  {
    what: 'a primitive knows a product word',
    file: 'app/ui/planted-contract.ts',
    code: "export { productQuery } from '#shared/catalogue/product.ts';",
    rule: 'ui-knows-no-product',
  },
  {
    what: 'a primitive knows the language of the page',
    file: 'app/ui/planted-lib.ts',
    code: "export { useI18n } from '../lib/i18n.tsx';",
    rule: 'ui-knows-no-product',
  },
  {
    what: 'a primitive knows the router',
    file: 'app/ui/planted-router.tsx',
    code: "export { Link } from 'react-router';",
    rule: 'ui-knows-no-product',
  },
  {
    what: 'a page uses another page',
    file: 'app/routes/site/planted-page.tsx',
    code: "export { default } from './not-found.tsx';",
    rule: 'routes-apart',
  },
  {
    what: 'the browser is given Node',
    file: 'app/lib/planted-node.ts',
    code: "export { createHash } from 'node:crypto';",
    rule: 'browser-has-no-server-part',
  },
  {
    what: 'the browser is given a library of the server',
    file: 'app/features/catalogue/product/planted-library.ts',
    code: "export { pino } from 'pino';",
    rule: 'browser-has-no-server-part',
  },
  {
    what: 'a module needs itself by a type',
    file: 'shared/planted-circle-back.ts',
    code: "import type { Planted as Own } from './planted-circle.ts';\nexport type Planted = Own | 2;",
    rule: 'no-circular',
  },
  {
    what: 'the server builds on the tests',
    file: 'server/planted-tests.ts',
    code: "export { planted } from '#tests/planted.ts';",
    rule: 'nothing-builds-on-tests',
  },
  {
    what: 'an import leads nowhere',
    file: 'server/planted-nowhere.ts',
    code: "export { planted } from './nowhere.ts';",
    rule: 'no-unknown-import',
  },
];

/** Allowed imports that are most similar to the forbidden ones. */
export const allowed = [
  {
    file: 'server/catalogue/product/planted-allowed.service.ts',
    code: [
      "import type { QuoteService } from '../../deals/quote/quote.service.ts';",
      "import type { PageTags } from '../../platform/live/tags.ts';",
      "import type { Logger } from '../../platform/logger.ts';",
      "export { lockUsers } from '../../people/index.ts';",
      'export type Planted = QuoteService | PageTags | Logger;',
    ].join('\n'),
  },
  {
    file: 'app/routes/site/planted-allowed.tsx',
    code: [
      "import type { Services } from '#server/services.ts';",
      "export { FavoriteButton } from '../../features/catalogue/favorite/favorite-button.tsx';",
      "export { StockBadge } from '../../features/catalogue/product/stock-badge.tsx';",
      'export type Planted = Services;',
    ].join('\n'),
  },
  { file: 'tests/planted.ts', code: 'export const planted = 1;' },
  {
    file: 'shared/planted-allowed.test.ts',
    code: "import { planted } from '#tests/planted.ts';\nexport const again = planted;",
  },
];

/** One half of an import cycle; allowed as long as the other half does not import it. */
export const circleStart = {
  file: 'shared/planted-circle.ts',
  code: "import type { Planted as Own } from './planted-circle-back.ts';\nexport type Planted = Own | 1;",
};
