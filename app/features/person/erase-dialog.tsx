import { type SubmitEvent, type ReactNode, useState } from 'react';
import { maxSearchLength } from '#shared/limits.ts';
import type { PersonFound, PersonQuery } from '#shared/person.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { failureOf } from '../../lib/failure.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';

type Props = {
  query: PersonQuery;
  found: PersonFound;
  onClose: () => void;
  onChanged: () => Promise<void>;
  onErased: () => void;
  /** What will be deleted and what stays. */
  children: ReactNode;
};

/** Asks before a person is erased; their name has to be typed. */
export function EraseDialog({ query, found: { name, seal }, children, ...on }: Props) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const confirmation = new FormData(event.currentTarget).get('confirmation') as string;
    setBusy(true);
    setError(undefined);
    try {
      await callApi('POST /api/personal-data/erase', { body: { ...query, seal, confirmation } });
      toast({ title: ta('person.erased') });
      on.onErased();
    } catch (failure) {
      const { code, fields } = failureOf(failure);
      if (code === 'conflict') {
        await on.onChanged();
        setError(ta('person.changed'));
      } else if (fields['confirmation']) setError(fields['confirmation']);
      else reportFailure(ta('person.eraseFailed'), failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={ta('person.eraseTitle', { name })} closeLabel={ta('common.close')} onClose={on.onClose}>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p className="font-semibold">{ta('person.eraseText')}</p>
        {children}
        <TextField
          label={ta('person.type', { name })}
          name="confirmation"
          maxLength={maxSearchLength}
          required
          autoComplete="off"
          error={error}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button className="btn btn-outline" onClick={on.onClose}>
            {ta('common.cancel')}
          </Button>
          <Button type="submit" className="btn btn-danger" isOff={isBusy}>
            {ta('person.erase')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
