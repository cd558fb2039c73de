import type { SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import { ta } from '../../../lib/admin-text.ts';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { OldBadge, stepText, validityText } from '../../../staff/price/price-words.tsx';
import { TextField } from '../../../ui/form-field.tsx';
import type { FormLine, FormOption } from './offer-values.ts';
import { isUsed, type PriceRules, pricesFor, stepFor, withListed } from './price-lists.ts';

type Props = {
  line: FormLine;
  option: FormOption;
  rules: PriceRules;
  prices: readonly SupplierPrice[];
  errors: Readonly<Record<string, string>>;
  /** Prefix of the error keys of the option. */
  place: string;
  onChange: (option: FormOption) => void;
};

/** The period for which the factory's prices count, and the supplier prices of the line. */
export function PriceOffers({ line, option, rules, prices, errors, place, onChange }: Props) {
  const { today } = rules;
  const offered = pricesFor(line, prices, today);
  const { factoryFrom, factoryUntil } = option;
  const isPriced = option.breaks.some(({ factory }) => factory.trim() !== '');
  const field = fieldsOf(option, (part) => onChange({ ...option, ...part }), errors, `${place}.`);
  return (
    <>
      {isPriced ? (
        <div className="offer-fields">
          <TextField {...field('factoryFrom', ta('supplierPrice.factoryFrom'))} type="date" />
          <TextField {...field('factoryUntil', ta('supplierPrice.factoryUntil'))} type="date" />
          {factoryFrom ? (
            <p className="self-end pb-2">
              <OldBadge validFrom={factoryFrom} validUntil={factoryUntil || null} today={today} />
            </p>
          ) : null}
        </div>
      ) : null}
      {offered.length > 0 ? (
        <ul
          className="grid gap-1.5 text-[0.8125rem]"
          aria-label={ta('supplierPrice.listedFor', { name: line.name })}
        >
          {offered.map((price) => (
            <li key={price.id} className="side-line flex items-center justify-between gap-2 px-2 py-1">
              <span className="min-w-0">
                <strong>{price.partnerName}</strong>{' '}
                {stepText(stepFor(price, option.breaks[0]!.quantity) ?? price.breaks[0]!, price.currency)}
                <span className="block text-muted">
                  {validityText(price)} <OldBadge {...price} today={today} />
                  {isUsed(option, price) ? (
                    <span className="badge badge-plain">{ta('supplierPrice.inUse')}</span>
                  ) : null}
                </span>
              </span>
              <button
                type="button"
                className="btn btn-outline btn-sm flex-none"
                aria-label={ta('supplierPrice.useNamed', { name: price.partnerName })}
                onClick={() => onChange(withListed(option, price, rules))}
              >
                {ta('supplierPrice.use')}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
