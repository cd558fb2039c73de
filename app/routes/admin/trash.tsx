import { TrashSection } from '../../features/trash/trash-section.tsx';
import { ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/trash.ts';

/** /admin/trash: what was deleted, of all kinds in one place. */
export const loader = onStaffServer('staff', async ({ services, user }) => ({
  meta: { title: ta('trash.title') },
  kinds: await services.trash.list(user),
}));

export const meta = pageMeta;

export default function TrashPage({ loaderData: { kinds } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-3xl gap-5">
      <header>
        <h1 className="h1">{ta('trash.title')}</h1>
        <p className="text-muted">{ta('trash.text')}</p>
      </header>
      {kinds.length === 0 ? <p className="card p-6 text-muted">{ta('trash.none')}</p> : null}
      {kinds.map((kind) => (
        <TrashSection key={kind.noun} {...kind} />
      ))}
    </div>
  );
}
