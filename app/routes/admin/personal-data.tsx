import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { AppError } from '#shared/base/errors.ts';
import { maxSearchLength } from '#shared/base/limits.ts';
import type { PersonFound, PersonQuery } from '#shared/people/person.ts';
import { FoundPerson } from '../../features/people/person/found-person.tsx';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { failureOf } from '../../lib/failure.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import type { Route } from './+types/personal-data.ts';

/**
 * /admin/personal-data: the stored data of one person, for super admins. A customer's record links here by its id.
 * E-mail addresses and phone numbers are sent in a request body, because the page's address gets into the browser's
 * history.
 */
export const loader = onStaffServer('users', async ({ services, user, search }) => {
  const value = search['customer'];
  const query: PersonQuery | null = value ? { by: 'customer', value } : null;
  const found = query && (await services.persons.find(user, query).catch(orNull));
  return { meta: { title: ta('person.title') }, query, found };
});

const orNull = (error: unknown): null => {
  if (error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid')) return null;
  throw error;
};

type Shown = { query: PersonQuery; found: PersonFound | null };

export default function PersonalData({ loaderData: { query, found } }: Route.ComponentProps) {
  const [shown, setShown] = useState<Shown | null>(query && { query, found });
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();

  /** Reads the stored data. */
  async function search(asked: PersonQuery): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      setShown({ query: asked, found: await callApi('POST /api/personal-data/find', { body: asked }) });
    } catch (failure) {
      const { code, fields } = failureOf(failure);
      setShown(code === 'not_found' ? { query: asked, found: null } : null);
      if (fields['value']) setError(fields['value']);
      else if (code !== 'not_found') reportFailure(ta('person.findFailed'), failure);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = (new FormData(event.currentTarget).get('value') as string).trim();
    if (value) void search({ by: 'contact', value });
  }

  return (
    <div className="grid max-w-3xl gap-5">
      <header>
        <h1 className="h1">{ta('person.title')}</h1>
        <p className="text-muted">{ta('person.text')}</p>
      </header>
      <form className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end" onSubmit={submit}>
        <TextField
          label={ta('person.search')}
          name="value"
          maxLength={maxSearchLength}
          required
          autoComplete="off"
          error={error}
        />
        <Button type="submit" className="btn btn-primary" isOff={isBusy}>
          {ta('person.find')}
        </Button>
      </form>
      <div role="status">
        {shown && !shown.found ? <p className="text-muted">{ta('person.none')}</p> : null}
      </div>
      {shown?.found ? (
        <FoundPerson
          query={shown.query}
          found={shown.found}
          onChanged={() => search(shown.query)}
          onErased={() => {
            setShown(null);
            // The record that linked here no longer exists.
            void navigate('/admin/personal-data', { replace: true });
          }}
        />
      ) : null}
    </div>
  );
}
