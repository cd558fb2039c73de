import type { AccountTexts } from '#shared/i18n/en/account.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { callApi } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField, PasswordField, TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';

type Props = {
  texts: AccountTexts;
  /** The code of the invitation link, if any. */
  invite: string;
  /** Why the code is not valid. */
  inviteError: string | undefined;
  /** The role that the invitation gives, in words; null if the code is not valid. */
  roleText: string | null;
  onRegistered: () => void;
};

/** Creates an account from an invitation (docs/specification/accounts.md#invitations). Omits an empty e-mail. */
export function RegisterForm({ texts, invite, inviteError, roleText, onRegistered }: Props) {
  const { t } = useTexts(texts);
  const { errors, field, isBusy, onSubmit } = useSubmit({
    send: ({ email, ...values }) =>
      callApi('POST /api/register', { form: { ...values, ...(email ? { email } : {}) } }),
    onDone: (user) => {
      toast({ title: t('registeredTitle'), text: t('registeredText', { name: fullName(user) }) });
      onRegistered();
    },
    onFail: (message) => toast({ title: t('registerFailed'), text: message, isError: true }),
    networkText: t('networkFailed'),
  });
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      {roleText ? <p className="badge justify-self-start">{t('invitedAs', { role: roleText })}</p> : null}
      <TextField
        label={t('invite')}
        name="invite"
        defaultValue={invite}
        autoComplete="off"
        spellCheck={false}
        required
        error={errors['invite'] ?? inviteError}
        hint={roleText ? undefined : t('inviteHint')}
      />
      <TextField
        label={t('username')}
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField label={t('password')} {...field('password')} isNew />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('firstName')} {...field('firstName')} autoComplete="given-name" />
        <TextField label={t('lastName')} {...field('lastName')} autoComplete="family-name" />
      </div>
      <EmailField label={t('email')} {...field('email')} autoComplete="email" />
      <Button type="submit" className="btn btn-primary" isOff={isBusy}>
        {isBusy ? t('working') : t('register')}
      </Button>
    </form>
  );
}
