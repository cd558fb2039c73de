import { useState } from 'react';
import type { CustomerRow } from '#shared/conversations/customer.ts';
import { maxSearchLength } from '#shared/base/limits.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useSearched } from '../../../lib/use-searched.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form-field.tsx';

/** Maximum number of results. */
const offered = 8;

type Props = { id: string; name: string; onClose: () => void };

/** Finds another record of the same customer and merges it into this one. */
export function MergeDialog({ id, name, onClose }: Props) {
  const [search, setSearch] = useState(firstWord(name));
  const found = useSearched(search.trim(), async (wanted, signal) => {
    const rows = await callApi('GET /api/customers', { query: { search: wanted }, signal });
    return rows.filter((row) => row.id !== id).slice(0, offered);
  });
  const { isBusy, run } = useCall();

  async function merge(other: CustomerRow) {
    const isDone = await run(
      () => callApi('POST /api/customers/:id/merge', { params: { id }, body: { otherId: other.id } }),
      {
        title: ta('customer.merged', { other: other.name, name }),
        failed: ta('customer.mergeFailed'),
        undo: {
          call: () => callApi('POST /api/customers/:id/restore', { params: { id: other.id } }),
          title: ta('customer.unmerged'),
          about: ['customer', other.name],
          failed: ta('records.changeFailed'),
        },
      },
    );
    if (isDone) onClose();
  }

  return (
    <Dialog title={ta('customer.mergeTitle', { name })} onClose={onClose}>
      <div className="grid gap-3">
        <p className="text-muted">{ta('customer.mergeText', { name })}</p>
        <TextField
          type="search"
          label={ta('customer.mergeSearch')}
          maxLength={maxSearchLength}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <div role="status">
          {found?.length === 0 ? <p className="text-muted">{ta('customer.mergeNone')}</p> : null}
        </div>
        <ul className="grid gap-2">
          {found?.map((other) => (
            <li key={other.id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 break-words">
                <span className="font-semibold">{other.name}</span>
                <span className="block text-sm text-muted">
                  {[other.companyName, other.email, other.phone].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button
                className="btn btn-outline btn-sm"
                aria-label={ta('customer.mergeWith', { name: other.name })}
                isOff={isBusy}
                onClick={() => void merge(other)}
              >
                {ta('customer.merge')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The first word of a name. A second record of the same person often has a different form of the name. */
const firstWord = (name: string): string => name.split(/\s/)[0]!;
