import { showOwnPrice } from '../../lib/own-price.ts';

const show = (element: HTMLElement | null) => {
  if (element) showOwnPrice(element);
};

/** Placeholder of the price in the buyer's own currency; the browser fills it in once one is chosen. */
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
