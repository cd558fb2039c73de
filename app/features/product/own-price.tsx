import { showOwnPrice } from '../../lib/own-price.ts';

const show = (element: HTMLElement | null) => {
  if (element) showOwnPrice(element);
};

/** Where the price stands in the buyer's own currency, once she has chosen one: the browser fills it in. */
export function OwnPrice({ price, unit }: { price: string | null; unit: string }) {
  if (price === null) return null;
  return (
    <span
      className="own-price block text-sm font-normal text-muted"
      data-price={price}
      data-unit={unit}
      suppressHydrationWarning
      ref={show}
    >
      {''}
    </span>
  );
}
