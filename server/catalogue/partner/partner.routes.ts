import { partnerCalls } from '#shared/catalogue/partner-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { recordRoutes } from '../../platform/http/record-routes.ts';
import type { PartnerAdminService } from './partner-admin.service.ts';
import type { PartnerService } from './partner.service.ts';

/** Public calls of suppliers, and changes by the staff. */
export function partnerRoutes({
  partners,
  partnerAdmin,
}: {
  partners: PartnerService;
  partnerAdmin: PartnerAdminService;
}) {
  return routesOf(
    handle(partnerCalls.list, () => partners.list()),
    handle(partnerCalls.read, ({ params }) => partners.get(params.id)),
    ...recordRoutes(partnerCalls, partnerAdmin),
  );
}
