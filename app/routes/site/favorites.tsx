import { Form, Link, redirect } from 'react-router';
import { z } from 'zod';
import { AppError } from '#shared/base/errors.ts';
import { readForm } from '#shared/base/form-body.ts';
import type { ProductCard as ProductCardFields } from '#shared/catalogue/product.ts';
import { ProductCard } from '../../features/catalogue/product/product-card.tsx';
import { useTexts } from '../../lib/i18n.tsx';
import { withPricesAtDoor } from '../../lib/at-door.ts';
import { SelectionLink } from '../../features/deals/selection/selection-link.tsx';
import { onServer } from '../../lib/page-loader.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/favorites.ts';

export const loader = onServer(async (page) => {
  const { services, settings, locale, t, user, visitor } = page;
  const owner = await services.favorites.ownerOf({ user, visitor });
  const { companyName } = await settings();
  const [cards] = await withPricesAtDoor(page, [await services.favorites.cards(owner, locale)]);
  return {
    meta: { title: `${t('favorites.metaTitle')} – ${companyName}` },
    cards: cards!,
  };
});

const change = z.union([
  z.object({ product: z.uuid(), intent: z.enum(['add', 'remove']) }),
  z.object({ add: z.uuid() }).transform(({ add }) => ({ product: add, intent: 'add' as const })),
]);

/** Hearts of products and cards without script, and the form below each favourite. */
export const action = onServer(async (page, { request }: Route.ActionArgs) => {
  const parsed = change.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw new AppError('invalid', parsed.error.message);
  const { product, intent } = parsed.data;
  const { favorites } = page.services;
  const owner = await favorites.ownerOf(page);
  if (intent === 'add') {
    const keeper = owner ?? { sessionId: (await page.ensureVisitor()).sessionId };
    await favorites.add(keeper, product, page.ip).catch((error: unknown) => {
      // The button was pressed twice: the product is a favourite already, as the visitor wants.
      if ((error as { code?: string }).code !== 'already_favorite') throw error;
    });
    page.setHasFavorites(true);
  } else {
    await favorites.remove(owner, product);
    page.setHasFavorites((await favorites.idsOf(owner)).length > 0);
  }
  return redirect('/favorites', 303);
});

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts();
  const { cards } = loaderData;
  return (
    <div className="wrap section">
      <h1 className="h1">{t('favorites.title')}</h1>
      <p className="lead mt-1 mb-6">
        {cards.length > 0 ? `${t('favorites.count', { count: cards.length })}. ` : ''}
        {t('favorites.text')}
      </p>
      {cards.length > 0 ? (
        <form method="post" action="/quote-list" className="mb-6 flex flex-wrap gap-2">
          <button type="submit" name="add" value="favorites" className="btn btn-primary" data-plain="">
            <Icon name="list" />
            {t('listAdd.askForAll')}
          </button>
          <SelectionLink of="favorites" />
        </form>
      ) : null}
      {cards.length === 0 ? (
        <EmptyState icon="heart" title={t('favorites.emptyTitle')} text={t('favorites.emptyText')}>
          <Link to="/products" className="btn btn-primary">
            {t('favorites.browse')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="product-grid grid gap-3 sm:gap-5">
          {cards.map((card, i) => (
            <li key={card.id} className="contents">
              <ProductCard
                card={card}
                priority={i < 2 ? 'eager' : 'lazy'}
                heading="h2"
                renderFoot={renderRemove}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RemoveForm({ card }: { card: ProductCardFields }) {
  const { t } = useTexts();
  return (
    <Form method="post" className="relative z-1 p-3 pt-0">
      <input type="hidden" name="product" value={card.id} />
      <input type="hidden" name="intent" value="remove" />
      <button type="submit" className="btn btn-outline w-full text-sm" data-plain="">
        {t('favorites.remove')}
        <span className="sr-only">: {card.name}</span>
      </button>
    </Form>
  );
}

const renderRemove = (card: ProductCardFields) => <RemoveForm card={card} />;
