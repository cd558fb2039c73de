import { Link } from 'react-router';
import { staffPageSize } from '#shared/limits.ts';
import { type StaffProduct, staffQuery } from '#shared/product-form.ts';
import { type Action, changeMany } from '../../features/product-admin/bulk.ts';
import { BulkBar } from '../../features/product-admin/bulk-bar.tsx';
import { EditDialog } from '../../features/product-admin/edit-dialog.tsx';
import { ListFilter } from '../../features/product-admin/list-filter.tsx';
import { ListTools } from '../../features/product-admin/list-tools.tsx';
import { ProductList } from '../../features/product-admin/product-list.tsx';
import { ProductTable } from '../../features/product-admin/product-table.tsx';
import { namesOf } from '../../features/product-admin/table-columns.tsx';
import { useListView } from '../../features/product-admin/use-list-view.ts';
import { useSelection } from '../../features/product-admin/use-selection.ts';
import { TransferLinks } from '../../features/product-transfer/transfer-links.tsx';
import { callApi } from '../../lib/api.ts';
import { type AdminTextKey, formatCount, ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { useShell } from '../../lib/shell.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../lib/use-call.ts';
import { useLinkedId } from '../../lib/use-linked-id.ts';
import { useQuestion } from '../../ui/admin/use-question.tsx';
import { Fold } from '../../ui/admin/fold.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { Pager } from '../../features/admin-shell/pager.tsx';
import type { Route } from './+types/products.ts';

/** /admin/products (back-office section 2): figures, filters, table or cards, bulk actions, edit dialog. */
export const loader = onStaffServer('staff', async ({ services, user }, { request }: Route.LoaderArgs) => {
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const query = staffQuery.parse(params);
  const [list, summary, categories, partners] = await Promise.all([
    services.catalogue.list(user, query),
    services.catalogue.summary(user),
    services.categories.list('en'),
    services.partners.list(),
  ]);
  return {
    meta: { title: ta('products.title') },
    query,
    ...list,
    summary,
    pages: Math.max(1, Math.ceil(list.total / staffPageSize)),
    choices: { categories, partners: partners.map(({ id, name }) => ({ id, name })) },
  };
});

export const meta = pageMeta;

export default function Products({ loaderData }: Route.ComponentProps) {
  const { query, products, total, summary, pages, choices } = loaderData;
  const { isBusy, run } = useCall();
  const { openId, open, close } = useLinkedId();
  const { ask, dialog } = useQuestion(ta('common.cancel'));
  const view = useListView(useShell().user!.id);
  const isTrash = query.status === 'trash';
  const { page: _page, sort: _sort, order: _order, ...filter } = query;
  const onPage = products.map(({ id }) => id);
  const selection = useSelection(JSON.stringify(filter), onPage);
  const failed = ta('products.updateFailed');

  const restore = (product: StaffProduct) =>
    void run(() => callApi('POST /api/products/:id/restore', { params: { id: product.id } }), {
      title: ta('products.successTitle'),
      text: ta('products.restored'),
      failed,
    });
  const remove = (product: StaffProduct) => {
    selection.select(product.id, false, false);
    void run(() => callApi('DELETE /api/products/:id', { params: { id: product.id } }), {
      title: ta('products.successTitle'),
      text: ta('products.deleted'),
      action: { label: ta('common.undo'), run: () => restore(product) },
      failed: ta('products.deleteFailed'),
    });
  };
  const bulk = async (action: Action) => {
    if (await changeMany(run, [...selection.ids], action)) selection.set([]);
  };
  /** Asks first where the change reaches products that this page does not show. */
  const askBulk = (action: Action, value: string) => {
    if (selection.ids.isSubsetOf(new Set(onPage))) return void bulk(action);
    const text = ta(`list.ask.${action.action}`, { count: selection.ids.size, value });
    return ask({ text, confirmLabel: ta('list.change.apply'), run: () => void bulk(action) });
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
  const emptyTrash = () =>
    ask({
      text: ta('records.emptyQuestion', { count: summary.trash }),
      confirmLabel: ta('products.emptyTrash'),
      run: () =>
        void run(() => callApi('DELETE /api/products/trash'), {
          title: ta('products.trashEmptied', { count: summary.trash }),
          failed,
        }),
    });

  const duplicate = (product: StaffProduct) =>
    void run(() => callApi('POST /api/products/:id/duplicate', { params: { id: product.id } }), {
      title: ta('products.successTitle'),
      text: ta('products.duplicated'),
      failed: ta('products.createFailed'),
    });

  const figures: [AdminTextKey, number][] = [
    ['products.total', summary.total],
    ['products.active', summary.active],
    ['products.featured', summary.featured],
    ['products.inquiries', summary.inquiries],
  ];
  const rows = {
    products,
    selected: selection.ids,
    isTrash,
    isBusy,
    onSelect: selection.select,
    onEdit: (product: StaffProduct) => open(product.id),
    onDelete: remove,
    onRestore: restore,
    onDuplicate: duplicate,
  };
  return (
    <div className="grid gap-2">
      <header className="list-head flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="h1">{ta('products.title')}</h1>
        <div className="list-ways">
          <Fold label={ta('common.more')}>
            <TransferLinks query={query} />
          </Fold>
          <Link to="/admin/quick-add-product" className="btn btn-primary">
            <AdminIcon name="plus" className="size-4" />
            {ta('products.add')}
          </Link>
        </div>
      </header>
      <ListFilter query={query} choices={choices} />
      <section aria-labelledby="products" className="grid gap-2">
        <div className="list-tools">
          <div role="status">
            <h2 id="products" className="h3 pr-2">
              {ta('products.count', { count: total })}
            </h2>
          </div>
          {products.length > 0 ? (
            <button type="button" className="btn btn-ghost btn-sm" onClick={() => selection.set(onPage)}>
              {ta('products.selectAll')}
            </button>
          ) : null}
          {total > products.length ? (
            <Button className="btn btn-ghost btn-sm" isOff={isBusy} onClick={() => void selectMatching()}>
              {ta('list.selectMatching', { count: total })}
            </Button>
          ) : null}
          {isTrash && products.length > 0 ? (
            <Button className="btn btn-danger btn-sm" isOff={isBusy} onClick={emptyTrash}>
              {ta('products.emptyTrash')}
            </Button>
          ) : null}
          <ListTools view={view} search={String(new URLSearchParams({ ...query, page: '1' }))} />
        </div>
        {isTrash ? <p className="text-muted">{ta('products.trashText')}</p> : null}
        {products.length === 0 ? (
          <Empty isFirst={summary.total === 0 && !isTrash} />
        ) : view.layout === 'table' ? (
          <ProductTable
            {...rows}
            query={query}
            shown={view.columns}
            names={namesOf(choices)}
            onSelectPage={(isSelected) => {
              const page = new Set(onPage);
              selection.set(isSelected ? selection.ids.union(page) : selection.ids.difference(page));
            }}
          />
        ) : (
          <ProductList {...rows} />
        )}
        {selection.ids.size > 0 ? (
          <BulkBar
            count={selection.ids.size}
            choices={choices}
            isTrash={isTrash}
            isBusy={isBusy}
            onClear={() => selection.set([])}
            onAction={askBulk}
          />
        ) : null}
        <Pager
          page={query.page}
          pages={pages}
          label={ta('products.title')}
          pathOf={(page) => `/admin/products?${new URLSearchParams({ ...query, page: String(page) })}`}
        />
        <dl className="figure-line">
          {figures.map(([text, value]) => (
            <div key={text}>
              <dt>{ta(text)}</dt>
              <dd>{formatCount(value)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {dialog}
      {openId ? <EditDialog key={openId} id={openId} choices={choices} onClose={close} /> : null}
    </div>
  );
}

function Empty({ isFirst }: { isFirst: boolean }) {
  return (
    <div className="card grid justify-items-start gap-2 p-6">
      <p className="font-semibold">{ta(isFirst ? 'products.none' : 'products.noMatch')}</p>
      {isFirst ? (
        <>
          <p className="text-muted">{ta('products.noneText')}</p>
          <Link to="/admin/quick-add-product" className="btn btn-primary">
            {ta('products.addFirst')}
          </Link>
        </>
      ) : (
        <Link to="/admin/products" className="btn btn-outline">
          {ta('products.showAll')}
        </Link>
      )}
    </div>
  );
}
