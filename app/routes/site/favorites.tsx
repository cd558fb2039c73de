import { Form, Link } from 'react-router';
import { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { ProductCard } from '../../features/product/product-card.tsx';
import { pageMeta } from '../../lib/head.ts';
import { useI18n } from '../../lib/i18n.tsx';
import { onServer } from '../../lib/page-loader.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/favorites.ts';

export const loader = onServer(async ({ services, settings, locale, t, user, visitor }) => {
  const owner = await services.favorites.ownerOf({ user, visitor });
  const { companyName } = await settings();
  return {
    meta: { title: `${t('favorites.metaTitle')} – ${companyName}` },
    cards: await services.favorites.cards(owner, locale),
  };
});

/** Removes one product: the form under each card. */
export const action = onServer(
  async ({ services, user, visitor, setPersonal }, { request }: Route.ActionArgs) => {
    const id = z.uuid().safeParse((await request.formData()).get('product'));
    if (!id.success) throw new AppError('invalid', 'no product named');
    const owner = await services.favorites.ownerOf({ user, visitor });
    await services.favorites.remove(owner, id.data);
    setPersonal((await services.favorites.idsOf(owner)).length > 0);
    return null;
  },
);

export const meta = pageMeta;

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { cards } = loaderData;
  return (
    <div className="wrap section">
      <h1 className="h1">{t('favorites.title')}</h1>
      <p className="lead mt-1 mb-6">
        {cards.length > 0 ? `${t('favorites.count', { count: cards.length })}. ` : ''}
        {t('favorites.text')}
      </p>
      {cards.length === 0 ? (
        <EmptyState icon="heart" title={t('favorites.emptyTitle')} text={t('favorites.emptyText')}>
          <Link to="/products" className="btn btn-primary">
            {t('favorites.browse')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
          {cards.map((card, i) => (
            <li key={card.id} className="flex flex-col gap-2">
              <ProductCard card={card} priority={i < 2 ? 'eager' : 'lazy'} heading="h2" />
              <Form method="post">
                <input type="hidden" name="product" value={card.id} />
                <button type="submit" className="btn btn-outline w-full text-sm" data-plain="">
                  {t('favorites.remove')}
                  <span className="sr-only">: {card.name}</span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
