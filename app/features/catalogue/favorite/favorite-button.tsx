import { useEffect, useRef } from 'react';
import type { FavoriteStatus } from '#shared/catalogue/favorite.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { readStatus } from './heart.ts';

/**
 * The heart. Without script its form leads to the favourites. With script `heart.ts` does the work, whether or not
 * React runs, so React must not change the content of the form.
 */
export function FavoriteButton({
  product,
  status,
}: {
  product: { id: string; name: string };
  status: FavoriteStatus;
}) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { isFavorited, favoriteCount } = status;
  // The start script (app/start) has already read the state of a heart that was in the document.
  useEffect(() => {
    if (document.documentElement.dataset['hydrated']) void readStatus(form.current!);
  }, []);
  return (
    <form
      ref={form}
      method="post"
      action="/favorites"
      className="justify-self-end"
      data-favorite={product.id}
      data-name={product.name}
      data-add-failed={t('favorites.addFailed')}
      data-remove-failed={t('favorites.removeFailed')}
    >
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name="intent" value={isFavorited ? 'remove' : 'add'} />
      <button
        type="submit"
        className="heart btn btn-outline"
        aria-pressed={isFavorited}
        data-plain=""
        suppressHydrationWarning
      >
        <Icon name="heart" />
        <span className="sr-only" suppressHydrationWarning>
          {t(isFavorited ? 'favorites.removeNamed' : 'favorites.addNamed', { name: product.name })}
        </span>
        <span data-count="" hidden={favoriteCount === 0} suppressHydrationWarning>
          {favoriteCount}
        </span>
      </button>
    </form>
  );
}
