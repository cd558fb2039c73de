import { formatDate } from '#shared/base/formatting.ts';
import { formatMinor } from '#shared/base/minor-units.ts';
import { isOldPrice } from '#shared/catalogue/supplier-price-rules.ts';
import type { ListedBreak, SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import { adminTag, formatCount, ta } from '../../lib/admin-text.ts';

/** Formats a date without a time. It is independent of the time zone. */
export const dayText = (day: string): string => formatDate(adminTag(), 'shortDay', day, 'UTC');

/** "500+: CNY 12.50". */
export const stepText = ({ quantity, priceMinor }: ListedBreak, currency: string): string =>
  ta('supplierPrice.step', {
    quantity: formatCount(quantity),
    price: formatMinor(adminTag(), priceMinor, currency),
  });

type Validity = Pick<SupplierPrice, 'validFrom' | 'validUntil'>;

/**
 * Marks a price that no longer counts, with the day on which it ended or was named; renders nothing for other prices.
 */
export function OldBadge({ validFrom, validUntil, today }: Validity & { today: string }) {
  if (!isOldPrice({ validFrom, validUntil }, today)) return null;
  const hasEnded = validUntil !== null && validUntil < today;
  return (
    <span className="badge badge-amber whitespace-nowrap">
      {ta(hasEnded ? 'supplierPrice.ended' : 'supplierPrice.old', {
        day: dayText(hasEnded ? validUntil : validFrom),
      })}
    </span>
  );
}

/** The period for which a price counts. */
export const validityText = ({ validFrom, validUntil }: Validity): string =>
  validUntil === null
    ? ta('supplierPrice.since', { from: dayText(validFrom) })
    : ta('supplierPrice.between', { from: dayText(validFrom), until: dayText(validUntil) });
