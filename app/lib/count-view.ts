import { exchange } from './api.ts';
import { readText, writeText } from './storage.ts';

type Kind = 'products' | 'blog';

/** Counts a view of a product or post. A failure is only logged (docs/specification/catalogue.md#views). */
export function countView(kind: Kind, id: string): void {
  writeText(`view:${id}`, '', 'session');
  exchange(`POST /api/${kind}/:id/view`, { params: { id } }, { keepalive: true }).catch((error: unknown) =>
    console.error('view not counted', error),
  );
}

/** Counts that a page was opened, unless this browser session has seen it; the server counts once a day. */
export function countPageView(kind: Kind, id: string): void {
  if (readText(`view:${id}`, 'session') === null) countView(kind, id);
}
