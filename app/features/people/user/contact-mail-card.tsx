import { useRevalidator } from 'react-router';
import { type ContactMailChoice, contactMailChoices } from '#shared/conversations/mail.ts';
import { callApi } from '../../../lib/api.ts';
import { type AdminTextKey, ta } from '../../../lib/admin-text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAccountForm } from './account-form.tsx';

const choiceTexts: Record<ContactMailChoice, AdminTextKey> = {
  each: 'mail.choiceEach',
  daily: 'mail.choiceDaily',
  off: 'mail.choiceOff',
};

/** How the user is notified of new contact messages by mail. The account needs an e-mail address for that. */
export function ContactMailCard({ choice, email }: { choice: ContactMailChoice; email: string | null }) {
  const { revalidate } = useRevalidator();
  const { errors, isBusy, onSubmit } = useAccountForm(
    (form) => callApi('PUT /api/account/contact-mail', { form }),
    () => {
      toast({ title: ta('records.saved') });
      void revalidate();
    },
  );
  return (
    <section className="card p-4" aria-labelledby="contact-mail">
      <h2 id="contact-mail" className="h3">
        {ta('mail.choiceTitle')}
      </h2>
      {email ? (
        <form onSubmit={onSubmit} noValidate className="mt-3 grid gap-4">
          <SelectField
            label={ta('mail.choiceLabel')}
            name="contactMail"
            defaultValue={choice}
            error={errors['contactMail']}
            hint={ta('mail.choiceHint', { email })}
          >
            {contactMailChoices.map((value) => (
              <option key={value} value={value}>
                {ta(choiceTexts[value])}
              </option>
            ))}
          </SelectField>
          <Button type="submit" className="btn btn-primary justify-self-start" isOff={isBusy}>
            {isBusy ? ta('common.working') : ta('common.save')}
          </Button>
        </form>
      ) : (
        <p className="mt-1 text-muted">{ta('mail.choiceNoEmail')}</p>
      )}
    </section>
  );
}
