import { useId } from 'react';
import { formatPercent } from '#shared/base/formatting.ts';
import { maxQuantityBreaks } from '#shared/deals/quote-limits.ts';
import { parseMinor } from '#shared/base/minor-units.ts';
import { marginOn } from '#shared/deals/quote-draft.ts';
import { adminTag, ta } from '../../../lib/admin-text.ts';
import { AddButton, RowButtons } from '../../../staff/form/row-buttons.tsx';
import { withBreak } from './offer-changes.ts';
import { costOf, type FormBreak, type FormOption, type Rates } from './offer-values.ts';

type Props = {
  option: FormOption;
  pricing: { currency: string; rates: Rates };
  errors: Readonly<Record<string, string>>;
  /** Prefix of the error keys of the option. */
  place: string;
  /** Whether only the factory's prices are asked for. */
  isAnswer?: boolean;
  onChange: (option: FormOption) => void;
};

/**
 * Prices of an option by quantity. The unit price is computed from factory price and margin, and can be overwritten.
 */
export function BreakTable({ option, pricing, errors, place, isAnswer = false, onChange }: Props) {
  const { currency, rates } = pricing;
  const errorId = useId();
  const { breaks, factoryCurrency } = option;
  const columns = [
    ['quantity', ta('quote.offer.from')],
    ['factory', ta('quote.offer.factoryPrice', { currency: factoryCurrency })],
    ...(isAnswer ? [] : [['unit', ta('quote.offer.unitPrice', { currency })] as const]),
  ] as const;
  const whole = errors[`${place}.breaks`];
  const faults = Object.entries(errors).filter(([key]) => key.startsWith(`${place}.breaks`));
  const stored = { quantity: 'quantity', factory: 'factoryMinor', unit: 'unitMinor' } as const;
  const isWrong = (i: number, field: keyof FormBreak) =>
    Boolean(errors[`${place}.breaks.${i}.${stored[field]}`] ?? (i === 0 && field === 'unit' && whole));
  return (
    <div>
      <table className="table offer-breaks">
        <caption className="sr-only">{ta('quote.offer.breaks')}</caption>
        <thead>
          <tr>
            {columns.map(([field, heading]) => (
              <th key={field} scope="col">
                {heading}
              </th>
            ))}
            {isAnswer ? null : <th scope="col">{ta('quote.offer.marginOf')}</th>}
            <th>
              <span className="sr-only">{ta('common.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {breaks.map((one, i) => {
            const name = ta('quote.offer.breakName', { number: i + 1 });
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a break is identified only by its position
              <tr key={i}>
                {columns.map(([field, heading]) => (
                  <td key={field}>
                    <input
                      className="field field-sm offer-cell"
                      autoComplete="off"
                      aria-label={`${heading}, ${name}`}
                      inputMode={field === 'quantity' ? 'numeric' : 'decimal'}
                      value={one[field]}
                      onChange={({ target }) =>
                        onChange(withBreak(option, i, { [field]: target.value }, currency, rates))
                      }
                      aria-invalid={isWrong(i, field) || undefined}
                      // The error is shown below the table.
                      aria-describedby={isWrong(i, field) ? errorId : undefined}
                    />
                  </td>
                ))}
                {isAnswer ? null : (
                  <td className="offer-margin">{marginOfBreak(one, factoryCurrency, currency, rates)}</td>
                )}
                <td>
                  <RowButtons
                    name={name}
                    canRemove={breaks.length > 1}
                    onRemove={() => onChange({ ...option, breaks: breaks.filter((_, j) => j !== i) })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {faults.length > 0 ? (
        <p id={errorId} className="field-error">
          {[...new Set(faults.map(([, text]) => text))].join(' ')}
        </p>
      ) : null}
      {breaks.length < maxQuantityBreaks ? (
        <AddButton
          text={ta('quote.offer.addBreak')}
          onClick={() => onChange({ ...option, breaks: [...breaks, nextBreak(breaks)] })}
        />
      ) : null}
    </div>
  );
}

/** The next break starts at twice the last quantity, with the last prices. */
const nextBreak = (breaks: readonly FormBreak[]): FormBreak => {
  const last = breaks.at(-1)!;
  const quantity = Number(last.quantity);
  return { ...last, quantity: quantity > 0 ? String(quantity * 2) : '' };
};

function marginOfBreak(one: FormBreak, from: string, currency: string, rates: Rates): string | null {
  const cost = costOf(one.factory, from, currency, rates);
  const price = parseMinor(one.unit, currency);
  const margin = cost === null || price === null ? null : marginOn(price, cost);
  return margin === null ? null : formatPercent(adminTag(), margin / 100);
}
