import { offerTemplateCalls } from '#shared/deals/offer-template-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { recordRoutes } from '../../platform/http/record-routes.ts';
import type { OfferTemplateService } from './offer-template.service.ts';

/** /api/offer-templates, for the staff. */
export const offerTemplateRoutes = ({ offerTemplates }: { offerTemplates: OfferTemplateService }) =>
  routesOf(
    handle(offerTemplateCalls.list, ({ user }) => offerTemplates.list(user)),
    ...recordRoutes(offerTemplateCalls, offerTemplates),
  );
