import { ta } from '../../lib/admin-text.ts';
import { leaveIfAsked } from '../../lib/use-call.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';

/** A form that changes something of one's own account: sends its fields, and says what failed. */
export function useAccountForm<T>(
  send: (values: Record<string, string>) => Promise<T>,
  onDone: (answer: T) => void,
  failed = ta('account.failed'),
) {
  return useSubmit<T>({
    send,
    onDone,
    onFail: (text, error) => {
      leaveIfAsked(error);
      toast({ title: failed, text, isError: true });
    },
    networkText: ta('common.networkFailed'),
  });
}

/** The password once more: whoever finds a browser open does not know it. */
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
