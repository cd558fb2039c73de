import { createLandedCostService } from './landed-cost/landed-cost.service.ts';
import type { Database } from './db/client.ts';
import { createCustomerService } from './customer/customer.service.ts';
import { createOfferTemplateService } from './offer-template/offer-template.service.ts';
import type { PageTags } from './live/tags.ts';
import { createReferenceFileService } from './reference/reference-file.service.ts';
import { createReferenceService } from './reference/reference.service.ts';
import type { createCaches } from './caches.ts';
import type { TableFileService } from './product/table-file.service.ts';
import { createSupplierPriceService } from './supplier-price/supplier-price.service.ts';
import type { SettingService } from './setting/setting.service.ts';

type Dependencies = {
  db: Database;
  tags: PageTags;
  cached: ReturnType<typeof createCaches>;
  settings: Pick<SettingService, 'read'>;
  tables: TableFileService;
};

/** The services of prices and imports that need little: part of the wiring in services.ts. */
export function createTrade({ db, tags, cached, settings, tables }: Dependencies) {
  const reference = createReferenceService({ db, tags, cached: cached.reference });
  return {
    supplierPrices: createSupplierPriceService({ db }),
    customers: createCustomerService({ db }),
    offerTemplates: createOfferTemplateService({ db }),
    reference,
    referenceFiles: createReferenceFileService({ reference, tables }),
    landedCosts: createLandedCostService({ db, rowsOf: reference.rowsOf, settings: settings.read }),
  };
}
