import type { ReactNode, Ref } from 'react';
import { useRevalidator } from 'react-router';
import { ta } from '../../lib/admin-text.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { DialogFoot } from './dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form-field.tsx';

/**
 * A form of the staff that is sent once and keeps no draft. Shows errors, also beside the fields, and reads the page
 * again when it is done.
 */
export function useStaffForm<T>(
  send: (values: Record<string, string>) => Promise<T>,
  onDone: (answer: T) => void,
  failed: string,
) {
  const { revalidate } = useRevalidator();
  return useSubmit<T>({
    send,
    onDone: (answer) => {
      onDone(answer);
      void revalidate();
    },
    onFail: (_, error) => reportFailure(failed, error),
    networkText: ta('common.networkFailed'),
  });
}

type FootProps = {
  label: ReactNode;
  isBusy: boolean;
  /** There is nothing to send yet. */
  isOff?: boolean;
  isDanger?: boolean | undefined;
  onCancel: () => void;
  /** Action of the button if there is no form to submit. */
  onClick?: () => void;
};

/** The buttons of a dialog: cancel, and the action that the dialog is about. */
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

type FormProps = {
  form: Pick<ReturnType<typeof useStaffForm>, 'isBusy' | 'onInput' | 'onSubmit'>;
  /** The text of its button. */
  label: ReactNode;
  children: ReactNode;
};

/** A form on a page that is sent once. */
export const SubmitForm = (props: FormProps & { look?: string; ref?: Ref<HTMLFormElement> }) => {
  const { form, label, look = 'btn-primary', ref, children } = props;
  return (
    <form ref={ref} onInput={form.onInput} onSubmit={form.onSubmit} noValidate className="mt-3 grid gap-4">
      {children}
      <Button type="submit" className={`btn ${look} justify-self-start`} isOff={form.isBusy}>
        {form.isBusy ? ta('common.working') : label}
      </Button>
    </form>
  );
};

type DialogFormProps = FormProps & Pick<FootProps, 'isDanger' | 'onCancel'>;

/** The form of a dialog that is sent once. */
export const DialogForm = ({ form, children, ...foot }: DialogFormProps) => (
  <form onInput={form.onInput} onSubmit={form.onSubmit} noValidate className="grid gap-4">
    {children}
    <SubmitFoot {...foot} isBusy={form.isBusy} />
  </form>
);

type PasswordProps = { error: string | undefined; hint?: string };

/** A field for the user's current password, so that another person at an open browser cannot make the change. */
export const CurrentPasswordField = (props: PasswordProps) => (
  <PasswordField {...props} label={ta('account.currentPassword')} name="currentPassword" />
);
