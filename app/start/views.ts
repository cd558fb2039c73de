import { countPageView, countView } from '../lib/count-view.ts';

/**
 * Counts a view when a product card is clicked, or a product or post is opened. A failure is only logged
 * (docs/specification/catalogue.md#views).
 */
export function countViews(): void {
  const page = document.querySelector<HTMLElement>('[data-seen]')?.dataset;
  if (page) countPageView(page['kind'] as 'blog', page['seen']!);
  addEventListener('click', ({ target }) => {
    // A form on a card beside its link does not open the product.
    if (!(target instanceof Element) || target.closest('form')) return;
    const card = target.closest<HTMLElement>('[data-view]');
    if (card) countView('products', card.dataset['view']!);
  });
}
