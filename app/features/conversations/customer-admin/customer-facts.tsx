import type { ReactNode } from 'react';
import { countryName } from '#shared/base/country.ts';
import type { CustomerRecord } from '#shared/conversations/customer.ts';
import { callApi } from '../../../lib/api.ts';
import { spokenLanguage, ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Tags } from './customer-columns.tsx';
import { Titled } from '../../../ui/titled.tsx';

/** Contact details of a customer, and the notes of the staff. */
export function CustomerFacts({ record: { customer, merged } }: { record: CustomerRecord }) {
  const { email, phone, country, language, tags, notes } = customer;
  return (
    <Titled className="card grid content-start gap-3 p-4" id="facts" title={ta('customer.facts')}>
      <dl className="grid gap-2">
        {email ? (
          <Fact name={ta('customer.email')}>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </Fact>
        ) : null}
        {phone ? (
          <Fact name={ta('customer.phone')}>
            <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          </Fact>
        ) : null}
        <Fact name={ta('customer.country')}>
          {country ? countryName(country, spokenLanguage()) : ta('customer.noCountry')}
        </Fact>
        <Fact name={ta('customer.language')}>{ta(`languages.${language}`)}</Fact>
        {tags ? (
          <Fact name={ta('customer.tags')}>
            <Tags tags={tags.split(', ')} />
          </Fact>
        ) : null}
        <Fact name={ta('customer.notes')}>
          {notes ? <span className="whitespace-pre-line">{notes}</span> : ta('customer.noNotes')}
        </Fact>
      </dl>
      {merged.length > 0 ? <Merged merged={merged} /> : null}
    </Titled>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);

/** The customers that were merged into this one. Each merge can be undone. */
function Merged({ merged }: Pick<CustomerRecord, 'merged'>) {
  const { isBusy, run } = useCall();
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{ta('customer.mergedHere')}</h3>
      <ul className="grid gap-2">
        {merged.map(({ id, name, email, phone }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="break-words">{[name, email, phone].filter(Boolean).join(' · ')}</span>
            <Button
              className="btn btn-outline btn-sm"
              aria-label={ta('customer.split', { name })}
              isOff={isBusy}
              onClick={() =>
                void run(() => callApi('POST /api/customers/:id/restore', { params: { id } }), {
                  title: ta('customer.unmerged'),
                  about: ['customer', name],
                  failed: ta('records.changeFailed'),
                })
              }
            >
              {ta('common.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
