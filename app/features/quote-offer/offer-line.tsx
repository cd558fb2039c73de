import { quantityText, leadTimeText } from '#shared/order-terms.ts';
import type { OfferChoice, SentLine } from '#shared/quote-offer.ts';
import type { LineTotal } from '#shared/quote-totals.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { leftOut, optionField, quantityField } from './choice.ts';
import { colorText } from '#shared/offer-texts.ts';
import { OfferPicture } from './offer-picture.tsx';
import type { OfferTranslate, OfferWriter } from '#shared/offer-texts.ts';

type Props = {
  line: SentLine;
  chosen: OfferChoice[number];
  total: LineTotal | undefined;
  /** The minimum quantity, if the chosen one is below it. */
  least: number | undefined;
  /** Whether the choice can still be changed. */
  isOpen: boolean;
  canLeaveOut: boolean;
  t: OfferTranslate;
  write: OfferWriter;
  onAsk: (lineId: string) => void;
};

/** One line of an offer: its options with their prices by quantity, the choice, and its sum. */
export function OfferLine({ line, chosen, total, least, isOpen, canLeaveOut, t, write, onAsk }: Props) {
  const { locale, t: site } = useTexts();
  const count = (quantity: number) =>
    quantityText({ saleUnit: line.saleUnit, minimumOrderQuantity: quantity }, site);
  return (
    <li className="card offer-line p-4">
      <LineHead line={line} />
      <fieldset className="mt-3 grid gap-2" disabled={!isOpen}>
        <legend className="sr-only">{t('optionOf', { name: line.name })}</legend>
        {line.options.map((option) => (
          <label key={option.id} className="offer-option">
            <input
              type="radio"
              name={optionField(line.id)}
              value={option.id}
              defaultChecked={chosen.optionId === option.id}
              className="size-5 flex-none"
            />
            <span className="min-w-0 grow">
              <span className="font-semibold">{option.label}</span>
              {option.description ? <span className="block text-sm">{option.description}</span> : null}
              <span className="price-steps">
                {option.breaks.map(({ quantity, unitMinor }) => (
                  <span key={quantity}>
                    <span className="text-muted">{t('from', { quantity: count(quantity) })}</span>{' '}
                    <span className="price font-semibold">{write.money(unitMinor)}</span>
                  </span>
                ))}
              </span>
              {option.leadTime ? (
                <span className="block text-sm text-muted">
                  {t('leadTime', { time: leadTimeText(option.leadTime, locale, site) })}
                </span>
              ) : null}
              {option.packing ? (
                <span className="block text-sm text-muted">
                  {t('packing', {
                    pieces: count(option.packing.piecesPerCarton),
                    length: write.centimetres(option.packing.lengthMm),
                    width: write.centimetres(option.packing.widthMm),
                    height: write.centimetres(option.packing.heightMm),
                    weight: write.kilograms(option.packing.cartonGrams),
                  })}
                </span>
              ) : null}
            </span>
          </label>
        ))}
        {canLeaveOut ? (
          <label className="offer-option">
            <input
              type="radio"
              name={optionField(line.id)}
              value={leftOut}
              defaultChecked={chosen.optionId === null}
              className="size-5 flex-none"
            />
            <span>{t('leaveOut')}</span>
          </label>
        ) : null}
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <label className="offer-quantity">
            <span className="field-label">{t('quantity')}</span>
            <input
              inputMode="numeric"
              maxLength={20}
              name={quantityField(line.id)}
              defaultValue={chosen.quantity}
              aria-label={t('quantityOf', { name: line.name })}
              aria-invalid={least !== undefined || undefined}
              aria-describedby={least === undefined ? undefined : `least-${line.id}`}
              className="field"
            />
          </label>
          <p className="grow text-right">
            <span className="text-sm text-muted">{t('lineTotal')}</span>{' '}
            <strong className="price">{write.money(total?.goodsMinor ?? 0)}</strong>
          </p>
        </div>
        {least === undefined ? null : (
          <p id={`least-${line.id}`} className="field-error">
            {t('minimum', { quantity: count(least) })}
          </p>
        )}
      </fieldset>
      <AskLink line={line} t={t} onAsk={onAsk} />
    </li>
  );
}

/** The description of a line: picture, name, colour and our note. */
export function LineHead({ line }: { line: SentLine }) {
  const { t } = useTexts();
  return (
    <div className="flex items-start gap-3">
      <OfferPicture url={line.imageUrl} />
      <div className="min-w-0">
        <h3 className="font-semibold">{line.name}</h3>
        {line.color ? <p className="text-sm text-muted">{colorText(line.color, t)}</p> : null}
        {line.note ? <p className="text-sm whitespace-pre-line">{line.note}</p> : null}
      </div>
    </div>
  );
}

/** Link to the question form for a line. */
export const AskLink = ({ line, t, onAsk }: Pick<Props, 'line' | 't' | 'onAsk'>) => (
  <a
    href="#ask"
    className="link inline-flex min-h-11 items-center text-sm print-hidden"
    data-plain=""
    onClick={() => onAsk(line.id)}
  >
    {t('askHere')}
    <span className="sr-only">: {line.name}</span>
  </a>
);
