import { partnerCalls } from '#shared/partner-calls.ts';
import { handle, routesOf } from '../http/implement.ts';
import { recordRoutes } from '../http/record-routes.ts';
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
