import { useState } from 'react';
import { acceptedYears } from '#shared/deals/quote-limits.ts';
import type { PersonFound, PersonQuery } from '#shared/people/person.ts';
import { type FoundKind, foundKinds, personalData } from '#shared/people/personal-data.ts';
import { send } from '../../../lib/api.ts';
import { adminTag, listText, ta } from '../../../lib/admin-text.ts';
import { reportFailure } from '../../../lib/report-failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { formatDecimal } from '#shared/base/formatting.ts';
import { Button } from '../../../ui/button.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { Titled } from '../../../ui/titled.tsx';

type Props = {
  query: PersonQuery;
  found: PersonFound;
  onChanged: () => Promise<void>;
  onErased: () => void;
};

/** The stored data of a person by kind, and what an erasure does with each. */
export function FoundPerson({ query, found, onChanged, onErased }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { name, emails, phones } = found;

  async function save() {
    try {
      const answer = await send(
        'POST /api/personal-data/export',
        {},
        { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(query) },
      );
      saveFile(await answer.blob(), 'personal-data.zip');
    } catch (error) {
      reportFailure(ta('person.exportFailed'), error, undefined, () => void save());
    }
  }

  return (
    <Titled
      className="card grid gap-4 p-4"
      id="found"
      title={ta('person.found', { name })}
      look="h3 break-words"
    >
      {emails.length + phones.length > 0 ? (
        <p className="break-words text-muted">
          {ta('person.reachedBy', { contacts: listText([...emails, ...phones]) })}
        </p>
      ) : null}
      <Kinds found={found} />
      <p className="text-sm text-muted">{ta('person.backups')}</p>
      <div className="flex flex-wrap gap-2">
        <Button className="btn btn-outline" onClick={() => void save()}>
          {ta('person.export')}
        </Button>
        <Button className="btn btn-danger" onClick={() => setAsking(true)}>
          {ta('person.erase')}
        </Button>
      </div>
      {isAsking ? (
        <EraseDialog
          query={query}
          found={found}
          onClose={() => setAsking(false)}
          onChanged={onChanged}
          onErased={onErased}
        >
          <Kinds found={found} />
        </EraseDialog>
      ) : null}
    </Titled>
  );
}

function fateOf(kind: FoundKind): string {
  const described: { erasure: string } = personalData[kind];
  if (described.erasure === 'kept') return ta('person.fates.commercial', { years: acceptedYears });
  return ta(described.erasure === 'anonymised' ? 'person.fates.anonymised' : 'person.fates.deleted');
}

/** One line per kind: a table would not fit on a phone. */
function Kinds({ found: { counts, kept } }: { found: PersonFound }) {
  return (
    <dl className="grid gap-2">
      {foundKinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <div key={kind}>
            <dt className="font-semibold">
              {ta(`person.kinds.${kind}`)}: {formatDecimal(adminTag(), counts[kind])}
            </dt>
            <dd className="text-sm text-muted">
              {fateOf(kind)}
              {kind === 'accepted' ? <> ({listText(kept)})</> : null}
            </dd>
          </div>
        ))}
    </dl>
  );
}
