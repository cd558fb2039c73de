import { useId } from 'react';
import { Link } from 'react-router';
import { showColors } from '#shared/base/color.ts';
import type { QuoteListTexts } from '#shared/i18n/en/quote-list.ts';
import type { Picture as PictureData } from '#shared/content/image.ts';
import { maxQuoteNote, maxTargetPrice } from '#shared/deals/quote-limits.ts';
import { type ListedPrice as ListedPriceData, priceAt } from '#shared/catalogue/price-tiers.ts';
import { formatPrice } from '#shared/base/money.ts';
import { quantityText } from '#shared/catalogue/order-terms.ts';
import { lineFieldName } from '#shared/deals/quote-list-form.ts';
import type { ListLine } from '#shared/deals/quote-list.ts';
import { typedWhole } from '#shared/base/typed-text.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { LinePicture } from '../../../ui/line-picture.tsx';
import { PriceTiers } from '../../../lib/price-tiers.tsx';
import { useShell } from '../../../lib/shell.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FaultSlot } from './fault-slot.tsx';
import { type FieldOf, photoFieldName } from './list-values.ts';
import { PhotoFields } from './photo-fields.tsx';

/** A line of the list, with the picture's data if it is one of ours. */
export type ShownLine = ListLine & {
  picture: PictureData | null;
  /** Its price at the door in the destination country, if the whole cost is known. */
  atDoor: { text: string; path: string } | null;
};

type Props = { line: ShownLine; targetCurrency: string; texts: QuoteListTexts; fieldOf: FieldOf };

/** One line: the product, and the buyer's input. */
export function LineFields({ line, targetCurrency, texts, fieldOf }: Props) {
  const { t } = useTexts(texts);
  const { t: common } = useTexts();
  const { savesData } = useShell();
  const { id, productId, minimumOrderQuantity: least } = line;
  const field = (name: Parameters<typeof lineFieldName>[1], kept: string | number | null) =>
    fieldOf(lineFieldName(id, name), kept);
  const unit = common(`product.perUnit.${line.saleUnit}`);
  const minimum = quantityText(line, common);
  // Shorter than the line's id, which no compression shortens.
  const nameId = useId();
  const quantity = field('quantity', line.quantity);
  const [target, color] = [field('targetPrice', line.targetPrice), field('color', line.color)];
  const [note, link] = [field('note', line.note), field('link', line.link)];
  const photoError = fieldOf(photoFieldName(id), null).error;
  const isFilled =
    line.photos.length > 0 ||
    Boolean(photoError) ||
    [target, color, note, link].some(({ defaultValue, error }) => defaultValue !== '' || error);
  return (
    <div
      role="group"
      aria-labelledby={nameId}
      className="quote-line card grid gap-2 p-3 sm:p-4"
      data-below={typedWhole(quantity.defaultValue) < least ? '' : undefined}
      suppressHydrationWarning
    >
      <div className="flex items-start gap-3">
        <LinePicture
          url={line.imageUrl}
          picture={line.picture}
          savesData={savesData}
          failedText={common('gallery.failedOne')}
        >
          <span className="pic grid aspect-square place-items-center text-muted">
            <Icon name={line.productId ? 'image' : 'search'} className="size-8" />
          </span>
        </LinePicture>
        <div className="min-w-0 grow">
          <p id={nameId} className="font-semibold">
            {productId ? (
              <Link
                to={`/product/${productId}`}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                {line.name}
              </Link>
            ) : (
              line.name
            )}
          </p>
          {productId ? (
            <ListedPrice line={line} quantity={typedWhole(quantity.defaultValue)} texts={texts} />
          ) : (
            <p className="text-sm text-muted">{t('wanted')}</p>
          )}
          {line.atDoor ? (
            <p
              className="text-sm font-semibold"
              data-at-door={line.quantity}
              hidden={quantity.defaultValue !== String(line.quantity)}
              suppressHydrationWarning
            >
              {line.atDoor.text}{' '}
              <Link to={line.atDoor.path} className="link inline-flex min-h-11 items-center font-normal">
                {common('product.doorLink')}
              </Link>
            </p>
          ) : null}
        </div>
        <button
          type="submit"
          name="intent"
          value={`remove:${id}`}
          className="icon-btn -mt-1 -mr-1 shrink-0"
          aria-label={common('common.labelled', { label: t('remove'), value: line.name })}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="line-quantity">
        <TextField
          {...quantity}
          label={t('quantity')}
          inputMode="numeric"
          data-least={least}
          maxLength={20}
          required
          hint={least > 1 ? t('minimum', { quantity: minimum }) : unit}
        />
        <FaultSlot />
        {least > 1 ? (
          <button
            type="submit"
            name="intent"
            value={`raise:${id}`}
            className="raise btn btn-outline mt-1 w-full"
          >
            {t('raise', { quantity: minimum })}
          </button>
        ) : null}
      </div>
      <details className="line-more" data-plain="" open={isFilled}>
        <summary>{t('lineMore')}</summary>
        <div className="grid gap-3 pt-2">
          <PriceTiers product={line} />
          <div className="line-row">
            <div>
              <TextField
                {...target}
                label={t('targetPrice')}
                inputMode="decimal"
                maxLength={maxTargetPrice}
                hint={
                  <>
                    {/* The form's script replaces it when another currency is chosen. */}
                    <span data-target-currency="" suppressHydrationWarning>
                      {targetCurrency}
                    </span>
                    {` ${unit}`}
                  </>
                }
              />
              <FaultSlot />
            </div>
            <ColorField line={line} texts={texts} {...color} />
          </div>
          <TextAreaField {...note} label={t('note')} rows={2} maxLength={maxQuoteNote} hint={t('noteHint')} />
          {productId ? null : (
            <div>
              <TextField {...link} label={t('link')} type="url" inputMode="url" maxLength={500} />
              <FaultSlot />
            </div>
          )}
          <PhotoFields
            texts={texts}
            name={photoFieldName(id)}
            line={id}
            photos={line.photos}
            error={photoError}
          />
        </div>
      </details>
    </div>
  );
}

