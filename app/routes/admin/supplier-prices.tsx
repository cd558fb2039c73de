import { Link } from 'react-router';
import { staffPageSize } from '#shared/base/limits.ts';
import {
  type SupplierPrice,
  supplierPriceOrders,
  supplierPriceQuery,
} from '#shared/catalogue/supplier-price.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { priceColumns, priceFilters } from '../../features/catalogue/supplier-price/price-columns.tsx';
import { PriceDialog } from '../../features/catalogue/supplier-price/price-dialog.tsx';
import { RecordList } from '../../features/platform/record-admin/record-list.tsx';
import { compareNames, ta } from '../../lib/admin-text.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/supplier-prices.ts';

/** /admin/supplier-prices: prices of one or all suppliers. `?edit=` opens the form of a price, or of a new one. */
export const loader = onStaffList(
  'staff',
  supplierPriceQuery,
  staffPageSize,
  async ({ services, user, locale, opened, query }) => {
    const [list, suppliers, products, edited] = await Promise.all([
      services.supplierPrices.list(user, query),
      services.partnerAdmin.list(user),
      services.supplierPrices.productNames(user, query.supplier),
      opened((id) => services.supplierPrices.open(user, id)),
    ]);
    const ids = list.prices.flatMap(({ productId }) => productId ?? []);
    return {
      meta: { title: ta('supplierPrice.title') },
      ...list,
      names: await services.catalogue.namesIn(user, ids, locale),
      suppliers: suppliers
        .filter(({ isDeleted }) => !isDeleted)
        .map(({ id, name }) => ({ id, name }))
        .toSorted((a, b) => compareNames(a.name, b.name)),
      products,
      edited,
      today: officeDay(),
    };
  },
);

export default function SupplierPrices({ loaderData }: Route.ComponentProps) {
  const { query, prices, names, total, suppliers, products, today } = loaderData;
  /** The product's name in the reader's language, if it is translated. */
  const nameOf = ({ productId, name }: SupplierPrice) => names[productId ?? ''] ?? name;
  const supplier = suppliers.find(({ id }) => id === query.supplier);
  return (
    <>
      <Link to="/admin/suppliers" className="link mb-2 inline-flex items-center gap-1">
        <Icon name="left" className="size-4" />
        {ta('supplierPrice.back')}
      </Link>
      <RecordList
        noun="supplier_price"
        list={loaderData}
        title={supplier ? ta('supplierPrice.titleOf', { name: supplier.name }) : ta('supplierPrice.title')}
        text={ta('supplierPrice.text')}
        searchLabel={ta('supplierPrice.searchLabel')}
        filters={priceFilters(query, suppliers)}
        isTrash={query.state === 'trash'}
        count={ta('supplierPrice.count', { count: total })}
        empty={{ icon: 'truck', title: ta('supplierPrice.none'), text: ta('supplierPrice.noneText') }}
        rows={prices}
        nameOf={nameOf}
        columns={priceColumns(nameOf, today, supplier !== undefined)}
        orders={supplierPriceOrders}
        addLabel={ta('supplierPrice.add')}
        editLabel={(name) => ta('supplierPrice.editTitle', { name })}
        renderForm={(price, onClose) => (
          <PriceDialog
            key={price?.id}
            supplierId={supplier?.id ?? ''}
            {...{ price, suppliers, products, today, onClose }}
          />
        )}
      />
    </>
  );
}
