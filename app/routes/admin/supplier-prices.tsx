import { Link } from 'react-router';
import { staffPageSize } from '#shared/limits.ts';
import { type SupplierPrice, supplierPriceOrders, supplierPriceQuery } from '#shared/supplier-price.ts';
import { officeDay } from '#shared/zoned-time.ts';
import { nameColumn, priceColumns, priceFilters } from '../../features/supplier-price/price-columns.tsx';
import { PriceDialog } from '../../features/supplier-price/price-dialog.tsx';
import { compareNames, ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { useCall } from '../../lib/use-call.ts';
import { useLinkedId } from '../../lib/use-linked-id.ts';
import { listPath } from '../../staff/list/list-path.ts';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { ListTable } from '../../staff/list/list-table.tsx';
import { RowAction, RowActions } from '../../staff/list/row-actions.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { useQuestion } from '../../ui/admin/use-question.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/supplier-prices.ts';

/** /admin/supplier-prices: what factories ask, of one supplier or of all; `?edit=` opens the form of one, or a new one. */
export const loader = onStaffServer('staff', async ({ services, user }, { request }: Route.LoaderArgs) => {
  const params = new URL(request.url).searchParams;
  const query = supplierPriceQuery.parse(Object.fromEntries(params));
  const edit = params.get('edit');
  const [list, suppliers, products, edited] = await Promise.all([
    services.supplierPrices.list(user, query),
    services.partnerAdmin.list(user),
    services.supplierPrices.productNames(user, query.supplier),
    edit && edit !== 'new' ? services.supplierPrices.open(user, edit) : null,
  ]);
  return {
    meta: { title: ta('supplierPrice.title') },
    query,
    ...list,
    suppliers: suppliers
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => compareNames(a.name, b.name)),
    products,
    edited,
    pages: Math.max(1, Math.ceil(list.total / staffPageSize)),
    today: officeDay(),
  };
});

export const meta = pageMeta;

const path = '/admin/supplier-prices';

export default function SupplierPrices({ loaderData }: Route.ComponentProps) {
  const { query, prices, total, pages, suppliers, products, edited, today } = loaderData;
  const { isBusy, run } = useCall();
  const { openId, open, close } = useLinkedId();
  const { ask, dialog } = useQuestion(ta('common.cancel'));
  const supplier = suppliers.find(({ id }) => id === query.supplier);
  const failed = ta('records.changeFailed');
  const restoring = ({ id }: SupplierPrice) => ({
    call: () => callApi('POST /api/supplier-prices/:id/restore', { params: { id } }),
    title: ta('records.restored'),
    failed,
  });
  const move = (price: SupplierPrice) =>
    price.isDeleted
      ? void run(restoring(price).call, restoring(price))
      : void run(() => callApi('DELETE /api/supplier-prices/:id', { params: { id: price.id } }), {
          title: ta('records.deleted', { name: price.name }),
          undo: restoring(price),
          failed,
        });
  const emptyTrash = () =>
    ask({
      text: ta('records.emptyQuestion', { count: total }),
      confirmLabel: ta('records.emptyTrash'),
      run: () =>
        void run(() => callApi('DELETE /api/supplier-prices/trash'), {
          title: ta('records.emptied', { count: total }),
          failed,
        }),
    });
  const add = (
    <button type="button" className="btn btn-primary" onClick={() => open('new')}>
      <AdminIcon name="plus" className="size-4" />
      {ta('supplierPrice.add')}
    </button>
  );

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
            <Button className="btn btn-danger btn-sm" isOff={isBusy} onClick={emptyTrash}>
              {ta('records.emptyTrash')}
            </Button>
          ) : null
        }
      >
        <ListTable
          label={ta('supplierPrice.title')}
          rows={prices}
          nameOf={({ name }) => name}
          first={nameColumn(today)}
          columns={priceColumns(supplier !== undefined)}
          renderActions={(price) => (
            <Actions
              price={price}
              editPath={listPath(path, { ...query, edit: price.id })}
              isBusy={isBusy}
              onMove={move}
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

type ActionsProps = {
  price: SupplierPrice;
  editPath: string;
  isBusy: boolean;
  onMove: (price: SupplierPrice) => void;
};

const Actions = ({ price, editPath, isBusy, onMove }: ActionsProps) => (
  <RowActions name={price.name}>
    {price.isDeleted ? (
      <RowAction
        text={ta('products.restore')}
        label={`${ta('products.restore')} ${price.name}`}
        isBusy={isBusy}
        onClick={() => onMove(price)}
      />
    ) : (
      <>
        <RowAction
          icon="edit"
          text={ta('products.edit')}
          label={ta('supplierPrice.editTitle', { name: price.name })}
          to={editPath}
        />
        <RowAction
          icon="trash"
          text={ta('products.delete')}
          label={ta('records.deleteNamed', { name: price.name })}
          isDanger
          isBusy={isBusy}
          onClick={() => onMove(price)}
        />
      </>
    )}
  </RowActions>
);
