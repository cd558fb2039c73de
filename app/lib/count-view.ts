import { exchange } from './api.ts';
import { readText, writeText } from './storage.ts';

/** Counts a view of a product or post. A failure is only logged (docs/specification/catalogue.md#views). */
export function countView(name: 'POST /api/products/:id/view' | 'POST /api/blog/:id/view', id: string): void {
  exchange(name, { params: { id } }, { keepalive: true }).catch((error: unknown) =>
    console.error('view not counted', error),
  );
}

/** Counts a view of a post once a browser session; the server counts it once a day. */
export function countPostView(id: string): void {
  const key = `post-view:${id}`;
  if (readText(key, 'session') !== null) return;
  writeText(key, '', 'session');
  countView('POST /api/blog/:id/view', id);
}
