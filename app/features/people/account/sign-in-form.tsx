import { useState } from 'react';
import { Link } from 'react-router';
import { afterSignInMs } from '#shared/base/limits.ts';
import type { AccountTexts } from '#shared/i18n/en/account.ts';
import type { StaffLanguage } from '#shared/base/locale.ts';
import { isStaff } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { shortName } from '#shared/base/user-rules.ts';
import { hasCode } from '../../../lib/failure.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { consumeWantedPage } from '../../../lib/wanted-page.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import type { SignInFaults } from './sign-in-action.ts';
import { callApi } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';

/** Where staff go after signing in: to the page that they requested before. */
const staffHome = () => consumeWantedPage() ?? '/admin/dashboard';

type Props = {
  texts: AccountTexts;
  /** The language chosen for the admin area on this page. */
  staffLanguage?: StaffLanguage | null;
  /** The result of a failed sign-in without script. */
  faults: SignInFaults | undefined;
  /** Where users who are not staff go, without a delay. */
  elsewhere: string;
};

/**
 * Asks for name and password, and for the second factor's code once the server requires it. After a success the next
 * page follows a second later (docs/specification/accounts.md#portal), as a full page load, so that no data of
 * another user remain.
 */
export function SignInForm({ texts, staffLanguage, faults, elsewhere }: Props) {
  const { locale, t } = useTexts(texts);
  const [needsCode, setNeedsCode] = useState(faults?.needsCode ?? false);
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const {
    errors: found,
    isBusy,
    onSubmit,
  } = useSubmit<CurrentUser>({
    send: (values) => {
      setFailure(undefined);
      return callApi('POST /api/login', { query: { lng: locale }, form: values });
    },
    onDone: (user) => {
      setIsLeaving(true);
      if (!isStaff(user)) return location.assign(elsewhere);
      toast({ title: t('loggedInTitle'), text: t('loggedInText', { name: shortName(user) }) });
      setTimeout(() => location.assign(staffHome()), afterSignInMs);
    },
    onFail: (message, error) => {
      if (hasCode(error, 'code_required')) return setNeedsCode(true);
      // Shown in the form too: a message that disappears after five seconds is easily missed.
      setFailure(message);
      return toast({ title: t('loginFailed'), text: message, isError: true });
    },
    networkText: t('networkFailed'),
  });
  const errors = { ...faults?.errors, ...found };
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      {staffLanguage ? <input type="hidden" name="staffLanguage" value={staffLanguage} /> : null}
      {faults?.failure ? (
        <p role="alert" className="notice notice-bad">
          {faults.failure}
        </p>
      ) : null}
      <TextField
        label={t('username')}
        name="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- signing in is the only purpose of this page
        autoFocus
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={faults?.username}
        required
        error={errors['username']}
      />
      <PasswordField
        label={t('password')}
        name="password"
        error={errors['password'] ?? (Object.keys(errors).length === 0 ? failure : undefined)}
      />
      {needsCode ? (
        <TextField
          label={t('code')}
          name="code"
          inputMode="text"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field has just appeared and is the only next step
          autoFocus
          required
          error={errors['code']}
        />
      ) : null}
      <Button type="submit" className="btn btn-primary" isOff={isBusy || isLeaving}>
        {isBusy || isLeaving ? t('working') : t('login')}
      </Button>
      <Link to="/auth/reset" reloadDocument className="btn btn-ghost">
        {t('forgot')}
      </Link>
    </form>
  );
}
