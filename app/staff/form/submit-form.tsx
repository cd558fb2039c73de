import type { ReactNode } from 'react';
import { ta } from '../../lib/admin-text.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { DialogFoot } from '../../ui/admin/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form-field.tsx';

/** A form of the staff that is sent once and keeps no draft: says what failed, beside its fields too. */
export function useStaffForm<T>(
  send: (values: Record<string, string>) => Promise<T>,
  onDone: (answer: T) => void,
  failed: string,
) {
  return useSubmit<T>({
    send,
    onDone,
    onFail: (_, error) => reportFailure(failed, error),
    networkText: ta('common.networkFailed'),
  });
}

type FootProps = {
  label: ReactNode;
  isBusy: boolean;
  /** There is nothing to send yet. */
  isOff?: boolean;
  isDanger?: boolean;
  onCancel: () => void;
  /** What is done by the button where there is no form to submit. */
  onClick?: () => void;
};

/** The buttons of a dialog: one cancels, one does what the dialog asks about. */
export const SubmitFoot = ({ label, isBusy, isOff = false, isDanger, onCancel, onClick }: FootProps) => (
  <DialogFoot>
    <button type="button" className="btn btn-outline" onClick={onCancel}>
      {ta('common.cancel')}
    </button>
    <Button
      type={onClick ? 'button' : 'submit'}
      className={`btn ${isDanger ? 'btn-danger' : 'btn-primary'}`}
      isOff={isBusy || isOff}
      onClick={onClick}
    >
      {isBusy ? ta('common.working') : label}
    </Button>
  </DialogFoot>
);

type PasswordProps = { error: string | undefined; hint?: string };

/** Asks for the user's own password again, which another person at an open browser does not know. */
export const CurrentPasswordField = (props: PasswordProps) => (
  <PasswordField {...props} label={ta('account.currentPassword')} name="currentPassword" />
);
