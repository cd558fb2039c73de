import { useRevalidator } from 'react-router';
import { type ContactMailChoice, contactMailChoices } from '#shared/conversations/mail.ts';
import { callApi } from '../../../lib/api.ts';
import { type AdminTextKey, ta } from '../../../lib/admin-text.ts';
import { SubmitForm } from '../../../staff/form/submit-form.tsx';
import { SelectField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAccountForm } from './account-form.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { Options } from '../../../ui/options.tsx';

const choiceTexts: Record<ContactMailChoice, AdminTextKey> = {
  each: 'mail.choiceEach',
  daily: 'mail.choiceDaily',
  off: 'mail.choiceOff',
};

/** How the user is notified of new contact messages by mail. The account needs an e-mail address for that. */
export function ContactMailCard({ choice, email }: { choice: ContactMailChoice; email: string | null }) {
  const { revalidate } = useRevalidator();
  const form = useAccountForm(
    (values) => callApi('PUT /api/account/contact-mail', { form: values }),
    () => {
      toast({ title: ta('records.saved') });
      void revalidate();
    },
  );
  return (
    <Titled className="card p-4" id="contact-mail" title={ta('mail.choiceTitle')}>
      {email ? (
        <SubmitForm form={form} label={ta('common.save')}>
          <SelectField
            label={ta('mail.choiceLabel')}
            {...form.field('contactMail')}
            defaultValue={choice}
            hint={ta('mail.choiceHint', { email })}
          >
            <Options of={contactMailChoices} text={(value) => ta(choiceTexts[value])} />
          </SelectField>
        </SubmitForm>
      ) : (
        <p className="mt-1 text-muted">{ta('mail.choiceNoEmail')}</p>
      )}
    </Titled>
  );
}
