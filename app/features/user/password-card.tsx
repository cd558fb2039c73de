import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';

/** Changes one's own password; every other session ends. */
export function PasswordCard() {
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const { errors, isBusy, onSubmit } = useSubmit({
    send: (values) => callApi('POST', '/api/change-password', values),
    onDone: () => {
      toast({ title: ta('account.changed'), text: ta('account.changedText') });
      form.current?.reset();
      void revalidate();
    },
    onFail: (text) => toast({ title: ta('account.changeFailed'), text, isError: true }),
    networkText: ta('common.networkFailed'),
  });
  return (
    <section className="card p-4" aria-labelledby="password">
      <h2 id="password" className="h3">
        {ta('account.passwordTitle')}
      </h2>
      <form ref={form} onSubmit={onSubmit} noValidate className="mt-3 grid gap-4">
        <TextField
          label={ta('account.currentPassword')}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          error={errors['currentPassword']}
        />
        <TextField
          label={ta('account.newPassword')}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          required
          error={errors['newPassword']}
        />
        <button type="submit" className="btn btn-primary justify-self-start" disabled={isBusy}>
          {isBusy ? ta('common.working') : ta('account.change')}
        </button>
      </form>
    </section>
  );
}
