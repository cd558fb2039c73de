import type { ReactNode } from 'react';
import { quantityText, leadTimeText } from '#shared/catalogue/order-terms.ts';
import type { OfferChoice, SentLine } from '#shared/deals/quote-offer.ts';
import { breakFor, type LineTotal } from '#shared/deals/quote-totals.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { leftOut, optionField, quantityField } from './choice.ts';
import { colorText } from '#shared/deals/offer-texts.ts';
import { OfferPicture } from './offer-picture.tsx';
import type { OfferTranslate, OfferWriter } from '#shared/deals/offer-texts.ts';

/** What is shown of a line, of goods or of a sample. */
export type LineProps = {
  line: SentLine;
  chosen: OfferChoice[number];
  total: LineTotal | undefined;
  /** Whether the choice can still be changed. */
  isOpen: boolean;
  canLeaveOut: boolean;
  t: OfferTranslate;
  write: OfferWriter;
  onAsk: (id: string) => void;
};

type Props = LineProps & {
  /** The minimum quantity, if the chosen one is below it. */
  least: number | undefined;
};

/** One line of an offer: its options with a row for each price step, the choice, and its sum. */
export function OfferLine({ line, chosen, total, least, isOpen, canLeaveOut, t, write, onAsk }: Props) {
  const { locale, t: site } = useTexts();
  const count = (quantity: number) =>
    quantityText({ saleUnit: line.saleUnit, minimumOrderQuantity: quantity }, site);
  return (
    <li className="card offer-line p-3 sm:p-4">
      <LineHead line={line}>
        <AskLink of={line} label={t('askHere')} onAsk={onAsk} />
      </LineHead>
      <fieldset className="mt-2" disabled={!isOpen}>
        <legend className="sr-only">{t('optionOf', { name: line.name })}</legend>
        {line.options.map((option) => (
          <Option key={option.id} chosen={chosen} value={option.id}>
            <span className="min-w-0 grow">
              <span className="font-semibold">{option.label}</span>
              {option.leadTime ? (
                <span className="text-sm text-muted"> · {leadTimeText(option.leadTime, locale, site)}</span>
              ) : null}
              {option.description ? <span className="block text-sm">{option.description}</span> : null}
              <PriceSteps
                breaks={option.breaks}
                due={breakFor(option.breaks, chosen.quantity)?.quantity}
                isChosen={total?.optionId === option.id}
                count={count}
                t={t}
                write={write}
              />
              {option.packing ? (
                <span className="option-packing text-sm text-muted">
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
          </Option>
        ))}
        {canLeaveOut ? (
          <Option chosen={chosen} value={leftOut}>
            <span>{t('leaveOut')}</span>
          </Option>
        ) : null}
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <label className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-sm">{t('quantity')}</span>
            <input
              inputMode="numeric"
              maxLength={20}
              name={quantityField(line.id)}
              defaultValue={chosen.quantity}
              aria-label={t('quantityOf', { name: line.name })}
              aria-invalid={least !== undefined || undefined}
              aria-describedby={least === undefined ? undefined : `least-${line.id}`}
              className="field w-24"
            />
          </label>
          <p className="grow text-right">
            <span className="sr-only">{t('lineTotal')}</span>{' '}
            <strong className="price">{write.money(total?.goodsMinor ?? 0)}</strong>
          </p>
        </div>
        {least === undefined ? null : (
          <p id={`least-${line.id}`} className="field-error">
            {t('minimum', { quantity: count(least) })}
          </p>
        )}
      </fieldset>
    </li>
  );
}

type OptionProps = Pick<LineProps, 'chosen'> & { value: string; children: ReactNode };

/** One choice for a line. */
export const Option = ({ chosen, value, children }: OptionProps) => (
  <label className="offer-option">
    <input
      type="radio"
      name={optionField(chosen.lineId)}
      value={value}
      defaultChecked={(chosen.optionId ?? leftOut) === value}
      className="size-5 flex-none"
    />
    {children}
  </label>
);

type StepsProps = Pick<Props, 't' | 'write'> & {
  breaks: SentLine['options'][number]['breaks'];
  /** The step that applies to the wanted quantity; undefined below the smallest one. */
  due: number | undefined;
  isChosen: boolean;
  count: (quantity: number) => string;
};

/** A row for each price step; of an option that is not chosen only the one that would apply, and how many others. */
const PriceSteps = ({ breaks, due, isChosen, count, t, write }: StepsProps) =>
  breaks.map(({ quantity, unitMinor }, index) => {
    const isDue = due === undefined ? index === 0 : quantity === due;
    return (
      <span
        key={quantity}
        className={`price-step ${isDue ? 'is-due' : ''}`}
        aria-current={isDue && isChosen ? 'true' : undefined}
      >
        <span>
          {t('from', { quantity: count(quantity) })}
          {isDue && breaks.length > 1 ? (
            <span className="other-steps text-muted"> {t('otherSteps', { count: breaks.length - 1 })}</span>
          ) : null}
        </span>{' '}
        <span className="price">{write.money(unitMinor)}</span>
      </span>
    );
  });

type AcceptedProps = Pick<Props, 'line' | 'write'> & { total: LineTotal };

/** A line as it was accepted: the chosen option, its quantity and price. */
export function AcceptedLine({ line, total, write }: AcceptedProps) {
  const { locale, t: site } = useTexts();
  const option = line.options.find(({ id }) => id === total.optionId);
  const quantity = quantityText({ saleUnit: line.saleUnit, minimumOrderQuantity: total.quantity }, site);
  return (
    <li className="card offer-line p-3 sm:p-4">
      <LineHead line={line}>
        <strong className="price">{write.money(total.goodsMinor)}</strong>
      </LineHead>
      <p className="mt-1 text-sm">
        {[
          option?.label,
          quantity,
          site('product.pricePerUnit', {
            price: write.money(total.unitMinor),
            unit: site(`product.perUnit.${line.saleUnit}`),
          }),
          option?.leadTime && leadTimeText(option.leadTime, locale, site),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {option?.description ? <p className="text-sm">{option.description}</p> : null}
    </li>
  );
}

/** The description of a line: picture, name, colour and our note, and what stands at its end. */
export function LineHead({ line, children }: { line: SentLine; children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-start gap-3">
      <OfferPicture url={line.imageUrl} />
      <div className="min-w-0 grow basis-[8rem]">
        <h3 className="font-semibold">{line.name}</h3>
        {line.color ? <p className="text-sm text-muted">{colorText(line.color, t)}</p> : null}
        {line.note ? <p className="text-sm whitespace-pre-line">{line.note}</p> : null}
      </div>
      {children}
    </div>
  );
}

type AskLinkProps = { of: { id: string; name: string }; label: string; onAsk: (id: string) => void };

/** Link to the question form for a line or a milestone. */
export function AskLink({ of: { id, name }, label, onAsk }: AskLinkProps) {
  const { t: shared } = useTexts();
  const text = shared('common.labelled', { label, value: name });
  return (
    <a
      href="#ask"
      className="icon-btn -mt-2 -mr-2 shrink-0 print-hidden"
      aria-label={text}
      onClick={() => onAsk(id)}
    >
      <Icon name="chat" />
    </a>
  );
}
