import { ta } from '../../../lib/admin-text.ts';
import { useStaffForm } from '../../../staff/form/submit-form.tsx';
import { TextField } from '../../../ui/form-field.tsx';

/** A form that changes the user's own account. */
export const useAccountForm = <T,>(
  send: (values: Record<string, string>) => Promise<T>,
  onDone: (answer: T) => void,
  failed = ta('account.failed'),
) => useStaffForm(send, onDone, failed);

type NameProps = {
  errors: Record<string, string>;
  /** The person's current name. */
  person?: { firstName: string | null; lastName: string | null };
  /** Whether it is the user's own name: then the browser may fill it in. */
  isOwn?: boolean;
};

/** First and last name, side by side if there is room. */
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
