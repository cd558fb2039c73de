import { Link } from 'react-router';
import { ProductHistory } from '../../features/people/audit/product-history.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/product-history.ts';

/** /admin/products/:id/history: the history of one product. Single fields can be restored. */
export const loader = onStaffServer(
  'staff',
  async ({ services, user, locale }, { params }: Route.LoaderArgs) => {
    const { product } = await services.catalogue.open(user, params.id);
    const names = await services.catalogue.namesIn(user, [product.id], locale);
    const title = ta('history.title', { name: names[product.id] ?? product.name });
    return {
      meta: { title },
      title,
      product,
      entries: await services.audits.ofProduct(user, product.id),
    };
  },
);

export default function History({ loaderData: { title, product, entries } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-3xl gap-5">
      <header className="grid gap-1">
        <h1 className="h1 break-words">{title}</h1>
        <p className="text-muted">{ta('history.text')}</p>
        <Link to={`/admin/products?edit=${product.id}`} className="link justify-self-start">
          {ta('history.back')}
        </Link>
      </header>
      {entries.length === 0 ? (
        <p className="text-muted">{ta('history.none')}</p>
      ) : (
        <ProductHistory product={product} entries={entries} />
      )}
    </div>
  );
}
