import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/client.ts';
import type { Limits } from './platform/db/limits.ts';
import type { DocumentService } from './deals/document/document.service.ts';
import type { ImageService } from './content/image/image.service.ts';
import type { Logger } from './platform/logger.ts';
import { createPdfService } from './deals/pdf/pdf.service.ts';
import type { ProductService } from './catalogue/product/product.service.ts';
import type { QuoteBuyerService } from './deals/quote/quote-buyer.service.ts';
import { createQuotePaperService } from './deals/quote/quote-paper.service.ts';
import { createSelectionService } from './deals/selection/selection.service.ts';
import type { SettingService } from './content/setting/setting.service.ts';

type Dependencies = {
  config: Config;
  logger: Logger;
  db: Database;
  settings: Pick<SettingService, 'read'>;
  products: ProductService;
  images: ImageService;
  documents: DocumentService;
  buyerQuotes: Pick<QuoteBuyerService, 'find'>;
  limits: Limits;
};

/** Services that create documents, with the thread that renders them. A part of services.ts. */
export function createPapers(dependencies: Dependencies) {
  const { config, logger, db, settings, products, images, documents, buyerQuotes, limits } = dependencies;
  const pdf = createPdfService({ logger });
  return {
    selections: createSelectionService({ limits, products, images, pdf, settings: settings.read }),
    quotePapers: createQuotePaperService({
      db,
      documents,
      pdf,
      settings: settings.read,
      find: buyerQuotes.find,
      limits,
      hasPublicAddress: config.PUBLIC_URL !== undefined,
    }),
  };
}
