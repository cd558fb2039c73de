import { leadTimeText, quantityText } from '#shared/catalogue/order-terms.ts';
import type { SentLine } from '#shared/deals/quote-offer.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { leftOut } from './choice.ts';
import { AskLink, LineHead, type LineProps, Option } from './offer-line.tsx';

type Props = LineProps & { line: SentLine & { sample: NonNullable<SentLine['sample']> } };

/** One sample: pieces, price, courier, and whether its price is credited to an order. */
export function SampleLine({ line, chosen, total, isOpen, canLeaveOut, t, write, onAsk }: Props) {
  const { locale, t: site } = useTexts();
  const { courierMinor, courierTime, isCredited } = line.sample;
  const unitMinor = line.options[0]?.breaks[0]?.unitMinor ?? 0;
  const quantity = quantityText({ saleUnit: line.saleUnit, minimumOrderQuantity: line.quantity }, site);
  const facts = [
    courierMinor > 0
      ? t('sample.courier', { price: write.money(courierMinor) })
      : t('sample.courierIncluded'),
    courierTime && t('sample.time', { time: leadTimeText(courierTime, locale, site) }),
    unitMinor > 0 ? t(isCredited ? 'sample.credited' : 'sample.notCredited') : null,
  ];
  const choices = [
    { value: line.options[0]!.id, text: t('sample.take') },
    { value: leftOut, text: t('leaveOut') },
  ];
  return (
    <li className="card offer-line p-3 sm:p-4">
      <LineHead line={line}>
        <AskLink of={line} label={t('askHere')} onAsk={onAsk} />
      </LineHead>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4">
        <strong>
          {unitMinor > 0
            ? t('sample.pieces', { quantity, price: write.money(unitMinor) })
            : t('sample.free', { quantity })}
        </strong>
        <span>
          <span className="text-sm text-muted">{t('lineTotal')}</span>{' '}
          <strong className="price">{write.money(total?.goodsMinor ?? 0)}</strong>
        </span>
      </p>
      <ul className="text-sm">{facts.map((text) => (text ? <li key={text}>{text}</li> : null))}</ul>
      {canLeaveOut ? (
        <fieldset className="mt-3 grid gap-2 sm:grid-cols-2" disabled={!isOpen}>
          <legend className="sr-only">{t('optionOf', { name: line.name })}</legend>
          {choices.map(({ value, text }) => (
            <Option key={value} chosen={chosen} value={value}>
              <span>{text}</span>
            </Option>
          ))}
        </fieldset>
      ) : null}
    </li>
  );
}
