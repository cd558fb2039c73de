import { supplierPriceCalls } from '#shared/catalogue/supplier-price-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { recordRoutes } from '../../platform/http/record-routes.ts';
import type { SupplierPriceService } from './supplier-price.service.ts';

/** /api/supplier-prices, for the staff. */
export const supplierPriceRoutes = ({ supplierPrices }: { supplierPrices: SupplierPriceService }) =>
  routesOf(
    ...recordRoutes(supplierPriceCalls, supplierPrices),
    handle(supplierPriceCalls.list, async ({ user, query, c }) => {
      const { prices, total } = await supplierPrices.list(user, query);
      c.header('X-Total-Count', String(total));
      return prices;
    }),
    handle(supplierPriceCalls.offered, ({ user, query }) =>
      supplierPrices.offered(user, [{ productId: query.product ?? null, name: query.name }]),
    ),
  );
