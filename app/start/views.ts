import { countPostView, countView } from '../lib/count-view.ts';

/**
 * A click on a product card counts a view, and so does reading a post; a failure is only logged
 * (docs/specification/catalogue.md#views).
 */
export function countViews(): void {
  const post = document.querySelector<HTMLElement>('[data-post]')?.dataset['post'];
  if (post) countPostView(post);
  addEventListener('click', ({ target }) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-view]') : null;
    if (card) countView('POST /api/products/:id/view', card.dataset['view']!);
  });
}
