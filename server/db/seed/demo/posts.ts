import { cartonToContainer } from './posts/carton-to-container.ts';
import { choosingAnIncoterm } from './posts/choosing-an-incoterm.ts';
import { coteDivoireImportPaperwork } from './posts/cote-divoire-import-paperwork.ts';
import { depositsAndPaymentSafety } from './posts/deposits-and-payment-safety.ts';
import { inspectingAShipment } from './posts/inspecting-a-shipment.ts';
import { kenyaImportPaperwork } from './posts/kenya-import-paperwork.ts';
import { nigeriaImportPaperwork } from './posts/nigeria-import-paperwork.ts';
import { readingAFactoryAudit } from './posts/reading-a-factory-audit.ts';
import { shippingTimesAndDemurrage } from './posts/shipping-times-and-demurrage.ts';
import { specifyAProduct } from './posts/specify-a-product.ts';
import type { DemoPost } from './posts/types.ts';

/** The demo blog, the newest first. */
export const demoPosts: readonly DemoPost[] = [
  choosingAnIncoterm,
  nigeriaImportPaperwork,
  specifyAProduct,
  inspectingAShipment,
  kenyaImportPaperwork,
  depositsAndPaymentSafety,
  coteDivoireImportPaperwork,
  shippingTimesAndDemurrage,
  cartonToContainer,
  readingAFactoryAudit,
];
