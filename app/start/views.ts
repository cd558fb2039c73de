import { countPostView } from '../lib/count-post-view.ts';

/** A click on a product card counts a view, and so does reading a post; a failure is only logged (public-site section 8). */
export function countViews(): void {
  const post = document.querySelector<HTMLElement>('[data-post]')?.dataset['post'];
  if (post) countPostView(post);
  addEventListener('click', ({ target }) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-view]') : null;
    if (!card) return;
    fetch(`/api/products/${card.dataset['view']}/view`, { method: 'POST', keepalive: true }).catch(
      (error: unknown) => console.error('view not counted', error),
    );
  });
}
