import { formatCents, formatDecimal, formatPercent } from '#shared/base/formatting.ts';
import type { CalculatorTexts } from './ask.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { chargeableKilograms, type ShippingWay } from '#shared/deals/freight.ts';
import type { ShownTransits } from '#shared/deals/landed-text.ts';
import { localeTags } from '#shared/base/locale.ts';
import { leadTimeText, quantityText } from '#shared/catalogue/order-terms.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { allFills, cargoOf, type Packing, piecesThatStillFit } from '#shared/deals/quote-totals.ts';
import { type DeliveryTimes, daysText } from '#shared/content/setting-rules.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { TransitTimes } from '../../../lib/transit-times.tsx';
import { Titled } from '../../../ui/titled.tsx';

type Props = {
  texts: CalculatorTexts;
  packing: Packing | null;
  quantity: number;
  saleUnit: Product['saleUnit'];
  way: ShippingWay;
  /** Null if no country is chosen. */
  transits: ShownTransits | null;
  times: Pick<DeliveryTimes, 'sea' | 'seaWest' | 'air'>;
};

/** Size and weight of the goods, how much of the cargo space they fill, what still fits, and the transit time. */
export function CargoFill(props: Props) {
  const { texts, packing, quantity, saleUnit, way } = props;
  const { locale, t } = useTexts();
  const tag = localeTags[locale];
  const times = <Times {...props} />;
  if (!packing)
    return (
      <Titled id="cargo-title" title={texts.cargo} className="card p-4">
        <p className="mt-1">{texts.noPacking}</p>
        {times}
      </Titled>
    );
  const cargo = cargoOf(packing, quantity);
  return (
    <Titled id="cargo-title" title={texts.cargo} className="card p-4">
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
              {fillText(texts.fillMore, {
                fill: fillText(texts.fill, {
                  percent: formatPercent(tag, Math.round(fill * 100)),
                  container: texts.containers[name],
                }),
                more: fillText(texts.stillFits, {
                  quantity: quantityText(
                    { saleUnit, minimumOrderQuantity: piecesThatStillFit(name, cargo, packing) },
                    t,
                  ),
                }),
              })}
            </li>
          ))}
        </ul>
      )}
      {times}
    </Titled>
  );
}

type TimesProps = Pick<Props, 'texts' | 'way' | 'transits' | 'times'>;

/** The sourced transit times to the country, and the usual time for this way. */
function Times({ texts, way, transits, times }: TimesProps) {
  const { locale, t } = useTexts();
  const usual =
    way === 'air'
      ? ([['product.shippingAir', times.air]] as const)
      : ([
          ['product.shippingSea', times.sea],
          ['product.shippingSeaWest', times.seaWest],
        ] as const);
  return (
    <div className="mt-3 grid gap-2">
      {transits ? <TransitTimes transits={transits} texts={texts} /> : null}
      <div className="text-sm text-muted">
        <p>{texts.usualTimes}</p>
        <ul>
          {usual.map(([label, range]) => (
            <li key={label}>
              {t('common.labelled', { label: t(label), value: leadTimeText(daysText(range), locale, t) })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
