import { type ReactNode, useState } from 'react';
import { maxSearchLength } from '#shared/base/limits.ts';
import type { PersonFound, PersonQuery } from '#shared/people/person.ts';
import { callApi } from '../../../lib/api.ts';
import { aboutRecord } from '../../../lib/about-record.ts';
import { ta } from '../../../lib/admin-text.ts';
import { failureOf, hasCode } from '../../../lib/failure.ts';
import { reportFailure } from '../../../lib/report-failure.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { SubmitFoot } from '../../../staff/form/submit-form.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';

type Props = {
  query: PersonQuery;
  found: PersonFound;
  onClose: () => void;
  onChanged: () => Promise<void>;
  onErased: () => void;
  /** Text about what will be deleted and what is kept. */
  children: ReactNode;
};

/** Asks for confirmation before a person is erased. The user must type the person's name. */
export function EraseDialog({ query, found: { name, seal }, children, ...on }: Props) {
  const [hasChanged, setHasChanged] = useState(false);
  const { errors, isBusy, onSubmit } = useSubmit({
    send: ({ confirmation = '' }) =>
      callApi('POST /api/personal-data/erase', { body: { ...query, seal, confirmation } }),
    onDone: () => {
      toast({ title: ta('person.erased'), about: aboutRecord('customer', name) });
      on.onErased();
    },
    onFail: (_, error) => {
      const isChanged = hasCode(error, 'conflict');
      setHasChanged(isChanged);
      if (isChanged) void on.onChanged();
      else if (!failureOf(error).fields['confirmation']) reportFailure(ta('person.eraseFailed'), error);
    },
    networkText: ta('common.networkFailed'),
  });

  return (
    <Dialog title={ta('person.eraseTitle', { name })} onClose={on.onClose}>
      <form className="grid gap-4" onSubmit={onSubmit}>
        <p className="font-semibold">{ta('person.eraseText')}</p>
        {children}
        <TextField
          label={ta('person.type', { name })}
          name="confirmation"
          maxLength={maxSearchLength}
          required
          autoComplete="off"
          error={hasChanged ? ta('person.changed') : errors['confirmation']}
        />
        <SubmitFoot label={ta('person.erase')} isBusy={isBusy} isDanger onCancel={on.onClose} />
      </form>
    </Dialog>
  );
}
