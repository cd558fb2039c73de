import { useState } from 'react';
import { Link } from 'react-router';
import type { AccountTexts } from '#shared/i18n/en/account.ts';
import { callApi } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';

/**
 * Requests a reset link by mail. The answer does not reveal whether the account exists
 * (docs/specification/accounts.md#sign-in).
 */
export function ResetRequestForm({ texts }: { texts: AccountTexts }) {
  const { t } = useTexts(texts);
  const [isSent, setIsSent] = useState(false);
  const { field, isBusy, onSubmit } = useSubmit({
    send: (form) => callApi('POST /api/password-resets', { form }),
    onDone: () => setIsSent(true),
    onFail: (text) => toast({ title: t('resetFailed'), text, isError: true }),
    networkText: t('networkFailed'),
  });
  if (isSent) return <p role="status">{t('resetSent')}</p>;
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <p className="text-muted">{t('resetText')}</p>
      <TextField
        label={t('resetName')}
        {...field('name')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" className="btn btn-primary" isOff={isBusy}>
        {isBusy ? t('working') : t('resetSend')}
      </Button>
    </form>
  );
}

/** Sets the new password with the code of a mailed link. */
export function ResetForm({ texts, code }: { texts: AccountTexts; code: string }) {
  const { t } = useTexts(texts);
  const [isDone, setIsDone] = useState(false);
  const { errors, isBusy, onSubmit } = useSubmit({
    send: (values) => callApi('POST /api/password-resets/complete', { form: { ...values, code } }),
    onDone: () => setIsDone(true),
    onFail: (text) => toast({ title: t('resetFailed'), text, isError: true }),
    networkText: t('networkFailed'),
  });
  if (isDone) {
    return (
      <>
        <p role="status">{t('resetDone')}</p>
        <Link to="/auth" className="btn btn-primary">
          {t('login')}
        </Link>
      </>
    );
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <p className="text-muted">{t('resetChoose')}</p>
      <PasswordField
        label={t('resetNew')}
        name="newPassword"
        isNew
        error={errors['newPassword'] ?? errors['code']}
      />
      <Button type="submit" className="btn btn-primary" isOff={isBusy}>
        {isBusy ? t('working') : t('resetSave')}
      </Button>
    </form>
  );
}
