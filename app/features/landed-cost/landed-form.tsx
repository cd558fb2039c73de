import { Form } from 'react-router';
import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { shippingWays } from '#shared/landed-cost.ts';
import { maxLineQuantity } from '#shared/quote-limits.ts';
import { minorToText } from '#shared/minor-units.ts';
import type { Product } from '#shared/product.ts';
import { type ReferenceRow, referenceText } from '#shared/reference-rules.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { useDestinations } from '../../lib/use-countries.ts';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import { type Ask, disputedField } from './ask.ts';

type Props = {
  texts: LandedCostTexts;
  product: Pick<Product, 'id' | 'priceUnit' | 'saleUnit'>;
  country: string | null;
  ask: Ask;
  disputed: readonly ReferenceRow[];
};

/** The buyer's shipment: a form that requests this page again. */
export function LandedForm({ texts, product, country, ask, disputed }: Props) {
  const { locale, t } = useTexts();
  const countries = useDestinations();
  return (
    <Form
      method="get"
      action="/landed-cost"
      className="card grid gap-3 p-4 print-hidden sm:grid-cols-2"
      // Remounts the fields, so that they show the values that were used.
      key={JSON.stringify([country, ask])}
    >
      <h2 className="h3 sm:col-span-2">{texts.form}</h2>
      <input type="hidden" name="product" value={product.id} />
      <SelectField label={texts.country} name="country" defaultValue={country ?? ''} data-destinations="">
        <option value="">{texts.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.quantity}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={maxLineQuantity}
        defaultValue={String(ask.quantity)}
        hint={t(`product.perUnit.${product.saleUnit}`)}
      />
      <SelectField label={texts.way} name="way" defaultValue={ask.way}>
        {shippingWays.map((way) => (
          <option key={way} value={way}>
            {texts.ways[way]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={fillText(texts.quotedFreight, { currency: product.priceUnit })}
        name="freight"
        inputMode="decimal"
        pattern="\d{1,12}([.,]\d{1,3})?"
        maxLength={20}
        defaultValue={
          ask.quotedFreightMinor === null ? '' : minorToText(ask.quotedFreightMinor, product.priceUnit)
        }
        hint={texts.quotedFreightHint}
      />
      {disputed.map(({ id, code, name }) => (
        <SelectField
          key={id}
          label={fillText(texts.disputed, { name: referenceText(name, locale) })}
          name={disputedField(code)}
          defaultValue={ask.disputed[code] ?? ''}
        >
          <option value="">{texts.answers.both}</option>
          <option value="with">{texts.answers.with}</option>
          <option value="without">{texts.answers.without}</option>
        </SelectField>
      ))}
      <div className="sm:col-span-2">
        <button type="submit" className="btn btn-primary" data-plain="">
          {texts.compute}
        </button>
      </div>
    </Form>
  );
}
