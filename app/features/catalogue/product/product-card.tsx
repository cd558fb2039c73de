import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import { formatUnit } from '#shared/base/formatting.ts';
import { formatLeadTime } from '#shared/base/money.ts';
import type { ProductCard as Card } from '#shared/catalogue/product.ts';
import { shownStockStatus } from '#shared/catalogue/product-rules.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { BuyerPrice } from '../../../lib/price.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../lib/picture.tsx';
import { leadTimeText, quantityText } from '#shared/catalogue/order-terms.ts';
import { AddToList } from './add-to-list.tsx';
import { StockBadge } from './stock-badge.tsx';

type ShownCard = Card & {
  /** "about ₦9,300–₦9,900 per pair, cleared in Nigeria" */
  atDoor?: string;
};

type Props = {
  card: ShownCard;
  /** The first cards on a page are visible at once and are not loaded lazily. */
  priority?: 'high' | 'eager' | 'lazy';
  /** One level below the heading of the grid. */
  heading?: 'h2' | 'h3';
  /** Hides the badge in lists in which all products are featured. */
  isOnFeaturedShelf?: boolean;
} & Extras;

/** Optional additions of a page to each card. */
type Extras = {
  /** Rendered in the corner of the picture: the heart. */
  renderCorner?: ((card: Card) => ReactNode) | undefined;
  /** Rendered at the bottom: the actions of staff. */
  renderFoot?: ((card: Card) => ReactNode) | undefined;
};

/**
 * A phone of 360 px at 2× should load 320 px for a picture that is shown with 312. With 46vw, which is right on wider
 * screens, it would load 480, twice the bytes.
 */
const sizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 43vw';

/** A product in a grid. The whole card links to its page, and a click on it counts a view. */
export function ProductCard({
  card,
  priority = 'lazy',
  heading: Heading = 'h3',
  isOnFeaturedShelf = false,
  renderCorner,
  renderFoot,
}: Props) {
  const { locale, t } = useTexts();
  const leadTime = card.leadTime && leadTimeText(card.leadTime, locale, t);
  // Only exceptions get a badge, not the usual stock status.
  const isScarce = shownStockStatus(card.stockStatus) !== 'in_stock';
  const saysFeatured = card.isFeatured && !isOnFeaturedShelf;
  return (
    <article className="product-card card relative flex flex-col overflow-hidden" data-view={card.id}>
      {card.imageUrl ? (
        <Picture
          url={card.imageUrl}
          picture={card.picture}
          alt=""
          sizes={sizes}
          maxWidth={480}
          priority={priority}
          className="aspect-square"
        />
      ) : (
        <span className="pic grid aspect-square place-items-center text-muted">
          <Icon name="image" className="size-10" />
        </span>
      )}
      {isScarce || saysFeatured ? (
        <div className="absolute top-2 right-12 left-2 flex flex-wrap gap-1">
          {saysFeatured ? <span className="badge badge-amber">{t('product.featured')}</span> : null}
          {isScarce ? <StockBadge status={card.stockStatus} /> : null}
        </div>
      ) : null}
      {renderCorner?.(card)}
      <AddToList product={card} isIcon className="card-corner" />
      <div className="flex flex-1 flex-col gap-1 p-3">
        <Heading className="font-sans text-sm leading-snug font-semibold sm:text-base">
          <Link to={`/product/${card.id}`} className="cover-link">
            {card.name}
          </Link>
        </Heading>
        <p className="clamp-2 hidden text-sm text-muted sm:block">{card.shortDescription}</p>
        <p className="mt-auto pt-1 leading-tight">
          <BuyerPrice product={card} unitStyle="inline-block text-sm text-muted" />
        </p>
        {card.atDoor ? (
          <p className="text-sm font-semibold" suppressHydrationWarning>
            {card.atDoor}
          </p>
        ) : null}
        <p className="flex flex-wrap gap-x-1 text-sm text-muted">
          <Term label={t('product.minimumOrder')} value={quantityText(card, t)}>
            {`≥ ${quantityText(card, t)}${leadTime ? ' ·' : ''}`}
          </Term>
          {card.leadTime && leadTime ? (
            <Term label={t('product.leadTime')} value={leadTime}>
              {shortLeadTime(card.leadTime, locale)}
            </Term>
          ) : null}
        </p>
        {/* Unchecked suppliers are marked too, as our texts say. */}
        <p className={`flex items-center gap-1 text-sm ${card.isVerified ? 'text-leaf' : 'text-muted'}`}>
          <Icon name={card.isVerified ? 'shield' : 'clock'} className="size-4 shrink-0" />
          {t(card.isVerified ? 'product.verifiedSupplier' : 'product.notVerified')}
        </p>
      </div>
      {renderFoot?.(card)}
    </article>
  );
}

/** A term of the order in short form, so that two fit side by side. Screen readers get it in words. */
function Term({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <span>
      {/* Browsers may abbreviate a unit differently from the server. */}
      <span aria-hidden="true" suppressHydrationWarning>
        {children}
      </span>
      <span className="sr-only">{t('common.labelled', { label, value })}</span>
    </span>
  );
}

/** "25–30d" in the visitor's language; French and Spanish have a space before the unit (docs/glossary-languages.md). */
const shortLeadTime = (leadTime: string, locale: Locale): string =>
  formatLeadTime(leadTime, locale, (unit, range, count) => {
    const space = locale === 'fr' || locale === 'es' ? '\u00A0' : '';
    return formatUnit(localeTags[locale], count, unit).replace(String(count), range + space);
  });

type GridProps = {
  cards: readonly ShownCard[];
  label: string;
  /** The first picture is the main one of the page. */
  isMain?: boolean;
  columns?: 3 | 4;
  isFeaturedShelf?: boolean;
} & Extras;

/**
 * Two columns on small screens, three on large ones (docs/specification/catalogue.md#list), four if a few cards
 * should fill one row.
 */
export function ProductGrid({
  cards,
  label,
  isMain = false,
  columns = 3,
  isFeaturedShelf = false,
  ...extras
}: GridProps) {
  const { t } = useTexts();
  const priorityOf = (i: number) => (isMain && i === 0 ? 'high' : isMain && i < 2 ? 'eager' : 'lazy');
  return (
    <ul
      aria-label={label}
      className={`product-grid grid gap-3 sm:gap-5 ${columns === 4 ? 'product-grid-4' : ''}`}
      // Texts for the hearts, which cannot always load the dictionary.
      data-add-failed={t('favorites.addFailed')}
      data-remove-failed={t('favorites.removeFailed')}
    >
      {cards.map((card, i) => (
        <li key={card.id} className="contents">
          <ProductCard card={card} priority={priorityOf(i)} isOnFeaturedShelf={isFeaturedShelf} {...extras} />
        </li>
      ))}
    </ul>
  );
}

/** A placeholder for the grid while it is loading (8 skeleton cards, docs/specification/catalogue.md#list). */
export function ProductGridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <ul aria-label={label} aria-busy="true" className="product-grid grid gap-3 sm:gap-5">
      {Array.from({ length: count }, (_, i) => (
        <li key={i} className="card overflow-hidden">
          <div className="skeleton aspect-square" />
          <div className="flex flex-col gap-2 p-3">
            <div className="skeleton h-4 w-2/3" />
            <div className="skeleton h-4" />
            <div className="skeleton h-4 w-1/2" />
          </div>
        </li>
      ))}
    </ul>
  );
}
