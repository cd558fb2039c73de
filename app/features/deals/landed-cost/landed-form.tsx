import { Form } from 'react-router';
import { fillText } from '#shared/i18n/translate.ts';
import { shippingWays } from '#shared/deals/freight.ts';
import { type LandedCost, type QuotablePart, quotableParts } from '#shared/deals/landed-cost.ts';
import { minorToText } from '#shared/base/minor-units.ts';
import { inNotation } from '#shared/base/typed-text.ts';
import { maxLineQuantity } from '#shared/deals/quote-limits.ts';
import { type ReferenceRow, referenceText } from '#shared/deals/reference-rules.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useDestinations } from '../../../lib/use-countries.ts';
import { SelectField, TextField } from '../../../ui/form-field.tsx';
import { type Ask, type CalculatorTexts, disputedField } from './ask.ts';
import { GoodsFields } from './goods-fields.tsx';
import { NamedOptions, Options } from '../../../ui/options.tsx';

const formId = 'landed-form';

type Props = {
  texts: CalculatorTexts;
  /** A product of the catalogue; null for goods that the buyer describes. */
  product: { id: string } | null;
  /** What the address says, as typed, by the name of the field. */
  typed: Readonly<Record<string, string>>;
  faults: readonly string[];
  currency: string;
  /** Unit of the quantity: "pairs". */
  unit: string;
  country: string | null;
  ask: Ask;
  disputed: readonly ReferenceRow[];
  missing: LandedCost['missing'];
};

/** The buyer's shipment: a form that requests this page again. */
export function LandedForm(props: Props) {
  const { texts, product, typed, faults, unit, country, ask, disputed, missing } = props;
  const { locale } = useTexts();
  const countries = useDestinations();
  const errorOf = (name: string) => (faults.includes(name) ? texts.notUnderstood : undefined);
  return (
    <Form
      id={formId}
      method="get"
      action="/landed-cost"
      className="card grid gap-3 p-4 print-hidden sm:grid-cols-2"
      // Remounts the fields, so that they show the values that were used.
      key={JSON.stringify([country, typed])}
    >
      <h2 className="h3 sm:col-span-2">{texts.form}</h2>
      {product ? <input type="hidden" name="product" value={product.id} /> : null}
      <SelectField
        label={texts.country}
        name="country"
        defaultValue={country ?? ''}
        data-destinations=""
        error={errorOf('country')}
      >
        <option value="">{texts.chooseCountry}</option>
        <NamedOptions of={countries.map(({ code, name }) => ({ id: code, name }))} />
      </SelectField>
      <TextField
        label={texts.quantity}
        name="quantity"
        inputMode="numeric"
        defaultValue={faults.includes('quantity') ? typed['quantity'] : String(ask.quantity)}
        error={
          faults.includes('quantity') ? fillText(texts.quantityFault, { most: maxLineQuantity }) : undefined
        }
        hint={unit}
      />
      {product ? null : <GoodsFields texts={texts} typed={typed} errorOf={errorOf} />}
      <SelectField label={texts.way} name="way" defaultValue={ask.way}>
        <Options of={shippingWays} text={(way) => texts.ways[way]} />
      </SelectField>
      {quotableParts
        .filter((part) => !missing.includes(part) && (part === 'freight' || part in ask.quoted))
        .map((part) => (
          <QuotedField key={part} {...props} part={part} />
        ))}
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

type QuotedProps = Pick<Props, 'texts' | 'typed' | 'faults' | 'currency' | 'ask'> & { part: QuotablePart };

/** The amount that the buyer was quoted for a part. It belongs to the form wherever it stands on the page. */
export function QuotedField({ texts, typed, faults, currency, ask, part }: QuotedProps) {
  const { locale } = useTexts();
  const minor = ask.quoted[part];
  return (
    <TextField
      form={formId}
      label={fillText(texts.quoted, { part: texts.parts[part], currency })}
      name={part}
      inputMode="decimal"
      maxLength={20}
      defaultValue={
        minor === undefined ? (typed[part] ?? '') : inNotation(minorToText(minor, currency), locale)
      }
      error={faults.includes(part) ? texts.notUnderstood : undefined}
      hint={texts.quotedHint}
    />
  );
}

/** Sends the form from another place of the page. */
export const ComputeButton = ({ texts }: Pick<Props, 'texts'>) => (
  <button type="submit" form={formId} className="btn btn-primary mt-2" data-plain="">
    {texts.compute}
  </button>
);
