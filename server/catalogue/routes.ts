import { catalogueRoutes } from './product/catalogue.routes.ts';
import { categoryRoutes } from './category/category.routes.ts';
import { evidenceRoutes } from './evidence/evidence.routes.ts';
import { favoriteRoutes } from './favorite/favorite.routes.ts';
import { partnerRoutes } from './partner/partner.routes.ts';
import { productRoutes } from './product/product.routes.ts';
import { supplierPriceRoutes } from './supplier-price/supplier-price.routes.ts';
import { synonymRoutes } from './synonym/synonym.routes.ts';
import { transferRoutes } from './transfer/transfer.routes.ts';
import { translationRoutes } from './translation/translation.routes.ts';
import type { Services } from '../services.ts';

/** All calls of this domain. */
export const catalogueCalls = (services: Services) => [
  ...productRoutes(services),
  ...catalogueRoutes(services),
  ...transferRoutes(services),
  ...favoriteRoutes(services),
  ...supplierPriceRoutes(services),
  ...evidenceRoutes(services),
  ...categoryRoutes(services),
  ...partnerRoutes(services),
  ...synonymRoutes(services),
  ...translationRoutes(services),
];
