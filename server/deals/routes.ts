import { beneficiaryRoutes } from './document/beneficiary.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { documentRoutes } from './document/document.routes.ts';
import { offerTemplateRoutes } from './offer-template/offer-template.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { quoteRoutes } from './quote/quote.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { selectionRoutes } from './selection/selection.routes.ts';
import { supplierLinkRoutes } from './order/supplier-link.routes.ts';
import { testimonialRoutes } from './testimonial/testimonial.routes.ts';
import type { Services } from '../services.ts';

/** All calls of this domain. */
export const dealsCalls = (services: Services) => [
  ...quoteRoutes(services),
  ...orderRoutes(services),
  ...supplierLinkRoutes(services),
  ...selectionRoutes(services),
  ...beneficiaryRoutes(services),
  ...documentRoutes(services),
  ...offerTemplateRoutes(services),
  ...catalogRoutes(services),
  ...testimonialRoutes(services),
  ...referenceRoutes(services),
];
