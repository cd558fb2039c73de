import { readText, writeText } from './storage.ts';

/**
 * Counts a view of a post once a browser session (the server: once a day). A failure is only logged, as with products
 * (public-site section 8).
 */
export function countPostView(id: string): void {
  const key = `post-view:${id}`;
  if (readText(key, 'session') !== null) return;
  writeText(key, '', 'session');
  fetch(`/api/blog/${id}/view`, { method: 'POST', keepalive: true }).catch((error: unknown) =>
    console.error('view not counted', error),
  );
}
