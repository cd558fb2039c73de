import { useRef } from 'react';
import { ta } from '../../../lib/admin-text.ts';
import { PasswordField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { callApi } from '../../../lib/api.ts';
import { CurrentPasswordField, SubmitForm } from '../../../staff/form/submit-form.tsx';
import { useAccountForm } from './account-form.tsx';
import { Titled } from '../../../ui/titled.tsx';

/** Changes the user's own password. All their other sessions end. */
export function PasswordCard() {
  const element = useRef<HTMLFormElement>(null);
  const form = useAccountForm(
    (values) => callApi('POST /api/change-password', { form: values }),
    () => {
      toast({ title: ta('account.changed'), text: ta('account.changedText') });
      element.current?.reset();
    },
    ta('account.changeFailed'),
  );
  return (
    <Titled className="card p-4" id="password" title={ta('account.passwordTitle')}>
      <SubmitForm ref={element} form={form} label={ta('account.change')}>
        <CurrentPasswordField error={form.errors['currentPassword']} />
        <PasswordField label={ta('account.newPassword')} {...form.field('newPassword')} isNew />
      </SubmitForm>
    </Titled>
  );
}
