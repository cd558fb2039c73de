import { maxQuantityBreaks } from '#shared/deals/quote-limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { AddButton, RowButtons } from '../../../staff/form/row-buttons.tsx';
import { TextField } from '../../../ui/form-field.tsx';
import type { PriceValues } from './price-values.ts';

type Breaks = PriceValues['breaks'];
type Props = {
  breaks: Breaks;
  currency: string;
  errors: Readonly<Record<string, string>>;
  onChange: (breaks: Breaks) => void;
};

/** The price of one piece by quantity. */
export function PriceBreaks({ breaks, currency, errors, onChange }: Props) {
  const change = (at: number, part: Partial<Breaks[number]>) =>
    onChange(breaks.map((one, i) => (i === at ? { ...one, ...part } : one)));
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{ta('supplierPrice.breaks')}</legend>
      {breaks.map((one, i) => {
        const field = fieldsOf(one, (part) => change(i, part), errors, `breaks.${i}.`);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a break is identified only by its position
          <div key={i} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
            <TextField {...field('quantity', ta('supplierPrice.quantity'))} inputMode="numeric" />
            <TextField
              {...field('price', ta('supplierPrice.price', { currency }), 'priceMinor')}
              inputMode="decimal"
            />
            <RowButtons
              name={ta('supplierPrice.breakName', { number: i + 1 })}
              canRemove={breaks.length > 1}
              onRemove={() => onChange(breaks.filter((_, j) => j !== i))}
            />
          </div>
        );
      })}
      {errors['breaks'] ? <p className="field-error">{errors['breaks']}</p> : null}
      {breaks.length < maxQuantityBreaks ? (
        <AddButton
          text={ta('supplierPrice.addBreak')}
          onClick={() => onChange([...breaks, { quantity: '', price: '' }])}
        />
      ) : null}
    </fieldset>
  );
}
