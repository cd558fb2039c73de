import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { ta } from '../../../lib/admin-text.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { callApi } from '../../../lib/api.ts';
import { CurrentPasswordField } from '../../../staff/form/submit-form.tsx';
import { useAccountForm } from './account-form.tsx';

/** Changes the user's own password. All their other sessions end. */
export function PasswordCard() {
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const { errors, isBusy, onSubmit } = useAccountForm(
    (values) => callApi('POST /api/change-password', { form: values }),
    () => {
      toast({ title: ta('account.changed'), text: ta('account.changedText') });
      form.current?.reset();
      void revalidate();
    },
    ta('account.changeFailed'),
  );
  return (
    <section className="card p-4" aria-labelledby="password">
      <h2 id="password" className="h3">
        {ta('account.passwordTitle')}
      </h2>
      <form ref={form} onSubmit={onSubmit} noValidate className="mt-3 grid gap-4">
        <CurrentPasswordField error={errors['currentPassword']} />
        <PasswordField
          label={ta('account.newPassword')}
          name="newPassword"
          isNew
          error={errors['newPassword']}
        />
        <Button type="submit" className="btn btn-primary justify-self-start" isOff={isBusy}>
          {isBusy ? ta('common.working') : ta('account.change')}
        </Button>
      </form>
    </section>
  );
}
