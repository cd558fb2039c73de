import { countPageView, countView } from '../lib/count-view.ts';

/**
 * A click on a product card counts a view, and so does opening a product or post; a failure is only logged
 * (docs/specification/catalogue.md#views).
 */
export function countViews(): void {
  const page = document.querySelector<HTMLElement>('[data-seen]')?.dataset;
  if (page) countPageView(page['kind'] as 'blog', page['seen']!);
  addEventListener('click', ({ target }) => {
    // What stands on a card beside its link is no look at the product.
    if (!(target instanceof Element) || target.closest('form')) return;
    const card = target.closest<HTMLElement>('[data-view]');
    if (card) countView('products', card.dataset['view']!);
  });
}
