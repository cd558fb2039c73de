import { Link } from 'react-router';
import { staffPageSize } from '#shared/limits.ts';
import { type SupplierPrice, supplierPriceOrders, supplierPriceQuery } from '#shared/supplier-price.ts';
import { officeDay } from '#shared/zoned-time.ts';
import { nameColumn, priceColumns, priceFilters } from '../../features/supplier-price/price-columns.tsx';
import { PriceDialog } from '../../features/supplier-price/price-dialog.tsx';
import { compareNames, ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import { useLinkedId } from '../../lib/use-linked-id.ts';
import { listPath } from '../../staff/list/list-path.ts';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { ListTable } from '../../staff/list/list-table.tsx';
import { AddRecord, RecordActions } from '../../staff/record/record-actions.tsx';
import { useRecordTrash } from '../../staff/record/use-record-trash.ts';
import { Button } from '../../ui/button.tsx';
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

export const meta = pageMeta;

const path = '/admin/supplier-prices';

export default function SupplierPrices({ loaderData }: Route.ComponentProps) {
  const { query, prices, names, total, pages, suppliers, products, edited, today } = loaderData;
  /** The product's name in the reader's language, if it is translated. */
  const nameOf = ({ productId, name }: SupplierPrice) => names[productId ?? ''] ?? name;
  const { isBusy, move, emptyTrash, dialog } = useRecordTrash('supplier_price', nameOf);
  const { openId, open, close } = useLinkedId();
  const supplier = suppliers.find(({ id }) => id === query.supplier);
  const add = <AddRecord text={ta('supplierPrice.add')} onClick={() => open('new')} />;

  return (
    <>
      <Link to="/admin/suppliers" className="link mb-2 inline-flex items-center gap-1">
        <Icon name="left" className="size-4" />
        {ta('supplierPrice.back')}
      </Link>
      <ListScreen
        title={supplier ? ta('supplierPrice.titleOf', { name: supplier.name }) : ta('supplierPrice.title')}
        text={ta('supplierPrice.text')}
        ways={add}
        path={path}
        query={query}
        pages={pages}
        searchLabel={ta('supplierPrice.searchLabel')}
        filters={priceFilters(query, suppliers)}
        kept={{ sort: query.sort, order: query.order }}
        count={ta('supplierPrice.count', { count: total })}
        isEmpty={prices.length === 0}
        empty={{
          icon: 'truck',
          title: ta('supplierPrice.none'),
          text: ta('supplierPrice.noneText'),
          children: add,
        }}
        tools={
          query.state === 'trash' && total > 0 ? (
            <Button className="btn btn-danger btn-sm" isOff={isBusy} onClick={() => emptyTrash(total)}>
              {ta('records.emptyTrash')}
            </Button>
          ) : null
        }
      >
        <ListTable
          label={ta('supplierPrice.title')}
          rows={prices}
          nameOf={nameOf}
          first={nameColumn(nameOf, today)}
          columns={priceColumns(supplier !== undefined)}
          renderActions={(price) => (
            <RecordActions
              name={nameOf(price)}
              isDeleted={price.isDeleted}
              isBusy={isBusy}
              editLabel={ta('supplierPrice.editTitle', { name: nameOf(price) })}
              edit={listPath(path, { ...query, edit: price.id })}
              onMove={() => move(price)}
            />
          )}
          sorting={{ path, query, natural: supplierPriceOrders }}
        />
      </ListScreen>
      {openId === 'new' || (edited && openId === edited.id) ? (
        <PriceDialog
          key={openId}
          price={edited}
          suppliers={suppliers}
          supplierId={supplier?.id ?? ''}
          products={products}
          today={today}
          onClose={close}
        />
      ) : null}
      {dialog}
    </>
  );
}
