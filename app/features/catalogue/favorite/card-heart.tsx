import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { readStatus } from './heart.ts';

type Props = { product: { id: string; name: string } };

/** The heart of a card, which works like that of a product page. Its state is read for all cards with one call. */
function CardHeart({ product: { id, name } }: Props) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (document.documentElement.dataset['hydrated']) void readStatus(form.current!);
  }, []);
  return (
    <form ref={form} method="post" action="/favorites" className="card-corner" data-favorite={id}>
      <button
        type="submit"
        name="add"
        value={id}
        className="card-heart"
        aria-pressed={false}
        data-plain=""
        suppressHydrationWarning
      >
        <Icon name="heart" />
        <span className="sr-only">{t('favorites.addNamed', { name })}</span>
      </button>
    </form>
  );
}

/** Renders the heart of a card, for product grids. */
export const cardHeart = (product: Props['product']) => <CardHeart product={product} />;
