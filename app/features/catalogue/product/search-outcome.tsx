import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { TextKey } from '#shared/i18n/dictionary.ts';
import { formatPrice } from '#shared/base/money.ts';
import { withParameter } from '#shared/base/pages.ts';
import type { PriceLimit } from '#shared/base/price-words.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProductGrid } from './product-card.tsx';
import { Titled } from '../../../ui/titled.tsx';

const nearTexts = {
  begun: 'products.nearBegun',
  corrected: 'products.nearCorrected',
  partial: 'products.nearPartial',
  price: 'products.nearPrice',
} as const satisfies Record<string, TextKey>;

type PriceProps = {
  price: PriceLimit & { isKnown: boolean };
  /** Address of the same search without the price limit. */
  without: string;
};

/** The price limit that was recognised in a search, and a link that removes it. */
export function PriceFilter({ price: { least, most, currency, isKnown }, without }: PriceProps) {
  const { t } = useTexts();
  if (!isKnown) return <p className="mb-4 text-sm text-muted">{t('products.priceUnknown', { currency })}</p>;
  const [from, to] = [formatPrice(least, currency) ?? '', formatPrice(most, currency) ?? ''];
  const text =
    least === null
      ? t('products.priceMost', { price: to })
      : most === null
        ? t('products.priceLeast', { price: from })
        : t('products.priceBetween', { least: from, most: to });
  return (
    <p className="mb-4">
      <Link
        to={without}
        className="badge badge-plain inline-flex min-h-11 items-center gap-1"
        aria-label={t('products.removePrice', { price: text })}
      >
        {text}
        <Icon name="close" className="size-4" />
      </Link>
    </p>
  );
}

type NearProps = {
  cards: readonly ProductCard[];
  kind: keyof typeof nearTexts;
  words: string;
  corrected: string | null;
  isMain: boolean;
} & Pick<ComponentProps<typeof ProductGrid>, 'renderCorner' | 'renderFoot'>;

/** Products that do not match every word of the search, with an explanation of why they are shown. */
export function NearProducts({ cards, kind, words, corrected, isMain, ...extras }: NearProps) {
  const { t } = useTexts();
  return (
    <Titled className="mt-8" id="near" title={t('products.nearTitle')} level="h3">
      <p className="mt-1 mb-4 text-muted">
        {t(nearTexts[kind], { search: words, corrected: corrected ?? '' })}{' '}
        {corrected === null ? null : (
          <Link to={withParameter('/products', 'search', corrected)} className="link">
            {t('products.didYouMean', { search: corrected })}
          </Link>
        )}
      </p>
      <ProductGrid cards={cards} label={t('products.nearTitle')} isMain={isMain} {...extras} />
    </Titled>
  );
}

type NoProductsProps = {
  search: string;
  /** Another category has results. */
  isElsewhere: boolean;
  isFiltered: boolean;
  isStaffUser: boolean;
  categories: readonly { id: string; name: string }[];
};

/** An empty list: what happened, and where to go. */
export function NoProducts({ search, isElsewhere, isFiltered, isStaffUser, categories }: NoProductsProps) {
  const { t } = useTexts();
  const text = isFiltered ? t('products.emptyFiltered') : t('products.emptyNone');
  const contact = search === '' ? '/contact' : withParameter('/contact', 'name', search);
  return (
    <EmptyState
      icon="search"
      title={t('products.emptyTitle')}
      text={isStaffUser || isFiltered ? text : `${text} ${t('products.emptyVisitor')}`}
    >
      {isElsewhere ? (
        <Link to={withParameter('/products', 'search', search)} className="btn btn-primary">
          {t('products.everywhere')}
        </Link>
      ) : isFiltered ? (
        <Link to="/products" className="btn btn-primary">
          {t('products.showAll')}
        </Link>
      ) : isStaffUser ? (
        <Link to="/admin/products" reloadDocument className="btn btn-primary">
          {t('products.addFirst')}
        </Link>
      ) : null}
      {isStaffUser ? null : (
        <>
          <Link to={contact} className="btn btn-outline">
            {search === '' ? t('nav.contactUs') : t('products.askFor', { search })}
          </Link>
          <Link to="/chat" className="btn btn-outline">
            {t('nav.chat')}
          </Link>
        </>
      )}
      {isFiltered ? (
        <nav aria-label={t('products.byCategory')} className="flex flex-wrap justify-center gap-2 pt-2">
          {categories.map(({ id, name }) => (
            <Link
              key={id}
              to={withParameter('/products', 'categoryId', id)}
              className="badge badge-plain min-h-11 inline-flex items-center"
            >
              {name}
            </Link>
          ))}
        </nav>
      ) : null}
    </EmptyState>
  );
}
