import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CurrentUser } from '#shared/people/user.ts';
import { shortName } from '#shared/base/user-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/failure.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField } from '../../../ui/form-field.tsx';

/**
 * Asks the user to sign in again, in a dialog over the page, when the session has ended. Typed values and open
 * dialogs stay. The page is reloaded if a different user signs in.
 */
export function SignInAgain({ user }: { user: CurrentUser }) {
  const [isOpen, setIsOpen] = useState(false);
  /** The element that had the focus when the dialog opened. */
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const ask = () => {
      before.current ??= document.activeElement;
      setIsOpen(true);
    };
    addEventListener('unauthorized', ask);
    return () => removeEventListener('unauthorized', ask);
  }, []);
  if (!isOpen) return null;
  const close = () => {
    setIsOpen(false);
    const focused = before.current;
    before.current = null;
    if (focused instanceof HTMLElement) requestAnimationFrame(() => focused.focus());
  };
  return (
    <Dialog title={ta('signedOut.title')} onClose={close}>
      <SignInAgainForm user={user} onDone={close} />
    </Dialog>
  );
}

function SignInAgainForm({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const { locale } = useTexts();
  const { revalidate } = useRevalidator();
  const [needsCode, setNeedsCode] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { errors, field, isBusy, onSubmit } = useSubmit<CurrentUser>({
    send: (values) => {
      setFailure(undefined);
      return callApi('POST /api/login', {
        query: { lng: locale },
        form: { username: user.username, ...values },
      });
    },
    onDone: (signedIn) => {
      if (signedIn.id !== user.id) return location.reload();
      onDone();
      void revalidate();
    },
    onFail: (text, error) => (hasCode(error, 'code_required') ? setNeedsCode(true) : setFailure(text)),
    networkText: ta('common.networkFailed'),
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <p>{ta('signedOut.text', { name: shortName(user) })}</p>
      <PasswordField label={ta('signedOut.password')} name="password" error={errors['password'] ?? failure} />
      {needsCode ? (
        <TextField
          label={ta('signedOut.code')}
          {...field('code')}
          autoComplete="one-time-code" // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field has just appeared and is the only next step
          autoFocus
          required
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {/* Link to the sign-in page, for a different user. */}
        <a href="/admin/login" className="btn btn-ghost mr-auto">
          {ta('signedOut.anotherUser')}
        </a>
        <Button type="submit" className="btn btn-primary" isOff={isBusy}>
          {ta(isBusy ? 'common.working' : 'signedOut.submit')}
        </Button>
      </div>
    </form>
  );
}
