import { Link } from 'react-router';
import { askDoorUrl } from '#shared/catalogue/call-supplier.ts';
import { quantityText } from '#shared/catalogue/order-terms.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { CountryChoice } from './country-choice.tsx';
import type { Door } from '../../../lib/door.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { ImportProhibitions } from '../../../lib/import-prohibitions.tsx';
import { PapersList } from '../../../lib/papers-list.tsx';
import { TransitTimes } from '../../../lib/transit-times.tsx';
import { Titled } from '../../../ui/titled.tsx';

type Props = { product: Pick<Product, 'id' | 'name' | 'saleUnit' | 'minimumOrderQuantity'>; door: Door };

/** The price at the buyer's door with its explanation, the transit time, and the papers of the country, folded. */
export function DoorPrice({ product, door }: Props) {
  const { t } = useTexts();
  return (
    <Titled
      className="card grid gap-2 p-3"
      id="door-title"
      title={t('product.doorTitle')}
      look="font-sans text-sm font-semibold"
    >
      {door ? (
        <p suppressHydrationWarning>
          {door.price ? (
            <strong>{t('product.doorAt', { quantity: quantityText(product, t), price: door.price })}</strong>
          ) : door.prohibitions.length > 0 ? null : (
            <Link
              to={askDoorUrl(product, {
                quantity: product.minimumOrderQuantity,
                way: 'sea',
                country: door.country,
              })}
              className="link inline-flex min-h-11 items-center"
            >
              {t('product.doorPart', { country: door.name })}
            </Link>
          )}
        </p>
      ) : null}
      {door ? <ImportProhibitions prohibitions={door.prohibitions} texts={door.words} /> : null}
      <CountryChoice
        country={door?.country ?? null}
        label={t('product.doorCountry')}
        none={t('product.doorNone')}
      />
      {door ? (
        <Link
          to={`/landed-cost?product=${product.id}&country=${door.country}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t('product.doorLink')}
        </Link>
      ) : null}
      {door ? <TransitTimes transits={door.transits} texts={door.words} /> : null}
      {door && door.papers.length > 0 ? (
        <details>
          <summary className="link inline-flex min-h-11 items-center" data-plain="">
            {t('product.papersOf', { country: door.name, count: door.papers.length })}
          </summary>
          <PapersList papers={door.papers} texts={door.words} />
        </details>
      ) : null}
    </Titled>
  );
}
