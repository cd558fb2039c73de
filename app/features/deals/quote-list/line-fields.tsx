import { useId } from 'react';
import { Link } from 'react-router';
import { showColors } from '#shared/base/color.ts';
import type { Picture as PictureData } from '#shared/content/image.ts';
import { maxQuoteNote, maxTargetPrice } from '#shared/deals/quote-limits.ts';
import { priceAt } from '#shared/catalogue/price-tiers.ts';
import { formatPrice } from '#shared/base/money.ts';
import { quantityText } from '#shared/catalogue/order-terms.ts';
import { lineFieldName } from '#shared/deals/quote-list-form.ts';
import type { ListLine } from '#shared/deals/quote-list.ts';
import { inNotation, typedWhole } from '#shared/base/typed-text.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { LinePicture } from './line-picture.tsx';
import { PriceTiers } from './price-tiers.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NamedOptions } from '../../../ui/options.tsx';
import { photoFieldName } from './list-values.ts';
import { PhotoFields } from './photo-fields.tsx';
import { useList } from './use-list-form.ts';

/** A line of the list, with the picture's data if it is one of ours. */
export type ShownLine = ListLine & {
  picture: PictureData | null;
  /** Its price at the door in the destination country, if the whole cost is known. */
  atDoor: { text: string; path: string } | null;
};

type Props = { line: ShownLine; targetCurrency: string };

/** One line: the product, and the buyer's input. */
export function LineFields({ line, targetCurrency }: Props) {
  const { t, fieldOf, valueOf } = useList();
  const { t: common, locale } = useTexts();
  const { id, productId, minimumOrderQuantity: least } = line;
  const field = (name: Parameters<typeof lineFieldName>[1], kept: string | number | null) =>
    fieldOf(lineFieldName(id, name), kept);
  const unit = common(`product.perUnit.${line.saleUnit}`);
  const minimum = quantityText(line, common);
  // Shorter than the line's id, which no compression shortens.
  const nameId = useId();
  const quantity = field('quantity', line.quantity);
  const pieces = typedWhole(valueOf(quantity.name, line.quantity));
  const [target, color] = [
    field('targetPrice', line.targetPrice && inNotation(line.targetPrice, locale)),
    field('color', line.color),
  ];
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
      data-below={pieces < least ? '' : undefined}
    >
      <div className="flex items-start gap-3">
        <LinePicture url={line.imageUrl} picture={line.picture}>
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
            <ListedPrice line={line} quantity={pieces} />
          ) : (
            <p className="text-sm text-muted">{t('wanted')}</p>
          )}
          {/* The price at the door is only valid for the saved quantity. */}
          {line.atDoor && pieces === line.quantity ? (
            <p className="text-sm font-semibold">
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
          maxLength={20}
          required
          hint={least > 1 ? t('minimum', { quantity: minimum }) : t(`units.${line.saleUnit}`)}
        />
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
      <details className="line-more" open={isFilled}>
        <summary>{t('lineMore')}</summary>
        <div className="grid gap-3 pt-2">
          <PriceTiers product={line} />
          <div className="line-row">
            <TextField
              {...target}
              label={t('targetPrice')}
              inputMode="decimal"
              maxLength={maxTargetPrice}
              hint={`${targetCurrency} ${unit}`}
            />
            <ColorField line={line} {...color} />
          </div>
          <TextAreaField {...note} label={t('note')} rows={2} maxLength={maxQuoteNote} hint={t('noteHint')} />
          {productId ? null : (
            <TextField {...link} label={t('link')} type="url" inputMode="url" maxLength={500} />
          )}
          <PhotoFields line={id} photos={line.photos} />
        </div>
      </details>
    </div>
  );
}

/** The listed price of one piece at this quantity. */
function ListedPrice({ line, quantity }: { line: ListLine; quantity: number }) {
  const { t } = useList();
  const { t: common } = useTexts();
  const price = formatPrice(priceAt(line, quantity), line.priceUnit);
  return (
    <p className="text-sm text-muted">
      {price ? t('listed', { price, unit: common(`product.perUnit.${line.saleUnit}`) }) : t('onRequest')}
    </p>
  );
}

type ColorProps = {
  line: ListLine;
  name: string;
  defaultValue: string;
  error: string | undefined;
};

/** The product's colours by name, as stored with the line; a free text if the product has none. */
function ColorField({ line, ...field }: ColorProps) {
  const { t } = useList();
  const { t: common } = useTexts();
  if (line.colors.length === 0) return <TextField {...field} label={t('color')} maxLength={60} />;
  const options = showColors(line.colors).map(({ name }) =>
    typeof name === 'string'
      ? { id: name, name: common(`colors.${name}`) }
      : { id: name.own, name: name.own },
  );
  const isKnown = field.defaultValue === '' || options.some(({ id }) => id === field.defaultValue);
  return (
    <SelectField {...field} label={t('color')}>
      <option value="">{t('anyColor')}</option>
      {isKnown ? null : <option value={field.defaultValue}>{field.defaultValue}</option>}
      <NamedOptions of={options} />
    </SelectField>
  );
}
