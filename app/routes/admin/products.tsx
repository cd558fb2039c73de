import { Link } from 'react-router';
import { staffPageSize } from '#shared/base/limits.ts';
import { type StaffProduct, staffQuery } from '#shared/catalogue/product-form.ts';
import { naturalOrders } from '#shared/catalogue/product-rules.ts';
import { type Action, changeProducts } from '../../features/catalogue/product-admin/bulk.ts';
import { BulkValue } from '../../features/catalogue/product-admin/bulk-value.tsx';
import { EditDialog } from '../../features/catalogue/product-admin/edit-dialog.tsx';
import { ProductActions } from '../../features/catalogue/product-admin/product-actions.tsx';
import {
  columnNames,
  headingOf,
  nameColumn,
  productColumns,
  usualColumns,
} from '../../features/catalogue/product-admin/product-columns.tsx';
import { productFilters } from '../../features/catalogue/product-admin/product-filters.ts';
import { ProductList } from '../../features/catalogue/product-admin/product-list.tsx';
import { TransferLinks } from '../../features/catalogue/transfer/transfer-links.tsx';
import { callApi } from '../../lib/api.ts';
import { aboutRecord } from '../../lib/about-record.ts';
import { type AdminTextKey, formatCount, ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { BulkBar } from '../../staff/list/bulk-bar.tsx';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { ListTable } from '../../staff/list/list-table.tsx';
import { ListTools } from '../../staff/list/list-tools.tsx';
import { useListView } from '../../staff/list/use-list-view.ts';
import { useSelection } from '../../staff/list/use-selection.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import { useRecordTrash } from '../../staff/record/use-record-trash.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useLinkedId } from '../../features/platform/record-admin/use-linked-id.ts';
import { Fold } from '../../ui/admin/fold.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import type { Route } from './+types/products.ts';

/** /admin/products (docs/specification/products.md#management): figures, filters, table or cards, bulk actions, edit dialog. */
export const loader = onStaffList(
  'staff',
  staffQuery,
  staffPageSize,
  async ({ services, user, locale, query }) => {
    const [list, summary, categories, partners] = await Promise.all([
      services.catalogue.list(user, query),
      services.catalogue.summary(user),
      services.categories.list(locale),
      services.partners.list(),
    ]);
    const ids = list.products.map(({ id }) => id);
    return {
      meta: { title: ta('products.title') },
      names: await services.catalogue.namesIn(user, ids, locale),
      ...list,
      summary,
      choices: { categories, partners: partners.map(({ id, name }) => ({ id, name })) },
    };
  },
);

export const meta = pageMeta;

const path = '/admin/products';

