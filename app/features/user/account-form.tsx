import { ta } from '../../lib/admin-text.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { TextField } from '../../ui/form-field.tsx';

/** A form that changes something of one's own account: sends its fields, and says what failed. */
export function useAccountForm<T>(
  send: (values: Record<string, string>) => Promise<T>,
  onDone: (answer: T) => void,
  failed = ta('account.failed'),
) {
  return useSubmit<T>({
    send,
    onDone,
    onFail: (_, error) => reportFailure(failed, error),
    networkText: ta('common.networkFailed'),
  });
}

type NameProps = {
  errors: Record<string, string>;
  /** Who is called so already. */
  person?: { firstName: string | null; lastName: string | null };
  /** Whether the reader's own name is asked: the browser may fill it in. */
  isOwn?: boolean;
};

/** First and last name, beside each other where there is room. */
export function NameFields({ errors, person, isOwn = false }: NameProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={ta('users.firstName')}
        name="firstName"
        autoComplete={isOwn ? 'given-name' : 'off'}
        defaultValue={person?.firstName ?? ''}
        error={errors['firstName']}
      />
      <TextField
        label={ta('users.lastName')}
        name="lastName"
        autoComplete={isOwn ? 'family-name' : 'off'}
        defaultValue={person?.lastName ?? ''}
        error={errors['lastName']}
      />
    </div>
  );
}

/** Asks for the password again, which a person at somebody else's open browser does not know. */
export function CurrentPasswordField({ error, hint }: { error: string | undefined; hint?: string }) {
  return (
    <TextField
      label={ta('account.currentPassword')}
      name="currentPassword"
      type="password"
      autoComplete="current-password"
      required
      error={error}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}
