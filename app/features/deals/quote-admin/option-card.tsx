import { useId } from 'react';
import { maxShortText, maxTitleLength } from '#shared/base/limits.ts';
import type { SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import { ta } from '../../../lib/admin-text.ts';
import { CurrencyOptions } from '../../../staff/form/choices.tsx';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { PackingFields } from '../../../staff/price/packing-fields.tsx';
import { RowButtons } from '../../../staff/form/row-buttons.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { NamedOptions } from '../../../ui/options.tsx';
import { BreakTable } from './break-table.tsx';
import { MoreFields } from './more-fields.tsx';
import { withPrices } from './offer-changes.ts';
import type { FormLine, FormOption } from './offer-values.ts';
import { type PriceRules, withAnswerDay } from './price-lists.ts';
import { PriceOffers } from './price-offers.tsx';

export type Supplier = { id: string; name: string };

export type Pricing = PriceRules & { prices: readonly SupplierPrice[] };

type Props = {
  line: FormLine;
  option: FormOption;
  at: number;
  pricing: Pricing;
  suppliers: readonly Supplier[];
  errors: Readonly<Record<string, string>>;
  /** Prefix of its error keys, for example `sheet.lines.0.options.1`. */
  place: string;
  onChange: (option: FormOption) => void;
  onRemove: (name: string) => void;
  onMove: (by: -1 | 1) => void;
};

/** One way to supply a line: supplier, prices and packing. */
export function OptionCard(props: Props) {
  const { line, option, at, pricing, suppliers, errors, place, onChange } = props;
  const id = useId();
  const { currency, rates } = pricing;
  const change = (part: Partial<FormOption>) => onChange({ ...option, ...part });
  const name = ta('quote.offer.option', { number: at + 1 });
  const fullName = ta('quote.offer.optionName', { number: at + 1, line: line.name });
  const isOne = line.options.length === 1;
  const field = fieldsOf(option, change, errors, `${place}.`);
  /** Fields on which the prices depend. */
  const priced = fieldsOf(
    option,
    (part) => onChange(withPrices({ ...option, ...part }, currency, rates)),
    errors,
    `${place}.`,
  );
  const label = <TextField {...field('label', ta('quote.offer.label'))} maxLength={maxTitleLength} />;
  return (
    <fieldset className="offer-option" aria-labelledby={isOne ? undefined : id}>
      {isOne ? (
        <legend className="sr-only">{`${name}: ${line.name}`}</legend>
      ) : (
        <div className="offer-head">
          <h4 id={id} className="font-semibold">
            {name}
            <span className="sr-only">: {line.name}</span>
          </h4>
          <RowButtons
            name={fullName}
            onMove={props.onMove}
            isFirst={at === 0}
            isLast={at === line.options.length - 1}
            onRemove={() => props.onRemove(fullName)}
            isBesideHeading
          />
        </div>
      )}
      <div className="offer-fields">
        {isOne ? null : label}
        <TextField
          {...field('leadTime', ta('quote.offer.leadTime'))}
          maxLength={60}
          placeholder={ta('quote.offer.leadTimeHint')}
        />
        <SelectField {...field('supplierId', ta('quote.offer.supplier'))}>
          <option value="">{ta('quote.offer.noSupplier')}</option>
          <NamedOptions of={suppliers} />
        </SelectField>
        <TextField
          {...priced('margin', ta('quote.offer.margin'))}
          inputMode="decimal"
          title={ta('quote.offer.marginHint')}
        />
      </div>
      <BreakTable
        option={option}
        pricing={pricing}
        errors={errors}
        place={place}
        onChange={(changed) => onChange(withAnswerDay(option, changed, pricing.today))}
      />
      <PriceOffers
        line={line}
        option={option}
        rules={pricing}
        prices={pricing.prices}
        errors={errors}
        place={place}
        onChange={onChange}
      />
      <MoreFields
        label={ta(isOne ? 'quote.offer.details' : 'quote.offer.packing')}
        content={[
          option.factoryCurrency,
          option.pieces.trim() === ''
            ? ''
            : `${option.pieces} · ${option.length} × ${option.width} × ${option.height} cm · ${option.weight} kg`,
          option.description,
        ]}
        errors={Object.entries(errors).map(([key, text]) =>
          ['packing', 'description', 'factoryCurrency', ...(isOne ? ['label'] : [])].some((one) =>
            key.startsWith(`${place}.${one}`),
          )
            ? text
            : undefined,
        )}
      >
        <div className="offer-fields">
          {isOne ? label : null}
          <SelectField {...priced('factoryCurrency', ta('quote.offer.factoryCurrency'))}>
            <CurrencyOptions />
          </SelectField>
        </div>
        <PackingFields values={option} errors={errors} place={`${place}.packing`} onChange={change} />
        <TextAreaField
          {...field('description', ta('quote.offer.description'))}
          rows={2}
          maxLength={maxShortText}
        />
      </MoreFields>
    </fieldset>
  );
}
