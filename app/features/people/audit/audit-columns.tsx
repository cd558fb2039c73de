import { useState } from 'react';
import type { AuditEntry } from '#shared/people/audit.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { columnsOf, type ListColumn } from '../../../staff/list/list-table.tsx';
import { toast } from '../../../ui/toast.ts';
import { actorText, entryTitle } from '../../../lib/audit-text.ts';
import { EntryChanges } from './entry-changes.tsx';

/** Number of parts of an entry that are loaded at a time. */
const partsAtOnce = 100;

export const auditColumns = (): readonly ListColumn<AuditEntry>[] =>
  columnsOf((name) => ta(`audit.${name}`), {
    what: {
      cell: (entry) => (
        <div className="grid gap-1 font-normal">
          <span className="break-words">{entryTitle(entry)}</span>
          <EntryChanges entry={entry} />
          {entry.parts > 0 ? <Parts of={entry} /> : null}
        </div>
      ),
    },
    who: { isFact: true, cell: (entry) => actorText(entry) },
    when: {
      isFact: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {formatMoment(createdAt)}
        </time>
      ),
    },
  });

function Parts({ of: { id, parts } }: { of: AuditEntry }) {
  const [entries, setEntries] = useState<readonly AuditEntry[] | null>(null);
  async function read(): Promise<void> {
    const page = Math.floor((entries?.length ?? 0) / partsAtOnce) + 1;
    try {
      const more = await callApi('GET /api/audit', { query: { partOf: id, limit: partsAtOnce, page } });
      setEntries([...(entries ?? []), ...more]);
    } catch {
      toast({ title: ta('change.partsFailed'), text: ta('common.networkFailed'), isError: true });
    }
  }
  const left = parts - (entries?.length ?? 0);
  return (
    <>
      {entries ? (
        <ul className="grid gap-2 border-s-2 border-line ps-3">
          {entries.map((entry) => (
            <li key={entry.id} className="grid gap-1">
              <span className="break-words">{entryTitle(entry)}</span>
              <EntryChanges entry={entry} />
            </li>
          ))}
        </ul>
      ) : null}
      <span className="flex gap-3 text-sm">
        {left > 0 ? (
          <button type="button" className="link" onClick={() => void read()}>
            {ta('change.parts', { count: left })}
          </button>
        ) : null}
        {entries ? (
          <button type="button" className="link" onClick={() => setEntries(null)}>
            {ta('change.hide')}
          </button>
        ) : null}
      </span>
    </>
  );
}
