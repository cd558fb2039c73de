import { createLandedCostService } from './landed-cost/landed-cost.service.ts';
import type { Database } from './db/client.ts';
import { createOfferTemplateService } from './offer-template/offer-template.service.ts';
import type { Config } from './config.ts';
import type { ImageService } from './image/image.service.ts';
import type { ProductService } from './product/product.service.ts';
import { createSelectionService } from './selection/selection.service.ts';
import type { Logger } from './logger.ts';
import { createPdfService } from './pdf/pdf.service.ts';
import type { QuoteBuyerService } from './quote/quote-buyer.service.ts';
import { createQuotePaperService } from './quote/quote-paper.service.ts';
import type { QuoteThrottle } from './quote/quote-throttle.ts';
import type { Storage } from './storage/storage.ts';
import type { PageTags } from './live/tags.ts';
import { createReferenceService } from './reference/reference.service.ts';
import type { createCaches } from './caches.ts';
import { createSupplierPriceService } from './supplier-price/supplier-price.service.ts';
import type { SettingService } from './setting/setting.service.ts';

type Dependencies = {
  config: Config;
  products: ProductService;
  images: ImageService;
  logger: Logger;
  storage: Storage;
  buyerQuotes: Pick<QuoteBuyerService, 'find'>;
  quoteThrottle: QuoteThrottle;
  db: Database;
  tags: PageTags;
  cached: ReturnType<typeof createCaches>;
  settings: Pick<SettingService, 'read'>;
};

/** The services of prices and imports that need little: part of the wiring in services.ts. */
export function createTrade(dependencies: Dependencies) {
  const {
    config,
    products,
    images,
    logger,
    storage,
    buyerQuotes,
    quoteThrottle,
    db,
    tags,
    cached,
    settings,
  } = dependencies;
  const reference = createReferenceService({ db, tags, cached: cached.reference });
  const pdf = createPdfService({ logger });
  return {
    selections: createSelectionService({ config, products, images, pdf, settings: settings.read }),
    quotePapers: createQuotePaperService({
      db,
      storage,
      pdf,
      settings: settings.read,
      find: buyerQuotes.find,
      throttle: quoteThrottle,
    }),
    supplierPrices: createSupplierPriceService({ db }),
    offerTemplates: createOfferTemplateService({ db }),
    reference,
    landedCosts: createLandedCostService({ db, rowsOf: reference.rowsOf, settings: settings.read }),
  };
}
