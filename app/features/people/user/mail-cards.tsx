import {
  type ContactMailChoice,
  contactMailChoices,
  type FigureMailChoice,
  figureMailChoices,
} from '#shared/conversations/mail.ts';
import { callApi } from '../../../lib/api.ts';
import { type AdminTextKey, ta } from '../../../lib/admin-text.ts';
import { SubmitForm } from '../../../staff/form/submit-form.tsx';
import { SelectField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAccountForm } from './account-form.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { Options } from '../../../ui/options.tsx';

type CardProps<C extends string> = {
  id: string;
  field: string;
  title: string;
  label: string;
  choices: readonly C[];
  texts: Record<C, AdminTextKey>;
  choice: C;
  /** The account needs an e-mail address for mails. */
  email: string | null;
  send: (form: Record<string, string>) => Promise<unknown>;
};

/** A choice of mails that the user gets. */
function MailCard<C extends string>(props: CardProps<C>) {
  const { id, field, title, label, choices, texts, choice, email, send } = props;
  const form = useAccountForm(send, () => {
    toast({ title: ta('records.saved') });
  });
  return (
    <Titled className="card p-4" id={id} title={title}>
      {email ? (
        <SubmitForm form={form} label={ta('common.save')}>
          <SelectField
            label={label}
            {...form.field(field)}
            defaultValue={choice}
            hint={ta('mail.choiceHint', { email })}
          >
            <Options of={choices} text={(value) => ta(texts[value])} />
          </SelectField>
        </SubmitForm>
      ) : (
        <p className="mt-1 text-muted">{ta('mail.choiceNoEmail')}</p>
      )}
    </Titled>
  );
}

type Props<C> = { choice: C; email: string | null };

/** How the user is notified of new contact messages by mail. */
export const ContactMailCard = (props: Props<ContactMailChoice>) => (
  <MailCard
    {...props}
    id="contact-mail"
    field="contactMail"
    title={ta('mail.choiceTitle')}
    label={ta('mail.choiceLabel')}
    choices={contactMailChoices}
    texts={{ each: 'mail.choiceEach', daily: 'mail.choiceDaily', off: 'mail.choiceOff' }}
    send={(form) => callApi('PUT /api/account/contact-mail', { form })}
  />
);

/** Whether a super admin gets the weekly mail of the figures. */
export const FigureMailCard = (props: Props<FigureMailChoice>) => (
  <MailCard
    {...props}
    id="figure-mail"
    field="figureMail"
    title={ta('mail.figuresTitle')}
    label={ta('mail.figuresLabel')}
    choices={figureMailChoices}
    texts={{ weekly: 'mail.figuresWeekly', off: 'mail.choiceOff' }}
    send={(form) => callApi('PUT /api/account/figure-mail', { form })}
  />
);
