import { useState } from 'react';
import type { AuditEntry } from '#shared/audit.ts';
import { callApi } from '../../lib/api.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { toast } from '../../ui/toast.ts';
import { EntryChanges, entryTitle } from './entry-changes.tsx';

/** Parts of an entry that are read at a time. */
const partsAtOnce = 100;

/** Who did what and when; what was done to many records in one go is one line, which unfolds. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className="card overflow-x-auto" tabIndex={0} role="region" aria-label={ta('audit.title')}>
      <table className="table">
        <thead>
          <tr>
            <th>{ta('audit.when')}</th>
            <th>{ta('audit.who')}</th>
            <th>{ta('audit.what')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className="text-sm whitespace-nowrap">
                <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
              </td>
              <td>{entry.username ?? ta('audit.program')}</td>
              <td className="min-w-56">
                <div className="grid gap-1">
                  <span className="break-words">{entryTitle(entry)}</span>
                  <EntryChanges entry={entry} />
                  {entry.parts > 0 ? <Parts of={entry} /> : null}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