type ListedProps = { line: ListLine; quantity: number; texts: QuoteListTexts };

/** The listed price of one piece at this quantity. The form's script updates it when another quantity is typed. */
function ListedPrice({ line, quantity, texts }: ListedProps) {
  const { t } = useTexts(texts);
  const { t: common } = useTexts();
  const { price: listed, priceUnit, priceTiers, saleUnit } = line;
  const unit = common(`product.perUnit.${saleUnit}`);
  const price = formatPrice(priceAt(line, quantity), priceUnit);
  return (
    <p
      className="text-sm text-muted"
      data-listed={JSON.stringify({ price: listed, priceUnit, priceTiers } satisfies ListedPriceData)}
      data-text={t('listed', { price: '{price}', unit })}
      suppressHydrationWarning
    >
      {price ? t('listed', { price, unit }) : t('onRequest')}
    </p>
  );
}

type ColorProps = {
  line: ListLine;
  texts: QuoteListTexts;
  name: string;
  defaultValue: string;
  error: string | undefined;
};

/** The product's colours by name, as stored with the line; a free text if the product has none. */
function ColorField({ line, texts, ...field }: ColorProps) {
  const { t } = useTexts(texts);
  const { t: common } = useTexts();
  if (line.colors.length === 0) return <TextField {...field} label={t('color')} maxLength={60} />;
  const options = showColors(line.colors).map(({ name }) =>
    typeof name === 'string'
      ? { value: name, text: common(`colors.${name}`) }
      : { value: name.own, text: name.own },
  );
  const isKnown = field.defaultValue === '' || options.some(({ value }) => value === field.defaultValue);
  return (
    <SelectField {...field} label={t('color')}>
      <option value="">{t('anyColor')}</option>
      {isKnown ? null : <option value={field.defaultValue}>{field.defaultValue}</option>}
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
