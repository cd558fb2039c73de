import { createLandedCostService } from './landed-cost/landed-cost.service.ts';
import type { Database } from './db/client.ts';
import { createDocumentService } from './document/document.service.ts';
import { createCustomerService } from './customer/customer.service.ts';
import { createOfferTemplateService } from './offer-template/offer-template.service.ts';
import type { PageTags } from './live/tags.ts';
import { createReferenceFileService } from './reference/reference-file.service.ts';
import { createReferenceService } from './reference/reference.service.ts';
import type { createCaches } from './caches.ts';
import type { CatalogueService } from './product/catalogue.service.ts';
import { createTableFileService } from './product/table-file.service.ts';
import { createTransferService } from './product/transfer.service.ts';
import type { Storage } from './storage/storage.ts';
import { createSupplierPriceService } from './supplier-price/supplier-price.service.ts';
import type { SettingService } from './setting/setting.service.ts';
import type { UploadService } from './upload/upload.service.ts';

type Dependencies = {
  db: Database;
  storage: Storage;
  tags: PageTags;
  cached: ReturnType<typeof createCaches>;
  settings: Pick<SettingService, 'read'>;
  catalogue: Pick<CatalogueService, 'change'>;
  uploads: Pick<UploadService, 'receiveForm'>;
};

/** The services of prices, of importing goods and of tables as files: part of the wiring in services.ts. */
export function createTrade({ db, storage, tags, cached, settings, catalogue, uploads }: Dependencies) {
  const reference = createReferenceService({ db, tags, cached: cached.reference });
  const tables = createTableFileService({ uploads });
  return {
    supplierPrices: createSupplierPriceService({ db }),
    customers: createCustomerService({ db }),
    offerTemplates: createOfferTemplateService({ db }),
    transfers: createTransferService({ db, catalogue, tables }),
    documents: createDocumentService({ db, storage }),
    reference,
    referenceFiles: createReferenceFileService({ reference, tables }),
    landedCosts: createLandedCostService({ db, rowsOf: reference.rowsOf, settings: settings.read }),
  };
}
