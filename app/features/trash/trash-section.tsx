import { useState } from 'react';
import { nouns } from '#shared/nouns.ts';
import type { Trash } from '#shared/trash.ts';
import { callApi } from '../../lib/api.ts';
import { formatCount, formatMoment, ta } from '../../lib/admin-text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { ConfirmDialog } from '../../ui/admin/confirm-dialog.tsx';

/** The deleted records of one kind: back with one of them, away with all. */
export function TrashSection({ noun, total, records }: Trash[number]) {
  const { isBusy, run } = useCall();
  const [isAsking, setIsAsking] = useState(false);
  const path = nouns[noun].api;
  const kind = ta(`trash.kinds.${noun}`);
  return (
    <section className="card p-4" aria-labelledby={`trash-${noun}`}>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`trash-${noun}`} className="h3">
          {kind} <span className="badge badge-plain">{formatCount(total)}</span>
        </h2>
        <Button
          className="btn btn-danger btn-sm"
          isOff={isBusy}
          aria-label={ta('trash.emptyNamed', { kind })}
          onClick={() => setIsAsking(true)}
        >
          <AdminIcon name="trash" className="size-4" />
          {ta('trash.empty')}
        </Button>
      </header>
      <ul className="mt-2 grid">
        {records.map(({ id, name, deletedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 border-t border-line py-1">
            <span className="min-w-0 flex-1 break-words">{name}</span>
            <time dateTime={deletedAt} className="text-sm text-muted">
              {formatMoment(deletedAt)}
            </time>
            <Button
              className="btn btn-outline btn-sm"
              isOff={isBusy}
              aria-label={ta('trash.restoreNamed', { name })}
              onClick={() =>
                void run(() => callApi(`POST ${path}/:id/restore`, { params: { id } }), {
                  title: ta('trash.restored', { name }),
                  failed: ta('trash.restoreFailed'),
                })
              }
            >
              {ta('trash.restore')}
            </Button>
          </li>
        ))}
      </ul>
      {total > records.length ? (
        <p className="text-sm text-muted">{ta('trash.more', { count: total - records.length })}</p>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          question={{
            text: ta('trash.question', { count: total }),
            confirmLabel: ta('trash.empty'),
            run: () =>
              void run(() => callApi(`DELETE ${path}/trash`), {
                title: ta('trash.emptied', { count: total }),
                failed: ta('trash.emptyFailed'),
              }),
          }}
          cancelLabel={ta('common.cancel')}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </section>
  );
}
