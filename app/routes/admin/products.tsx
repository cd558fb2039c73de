import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import { staffPageSize } from '#shared/limits.ts';
import { type BulkChange, type StaffProduct, staffQuery } from '#shared/product-form.ts';
import { changeMany } from '../../features/product-admin/bulk.ts';
import { ConfirmDialog, type Question } from '../../ui/admin/confirm-dialog.tsx';
import { BulkBar } from '../../features/product-admin/bulk-bar.tsx';
import { EditDialog } from '../../features/product-admin/edit-dialog.tsx';
import { ListFilter } from '../../features/product-admin/list-filter.tsx';
import { ProductList } from '../../features/product-admin/product-list.tsx';
import { TransferLinks } from '../../features/product-transfer/transfer-links.tsx';
import { callApi } from '../../lib/api.ts';
import { type AdminTextKey, formatCount, ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { useCall } from '../../lib/use-call.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { Pager } from '../../features/admin-shell/pager.tsx';
import type { Route } from './+types/products.ts';

/** /admin/products (back-office section 2): figures, filters, cards, bulk actions, edit dialog. */
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
    /** The product whose edit dialog the address opens. */
    linked: z.uuid().nullable().catch(null).parse(params['edit']),
    ...list,
    summary,
    pages: Math.max(1, Math.ceil(list.total / staffPageSize)),
    choices: { categories, partners: partners.map(({ id, name }) => ({ id, name })) },
  };
});

export const meta = pageMeta;

export default function Products({ loaderData }: Route.ComponentProps) {
  const { query, linked, products, total, summary, pages, choices } = loaderData;
  const { isBusy, run } = useCall();
  const [, setParams] = useSearchParams();
  const [chosenId, setEditing] = useState<string | null>(null);
  const editing = chosenId ?? linked;
  const closeEditor = useCallback(() => {
    setEditing(null);
    if (linked === null) return;
    setParams(
      (params) => {
        params.delete('edit');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [linked, setParams]);
  const [question, setQuestion] = useState<Question | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isTrash = query.status === 'trash';
  // What a filter has taken away is not selected any more.
  const chosen = products.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const failed = ta('products.updateFailed');

  const restore = (product: StaffProduct) =>
    void run(() => callApi('POST /api/products/:id/restore', { params: { id: product.id } }), {
      title: ta('products.successTitle'),
      text: ta('products.restored'),
      failed,
    });
  const remove = (product: StaffProduct) =>
    void run(() => callApi('DELETE /api/products/:id', { params: { id: product.id } }), {
      title: ta('products.successTitle'),
      text: ta('products.deleted'),
      action: { label: ta('common.undo'), run: () => restore(product) },
      failed: ta('products.deleteFailed'),
    });
  const bulk = async (action: BulkChange['action'], categoryId: string | null) => {
    const before = products.filter(({ id }) => chosen.includes(id));
    if (await changeMany(run, before, action, categoryId)) setSelected(new Set());
  };
  const emptyTrash = () =>
    setQuestion({
      text: ta('records.emptyQuestion', { count: summary.trash }),
      confirmLabel: ta('products.emptyTrash'),
      run: () =>
        void run(() => callApi('DELETE /api/products/trash'), {
          title: ta('products.trashEmptied', { count: summary.trash }),
          failed,
        }),
    });

  const cards: [AdminTextKey, number][] = [
    ['products.total', summary.total],
    ['products.active', summary.active],
    ['products.featured', summary.featured],
    ['products.inquiries', summary.inquiries],
  ];
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="h1">{ta('products.title')}</h1>
        <div className="flex flex-wrap gap-2">
          <TransferLinks query={query} />
          <Link to="/admin/quick-add-product" className="btn btn-primary">
            <AdminIcon name="plus" className="size-4" />
            {ta('products.add')}
          </Link>
        </div>
      </header>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {cards.map(([text, value]) => (
          <div key={text} className="card p-3">
            <dt className="text-sm text-muted">{ta(text)}</dt>
            <dd className="font-display text-2xl font-bold">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      <ListFilter query={query} categories={choices.categories} />
      <section aria-labelledby="products" className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="products" className="h3">
            {ta('products.count', { count: total })}
          </h2>
          {products.length > 0 ? (
            <button
              type="button"
              className="btn btn-ghost btn-sm"
              onClick={() => setSelected(new Set(products.map(({ id }) => id)))}
            >
              {ta('products.selectAll')}
            </button>
          ) : null}
          {isTrash && products.length > 0 ? (
            <button type="button" className="btn btn-danger btn-sm" disabled={isBusy} onClick={emptyTrash}>
              {ta('products.emptyTrash')}
            </button>
          ) : null}
        </div>
        {isTrash ? <p className="text-muted">{ta('products.trashText')}</p> : null}
        {products.length > 0 ? (
          <ProductList
            products={products}
            selected={selected}
            isTrash={isTrash}
            isBusy={isBusy}
            onSelect={(id, isSelected) => {
              const next = new Set(selected);
              if (isSelected) next.add(id);
              else next.delete(id);
              setSelected(next);
            }}
            onEdit={(product) => setEditing(product.id)}
            onDelete={remove}
            onRestore={restore}
            onDuplicate={(product) =>
              void run(() => callApi('POST /api/products/:id/duplicate', { params: { id: product.id } }), {
                title: ta('products.successTitle'),
                text: ta('products.duplicated'),
                failed: ta('products.createFailed'),
              })
            }
          />
        ) : (
          <Empty isFirst={summary.total === 0 && !isTrash} />
        )}
        {chosen.length > 0 ? (
          <BulkBar
            count={chosen.length}
            categories={choices.categories}
            isTrash={isTrash}
            isBusy={isBusy}
            onClear={() => setSelected(new Set())}
            onAction={(action, categoryId) => void bulk(action, categoryId)}
          />
        ) : null}
        <Pager
          page={query.page}
          pages={pages}
          label={ta('products.title')}
          pathOf={(page) => `/admin/products?${new URLSearchParams({ ...query, page: String(page) })}`}
        />
      </section>
      {question ? (
        <ConfirmDialog
          question={question}
          cancelLabel={ta('common.cancel')}
          onClose={() => setQuestion(null)}
        />
      ) : null}
      {editing ? <EditDialog key={editing} id={editing} choices={choices} onClose={closeEditor} /> : null}
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
