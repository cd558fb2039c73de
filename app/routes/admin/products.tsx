import { Link } from 'react-router';
import { staffPageSize } from '#shared/base/limits.ts';
import { type StaffProduct, staffQuery } from '#shared/catalogue/product-form.ts';
import { naturalOrders } from '#shared/catalogue/product-rules.ts';
import { type Action, changeProducts } from '../../features/catalogue/product-admin/bulk.ts';
import { BulkValue } from '../../features/catalogue/product-admin/bulk-value.tsx';
import { EditDialog } from '../../features/catalogue/product-admin/edit-dialog.tsx';
import { ProductActions } from '../../features/catalogue/product-admin/product-actions.tsx';
import { productColumns } from '../../features/catalogue/product-admin/product-columns.tsx';
import { productFilters } from '../../features/catalogue/product-admin/product-filters.ts';
import { ProductList } from '../../features/catalogue/product-admin/product-list.tsx';
import { TransferLinks } from '../../features/catalogue/transfer/transfer-links.tsx';
import { callApi } from '../../lib/api.ts';
import { type AdminTextKey, formatCount, ta } from '../../lib/admin-text.ts';
import { type ListActs, StaffList } from '../../staff/list/staff-list.tsx';
import { onStaffList } from '../../lib/page-loader.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useLinkedId } from '../../staff/record/use-linked-id.ts';
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
    const names = await services.catalogue.namesIn(user, ids, locale);
    return {
      meta: { title: ta('products.title') },
      ...list,
      // In the reader's language wherever the list names a product: its form opens the product itself.
      products: list.products.map((product) => ({ ...product, name: names[product.id] ?? product.name })),
      summary,
      choices: { categories, partners: partners.map(({ id, name }) => ({ id, name })) },
    };
  },
);

const doneTexts = { delete: 'products.bulkDeleted', restore: 'products.bulkRestored' } as const;

export default function Products({ loaderData }: Route.ComponentProps) {
  const { query, products, total, summary, choices } = loaderData;
  const { openId, open, close } = useLinkedId();
  const isTrash = query.status === 'trash';
  const { page: _page, sort: _sort, order: _order, ...filter } = query;
  const selectMatching = ({ run, selection }: ListActs<StaffProduct>) =>
    run(
      async () => {
        const { ids, total: found } = await callApi('GET /api/products/matching', { query: filter });
        selection.set(ids);
        if (found > ids.length)
          toast({ title: ta('list.selectedFirst', { count: ids.length, total: found }) });
      },
      { failed: ta('list.notReady') },
    );
  const duplicate = ({ id, name }: StaffProduct, { run }: ListActs<StaffProduct>) =>
    void run(() => callApi('POST /api/products/:id/duplicate', { params: { id } }), {
      title: ta('products.duplicated'),
      about: ['product', name],
      failed: ta('products.createFailed'),
    });
  const actionsOf = (acts: ListActs<StaffProduct>) => ({
    isTrash,
    isBusy: acts.isBusy,
    onEdit: ({ id }: StaffProduct) => open(id),
    onMove: (product: StaffProduct) => {
      acts.selection.select(product.id, false, false);
      acts.move(product, isTrash);
    },
    onDuplicate: (product: StaffProduct) => duplicate(product, acts),
  });

  const figures: [AdminTextKey, number][] = [
    ['products.total', summary.total],
    ['products.active', summary.active],
    ['products.featured', summary.featured],
    ['products.inquiries', summary.inquiries],
  ];
  const bulkActions: [Action, string][] = isTrash
    ? [[{ action: 'restore' }, ta('products.restore')]]
    : [
        [{ action: 'activate' }, ta('products.activate')],
        [{ action: 'deactivate' }, ta('products.deactivate')],
        [{ action: 'feature' }, ta('products.feature')],
        [{ action: 'unfeature' }, ta('products.unfeature')],
        [{ action: 'delete' }, ta('products.delete')],
      ];
  const addPath = '/admin/quick-add-product';
  return (
    <>
      <StaffList<StaffProduct, Action>
        noun="product"
        list={loaderData}
        title={ta('products.title')}
        searchLabel={ta('products.searchLabel')}
        filters={productFilters(query, choices)}
        // The sort direction is chosen at a heading of the table, and must not change while the user filters.
        kept={{ order: query.order }}
        count={ta('products.count', { count: total })}
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
        renderTools={(acts) =>
          total > products.length && products.length > 0 ? (
            <Button
              className="btn btn-ghost btn-sm"
              isOff={acts.isBusy}
              onClick={() => void selectMatching(acts)}
            >
              {ta('list.selectMatching', { count: total })}
            </Button>
          ) : null
        }
        note={isTrash ? ta('products.trashText') : undefined}
        foot={
          <dl className="flex flex-wrap gap-x-4 text-sm text-muted">
            {figures.map(([text, value]) => (
              <div key={text} className="flex gap-1.5">
                <dt>{ta(text)}</dt>
                <dd className="font-semibold text-ink tabular-nums">{formatCount(value)}</dd>
              </div>
            ))}
          </dl>
        }
        isTrash={isTrash}
        inTrash={products.length > 0 ? summary.trash : 0}
        words={{
          deleted: ta('products.deleted'),
          restored: ta('products.restored'),
          deleteFailed: ta('products.deleteFailed'),
          restoreFailed: ta('products.updateFailed'),
        }}
        rows={products}
        nameOf={({ name }) => name}
        columns={productColumns(choices, isTrash)}
        orders={naturalOrders}
        views="products"
        hasCards
        renderActions={(product, acts) => <ProductActions product={product} {...actionsOf(acts)} />}
        renderRows={(acts) =>
          acts.view.layout === 'cards' ? (
            <ProductList products={products} selection={acts.selection} {...actionsOf(acts)} />
          ) : null
        }
        bulk={{
          actions: bulkActions,
          isEveryPage: true,
          change: changeProducts,
          done: ({ action }, count) =>
            ta(doneTexts[action as keyof typeof doneTexts] ?? 'products.bulkDone', { count }),
          failed: ta('products.updateFailed'),
          // Asks if the change affects products that are not on this page.
          question: ({ action }, { count, isWhole, value }) =>
            isWhole
              ? null
              : {
                  text: ta(`list.ask.${action}`, { count, value }),
                  confirmLabel:
                    bulkActions.find(([one]) => one.action === action)?.[1] ?? ta('list.change.apply'),
                },
          renderMore: (isBusy, start) =>
            isTrash ? null : <BulkValue choices={choices} isBusy={isBusy} onAction={start} />,
        }}
      />
      {openId ? (
        <EditDialog
          key={openId}
          id={openId}
          name={products.find(({ id }) => id === openId)?.name}
          choices={choices}
          onClose={close}
        />
      ) : null}
    </>
  );
}
