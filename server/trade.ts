import { createLandedCostService } from './landed-cost/landed-cost.service.ts';
import type { Database } from './db/client.ts';
import { createOfferTemplateService } from './offer-template/offer-template.service.ts';
import type { PageTags } from './live/tags.ts';
import { createReferenceService } from './reference/reference.service.ts';
import type { createCaches } from './caches.ts';
import { createSupplierPriceService } from './supplier-price/supplier-price.service.ts';
import type { SettingService } from './setting/setting.service.ts';

type Dependencies = {
  db: Database;
  tags: PageTags;
  cached: ReturnType<typeof createCaches>;
  settings: Pick<SettingService, 'read'>;
};

/** The services of prices and imports that need little: part of the wiring in services.ts. */
export function createTrade({ db, tags, cached, settings }: Dependencies) {
  const reference = createReferenceService({ db, tags, cached: cached.reference });
  return {
    supplierPrices: createSupplierPriceService({ db }),
    offerTemplates: createOfferTemplateService({ db }),
    reference,
    landedCosts: createLandedCostService({ db, rowsOf: reference.rowsOf, settings: settings.read }),
  };
}
