import { AppError } from '#shared/base/errors.ts';
import { onServer } from '../../lib/page-loader.ts';

/** Any other path (docs/specification/site.md#not-found): the layout's error page shows 404. */
export const loader = onServer(async () => {
  throw new AppError('not_found', 'no such page');
});

export default function NotFound() {
  return null;
}
