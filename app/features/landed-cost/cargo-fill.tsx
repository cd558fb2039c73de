import { formatCents, formatDecimal, formatPercent } from '#shared/formatting.ts';
import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { chargeableKilograms, type ShippingWay } from '#shared/landed-cost.ts';
import { localeTags } from '#shared/locale.ts';
import { leadTimeText, quantityText } from '#shared/order-terms.ts';
import type { Product } from '#shared/product.ts';
import { allFills, cargoOf, type Packing, piecesThatStillFit } from '#shared/quote-totals.ts';
import { type DeliveryTimes, daysText } from '#shared/setting-rules.ts';
import { useTexts } from '../../lib/i18n.tsx';

type Props = {
  texts: LandedCostTexts;
  packing: Packing | null;
  quantity: number;
  saleUnit: Product['saleUnit'];
  way: ShippingWay;
  times: Pick<DeliveryTimes, 'sea' | 'seaWest' | 'air'>;
};

/** How large and heavy the goods are, what they fill, and what still fits in. */
export function CargoFill({ texts, packing, quantity, saleUnit, way, times }: Props) {
  const { locale, t } = useTexts();
  const tag = localeTags[locale];
  const title = (
    <h2 id="cargo-title" className="h3">
      {texts.cargo}
    </h2>
  );
  if (!packing)
    return (
      <section className="card p-4" aria-labelledby="cargo-title">
        {title}
        <p className="mt-1">{texts.noPacking}</p>
      </section>
    );
  const cargo = cargoOf(packing, quantity);
  return (
    <section className="card p-4" aria-labelledby="cargo-title">
      {title}
      <p className="mt-1">
        {fillText(texts.volumeAndWeight, {
          volume: formatCents(tag, cargo.cubicCentimetres / 1_000_000),
          weight: formatDecimal(tag, Math.round(cargo.grams / 100) / 10),
        })}
      </p>
      {way === 'air' ? (
        <p className="mt-1 text-sm">
          {fillText(texts.chargeable, {
            weight: formatDecimal(tag, Math.ceil(chargeableKilograms(cargo.cubicCentimetres, cargo.grams))),
          })}
        </p>
      ) : (
        <ul className="mt-2 grid gap-1 text-sm">
          {allFills(cargo).map(({ name, fill }) => (
            <li key={name}>
              {fillText(texts.fill, {
                percent: formatPercent(tag, Math.round(fill * 100)),
                container: texts.containers[name],
              })}
              {'. '}
              {fillText(texts.stillFits, {
                quantity: quantityText(
                  { saleUnit, minimumOrderQuantity: piecesThatStillFit(name, cargo, packing) },
                  t,
                ),
              })}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-muted">
        {texts.transit}:{' '}
        {(way === 'air' ? [times.air] : [times.sea, times.seaWest])
          .map((range) => leadTimeText(daysText(range), locale, t))
          .join(' · ')}
      </p>
    </section>
  );
}