export default function Products({ loaderData }: Route.ComponentProps) {
  const { query, products, total, summary, pages, choices, names } = loaderData;
  const { isBusy, run, ask, emptyTrash, dialog } = useRecordTrash<StaffProduct>(
    'product',
    ({ name }) => name,
  );
  const { openId, open, close } = useLinkedId();
  const view = useListView('products', columnNames, usualColumns);
  const isTrash = query.status === 'trash';
  const { page: _page, sort: _sort, order: _order, ...filter } = query;
  const selection = useSelection(query, products);
  const failed = ta('products.updateFailed');

  const restoring = ({ id, name }: StaffProduct) => ({
    call: () => callApi('POST /api/products/:id/restore', { params: { id } }),
    title: ta('products.restored'),
    about: aboutRecord('product', name),
    failed,
  });
  const restore = (product: StaffProduct) => void run(restoring(product).call, restoring(product));
  const remove = (product: StaffProduct) => {
    selection.select(product.id, false, false);
    void run(() => callApi('DELETE /api/products/:id', { params: { id: product.id } }), {
      title: ta('products.deleted'),
      about: aboutRecord('product', product.name),
      undo: restoring(product),
      failed: ta('products.deleteFailed'),
    });
  };
  const bulk = async (action: Action) => {
    if (await changeProducts(run, [...selection.ids], action)) selection.clear();
  };
  /** Asks for confirmation if the change affects products that are not on this page. */
  const askBulk = (action: Action, value: string) => {
    if (selection.ids.size === selection.shown.length) return void bulk(action);
    const text = ta(`list.ask.${action.action}`, { count: selection.ids.size, value });
    const [, confirmLabel = ta('list.change.apply')] =
      bulkActions.find(([name]) => name === action.action) ?? [];
    return ask({ text, confirmLabel, run: () => void bulk(action) });
  };
  const selectMatching = () =>
    run(
      async () => {
        const { ids, total: found } = await callApi('GET /api/products/matching', { query: filter });
        selection.set(ids);
        if (found > ids.length)
          toast({ title: ta('list.selectedFirst', { count: ids.length, total: found }) });
      },
      { failed: ta('list.notReady') },
    );
  const duplicate = (product: StaffProduct) =>
    void run(() => callApi('POST /api/products/:id/duplicate', { params: { id: product.id } }), {
      title: ta('products.duplicated'),
      about: aboutRecord('product', product.name),
      failed: ta('products.createFailed'),
    });

  const figures: [AdminTextKey, number][] = [
    ['products.total', summary.total],
    ['products.active', summary.active],
    ['products.featured', summary.featured],
    ['products.inquiries', summary.inquiries],
  ];
  const actions = {
    isTrash,
    isBusy,
    onEdit: (product: StaffProduct) => open(product.id),
    onDelete: remove,
    onRestore: restore,
    onDuplicate: duplicate,
  };
  const bulkActions: [Action['action'], string][] = isTrash
    ? [['restore', ta('products.restore')]]
    : [
        ['activate', ta('products.activate')],
        ['deactivate', ta('products.deactivate')],
        ['feature', ta('products.feature')],
        ['unfeature', ta('products.unfeature')],
        ['delete', ta('products.delete')],
      ];
  const addPath = '/admin/quick-add-product';
  return (
    <>
      <ListScreen
        title={ta('products.title')}
        path={path}
        query={query}
        pages={pages}
        searchLabel={ta('products.searchLabel')}
        filters={productFilters(query, choices)}
        // The sort direction is chosen at a heading of the table, and must not change while the user filters.
        kept={{ order: query.order }}
        count={ta('products.count', { count: total })}
        isEmpty={products.length === 0}
        empty={{
          icon: 'box',
          title: ta('products.none'),
          text: ta('products.noneText'),
          children: (
            <Link to={addPath} className="btn btn-primary">
              {ta('products.addFirst')}
            </Link>
          ),
        }}
        selection={selection}
        ways={
          <>
            <Fold label={ta('common.more')}>
              <TransferLinks query={query} />
            </Fold>
            <Link to={addPath} className="btn btn-primary">
              <AdminIcon name="plus" className="size-4" />
              {ta('products.add')}
            </Link>
          </>
        }
        tools={
          <>
            {total > products.length && products.length > 0 ? (
              <Button className="btn btn-ghost btn-sm" isOff={isBusy} onClick={() => void selectMatching()}>
                {ta('list.selectMatching', { count: total })}
              </Button>
            ) : null}
            {isTrash && products.length > 0 ? (
              <Button
                className="btn btn-danger btn-sm"
                isOff={isBusy}
                onClick={() => emptyTrash(summary.trash)}
              >
                {ta('records.emptyTrash')}
              </Button>
            ) : null}
            <ListTools view={view} path={path} query={query} headingOf={headingOf} hasCards />
          </>
        }
        note={isTrash ? ta('products.trashText') : undefined}
        foot={
          <dl className="figure-line">
            {figures.map(([text, value]) => (
              <div key={text}>
                <dt>{ta(text)}</dt>
                <dd>{formatCount(value)}</dd>
              </div>
            ))}
          </dl>
        }
      >
        {view.layout === 'table' ? (
          <ListTable
            label={ta('products.title')}
            rows={products}
            nameOf={({ name }) => name}
            first={nameColumn(names)}
            columns={productColumns(view.columns, choices, isTrash)}
            renderActions={(product) => <ProductActions product={product} {...actions} />}
            selection={selection}
            sorting={{ path, query, natural: naturalOrders }}
          />
        ) : (
          <ProductList products={products} selection={selection} {...actions} />
        )}
        <BulkBar
          count={selection.ids.size}
          actions={bulkActions}
          isBusy={isBusy}
          onAction={(action) => askBulk({ action }, '')}
          onClear={selection.clear}
        >
          {isTrash ? null : <BulkValue choices={choices} isBusy={isBusy} onAction={askBulk} />}
        </BulkBar>
      </ListScreen>
      {dialog}
      {openId ? <EditDialog key={openId} id={openId} choices={choices} onClose={close} /> : null}
    </>
  );
}
