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

/** Counts a view of a page, at most once per browser session. The server counts one per day. */
export function countPageView(kind: Kind, id: string): void {
  if (readText(`view:${id}`, 'session') === null) countView(kind, id);
}
