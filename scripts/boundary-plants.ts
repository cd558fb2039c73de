// Files that scripts/boundaries.test.ts adds to a copy of the project.

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
    what: 'a route builds SQL',
    file: 'server/product/planted-sql.routes.ts',
    code: "export { sql } from 'drizzle-orm';",
    rule: 'routes-never-database',
  },
  {
    what: 'a route takes a type of the database',
    file: 'server/product/planted-db.routes.ts',
    code: "import type { Database } from '../db/client.ts';\nexport type Planted = Database;",
    rule: 'routes-never-database',
  },
  {
    what: 'a socket reads a table',
    file: 'server/product/planted-table.socket.ts',
    code: "export { products } from '../db/schema/product.ts';",
    rule: 'routes-never-database',
  },
  {
    what: 'a call of the HTTP layer asks the database',
    file: 'server/http/planted-database.routes.ts',
    code: "export { isReachable } from '../db/client.ts';",
    rule: 'routes-never-database',
  },
  {
    what: "a route calls another noun's service",
    file: 'server/product/planted-service.routes.ts',
    code: "export { ownerOf } from '../favorite/favorite.service.ts';",
    rule: 'routes-own-service',
  },
  {
    what: "a route goes past its service to the noun's queries",
    file: 'server/product/planted-queries.routes.ts',
    code: "export * from './product.queries.ts';",
    rule: 'routes-own-service',
  },
  {
    what: "a route takes a type of another noun's queries",
    file: 'server/favorite/planted-queries.routes.ts',
    code: "export type Planted = import('../product/product.queries.ts').Planted;",
    rule: 'routes-other-service-by-injection',
  },
  {
    what: "a route takes a type of another noun's routes",
    file: 'server/product/planted-routes.routes.ts',
    code: "import type { favoriteRoutes } from '../favorite/favorite.routes.ts';\nexport type Planted = typeof favoriteRoutes;",
    rule: 'routes-other-service-by-injection',
  },
  {
    what: 'a route works on images',
    file: 'server/product/planted-sharp.routes.ts',
    code: "export { default } from 'sharp';",
    rule: 'routes-libraries',
  },
  {
    what: "a service calls another noun's service",
    file: 'server/product/planted.service.ts',
    code: "export { ownerOf } from '../favorite/favorite.service.ts';",
    rule: 'services-stay-inside',
  },
  {
    what: 'queries reach into another noun by a late import',
    file: 'server/favorite/planted.queries.ts',
    code: "export const planted = () => import('../product/product.queries.ts');",
    rule: 'services-stay-inside',
  },
  {
    what: 'a service takes the type of a request',
    file: 'server/product/planted-request.service.ts',
    code: "import type { AppContext } from '../http/env.ts';\nexport type Planted = AppContext;",
    rule: 'services-other-service-by-injection',
  },
  {
    what: 'a service uses Hono',
    file: 'server/product/planted-hono.service.ts',
    code: "export { HTTPException } from 'hono/http-exception';",
    rule: 'services-know-no-http',
  },
  {
    what: 'a service calls its own routes',
    file: 'server/product/planted-routes.service.ts',
    code: "export { productRoutes } from './product.routes.ts';",
    rule: 'services-know-no-http',
  },
  {
    what: 'the storage knows a noun',
    file: 'server/storage/planted.ts',
    code: "import type { ProductService } from '../product/product.service.ts';\nexport type Planted = ProductService;",
    rule: 'ports-know-no-feature',
  },
  {
    what: 'the HTTP layer calls a service',
    file: 'server/http/planted.ts',
    code: "export { ownerOf } from '../favorite/favorite.service.ts';",
    rule: 'http-knows-no-noun',
  },
  {
    what: 'something on the server reaches back to the wiring',
    file: 'server/planted-wiring.ts',
    code: "export { createServices } from './services.ts';",
    rule: 'wiring-is-last',
  },
  {
    what: 'something builds on the demo data',
    file: 'server/planted-demo.ts',
    code: "export { seedDemo } from './demo/seed.ts';",
    rule: 'demo-is-last',
  },
  {
    what: 'the server runs a module of the pages',
    file: 'server/planted-app.ts',
    code: "export { pageContext } from '#app/lib/page-context.ts';",
    rule: 'server-knows-pages-by-type',
  },
  {
    what: 'the server takes a type of a page other than the context',
    file: 'server/planted-shell.ts',
    code: "import type { useShell } from '#app/lib/shell.ts';\nexport type Planted = typeof useShell;",
    rule: 'server-knows-page-context-only',
  },
  {
    what: 'a page runs a module of the server',
    file: 'app/routes/site/planted-server.tsx',
    code: "export { createLogger } from '#server/logger.ts';",
    rule: 'app-takes-server-types-only',
  },
  {
    what: 'a page loads a module of the server late, beside an import of its types',
    file: 'app/routes/site/planted-late.tsx',
    code: [
      "import type { Logger } from '#server/logger.ts';",
      "export const planted = async () => (await import('#server/logger.ts')) as unknown as Logger;",
    ].join('\n'),
    rule: 'app-takes-server-types-only',
  },
  {
    what: 'a feature takes a type of the server',
    file: 'app/features/product/planted-type.tsx',
    code: "import type { Services } from '#server/services.ts';\nexport type Planted = Services;",
    rule: 'server-types-in-routes-only',
  },
  {
    what: 'a feature uses another feature',
    file: 'app/features/product/planted-feature.tsx',
    code: "export { FavoriteButton } from '../favorite/favorite-button.tsx';",
    rule: 'features-apart',
  },
  {
    what: 'a feature takes a type of another feature',
    file: 'app/features/favorite/planted-feature.ts',
    code: "import type { StockBadge } from '../product/stock-badge.tsx';\nexport type Planted = typeof StockBadge;",
    rule: 'features-apart',
  },
  {
    what: 'a feature uses a page',
    file: 'app/features/home/planted-route.tsx',
    code: "export { default } from '../../routes/site/not-found.tsx';",
    rule: 'features-stay-below-routes',
  },
  {
    what: 'lib uses a feature',
    file: 'app/lib/planted.ts',
    code: "export { StockBadge } from '../features/product/stock-badge.tsx';",
    rule: 'lib-stays-below-features',
  },
  {
    what: 'the form editor uses a feature',
    file: 'app/staff/planted.ts',
    code: "export { StockBadge } from '../features/product/stock-badge.tsx';",
    rule: 'staff-stays-below-features',
  },
  {
    what: 'a primitive knows a product word',
    file: 'app/ui/planted-contract.ts',
    code: "export { productQuery } from '#shared/product.ts';",
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
    rule: 'browser-has-no-node',
  },
  {
    what: 'the browser is given a library of the server',
    file: 'app/features/product/planted-library.ts',
    code: "export { pino } from 'pino';",
    rule: 'browser-has-no-server-library',
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
    file: 'server/product/planted-allowed.service.ts',
    code: [
      "import type { FavoriteService } from '../favorite/favorite.service.ts';",
      "import type { PageTags } from '../live/tags.ts';",
      "import type { Logger } from '../logger.ts';",
      'export type Planted = FavoriteService | PageTags | Logger;',
    ].join('\n'),
  },
  {
    file: 'app/routes/site/planted-allowed.tsx',
    code: [
      "import type { Services } from '#server/services.ts';",
      "export { FavoriteButton } from '../../features/favorite/favorite-button.tsx';",
      "export { StockBadge } from '../../features/product/stock-badge.tsx';",
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
