/**
 * Counts a view of a post once a browser session (the server: once a day). A failure is only logged, as with products
 * (public-site section 8).
 */
export function countPostView(id: string): void {
  try {
    const key = `post-view:${id}`;
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, '');
  } catch {
    // Without storage the server alone keeps count.
  }
  fetch(`/api/blog/${id}/view`, { method: 'POST', keepalive: true }).catch((error: unknown) =>
    console.error('view not counted', error),
  );
}
