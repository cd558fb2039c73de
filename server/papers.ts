import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Limits } from './db/limits.ts';
import type { DocumentService } from './document/document.service.ts';
import type { ImageService } from './image/image.service.ts';
import type { Logger } from './logger.ts';
import { createPdfService } from './pdf/pdf.service.ts';
import type { ProductService } from './product/product.service.ts';
import type { QuoteBuyerService } from './quote/quote-buyer.service.ts';
import { createQuotePaperService } from './quote/quote-paper.service.ts';
import { createSelectionService } from './selection/selection.service.ts';
import type { SettingService } from './setting/setting.service.ts';

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
