import { type ReactNode, useRef, useState } from 'react';
import type { InvitationRow, UserRow } from '#shared/people/user.ts';
import { fullName, type Role } from '#shared/base/user-rules.ts';
import { callApi } from '../../../lib/api.ts';
import { aboutRecord } from '../../../lib/about-record.ts';
import { ta } from '../../../lib/admin-text.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { readTexts } from '../../../lib/read-texts.ts';
import { DialogForm, useStaffForm } from '../../../staff/form/submit-form.tsx';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { Dialog, DialogFoot } from '../../../staff/form/dialog.tsx';
import { LeaveDialog } from '../../../staff/form/leave-dialog.tsx';
import { EmailField, PasswordField, SelectField, TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { NameFields } from './account-form.tsx';
import { newKey } from '../../../lib/new-key.ts';

/** A dialog about an account. The input may contain a password and is never stored: leaving the dialog asks. */
function AccountDialog(props: {
  title: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
  /** Whether nothing can be lost any more. */
  isDone?: boolean;
}) {
  const { title, onClose, children, isDone = false } = props;
  const [isTyped, setIsTyped] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const isUnsaved = isTyped && !isDone;
  const asked = useLeaveGuard(isUnsaved);
  const close = () => (isUnsaved ? setIsClosing(true) : onClose());
  const question = isClosing ? { onLeave: onClose, onStay: () => setIsClosing(false) } : asked;
  return (
    <Dialog title={title} onClose={close}>
      <div onChange={() => setIsTyped(true)}>{children(close)}</div>
      {question ? <LeaveDialog text={ta('form.leaveText')} {...question} /> : null}
    </Dialog>
  );
}

type RoleProps = { error?: string | undefined; role?: Role; hint?: string };

function RoleField({ error, role = 'admin', hint }: RoleProps) {
  return (
    <SelectField
      label={ta('users.role')}
      name="role"
      defaultValue={role}
      error={error}
      {...(hint ? { hint } : {})}
    >
      <option value="admin">{ta('users.admin')}</option>
      <option value="super_admin">{ta('users.superAdmin')}</option>
      {role === 'customer' ? <option value="customer">{ta('users.customer')}</option> : null}
    </SelectField>
  );
}

/** Creates an account directly; for super admins (docs/specification/accounts.md#users). */
export function CreateAdminDialog({ onClose }: { onClose: () => void }) {
  const form = useStaffForm(
    ({ email, ...values }) =>
      callApi('POST /api/register', { form: { ...values, ...(email ? { email } : {}) } }),
    (created) => {
      toast({
        title: ta('users.createdTitle'),
        text: ta('users.created'),
        about: aboutRecord('user', fullName(created)),
      });
      onClose();
    },
    ta('users.createFailed'),
  );
  return (
    <AccountDialog title={ta('users.createTitle')} onClose={onClose}>
      {(close) => (
        <DialogForm form={form} label={ta('users.createAdmin')} onCancel={close}>
          <TextField
            label={ta('users.username')}
            {...form.field('username')}
            autoComplete="off"
            autoCapitalize="none"
            required
          />
          <NameFields errors={form.errors} />
          <EmailField label={ta('users.email')} {...form.field('email')} />
          <PasswordField label={ta('users.password')} {...form.field('password')} isNew />
          <RoleField error={form.errors['role']} />
        </DialogForm>
      )}
    </AccountDialog>
  );
}

/** Changes name, address and role of an account. Users cannot change their own role. */
export function EditUserDialog({
  user,
  isOwn,
  onClose,
}: {
  user: UserRow;
  isOwn: boolean;
  onClose: () => void;
}) {
  const params = { id: user.id };
  /** The user as saved last. */
  const after = useRef(user);
  const editor = useFormEditor({
    draft: null,
    saved: { values: accountValues(user, isOwn), version: 0 },
    read: readTexts,
    put: async (values) => {
      after.current = await callApi('PUT /api/users/:id', { params, form: values });
      return { values: accountValues(after.current, isOwn), version: 0 };
    },
    words: () => ({
      saved: ta('profile.saved', { name: fullName(after.current) }),
      failed: ta('users.changeFailed'),
    }),
    onSaved: onClose,
  });
  const { errors } = editor;
  return (
    <AccountDialog title={ta('profile.editTitle', { name: fullName(user) })} onClose={onClose}>
      {(close) => (
        <EditorForm
          editor={editor}
          foot={<EditorFoot editor={editor} label={ta('common.save')} onCancel={close} />}
        >
          <NameFields errors={errors} person={user} />
          <EmailField
            label={ta('users.email')}
            name="email"
            defaultValue={user.email ?? ''}
            error={errors['email']}
            hint={ta('profile.emailHint')}
          />
          {isOwn ? (
            <p className="field-hint">{ta('profile.ownRole')}</p>
          ) : (
            <RoleField error={errors['role']} role={user.role} hint={ta('profile.roleHint')} />
          )}
        </EditorForm>
      )}
    </AccountDialog>
  );
}

/** The editable values of an account, without the role if it is the user's own account. */
const accountValues = (
  { firstName, lastName, email, role }: UserRow,
  isOwn: boolean,
): Record<string, string> => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email: email ?? '',
  ...(isOwn ? {} : { role }),
});

export function ResetPasswordDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const form = useStaffForm(
    (values) => callApi('POST /api/users/:id/reset-password', { params: { id: user.id }, form: values }),
    () => {
      toast({
        title: ta('users.resetDoneTitle'),
        text: ta('users.resetDone'),
        about: aboutRecord('user', fullName(user)),
      });
      onClose();
    },
    ta('users.resetFailed'),
  );
  return (
    <AccountDialog title={ta('users.resetTitle', { name: fullName(user) })} onClose={onClose}>
      {(close) => (
        <DialogForm form={form} label={ta('users.resetPassword')} onCancel={close}>
          <PasswordField
            label={ta('users.newPassword')}
            {...form.field('newPassword')}
            isNew
            hint={ta('users.resetText')}
          />
        </DialogForm>
      )}
    </AccountDialog>
  );
}

/** Creates an invitation and shows its link once. The link can be mailed as well. */
export function InviteDialog({ canMail, onClose }: { canMail: boolean; onClose: () => void }) {
  const [made, setMade] = useState<{ link: string; invitation: InvitationRow } | null>(null);
  // If the answer is lost, nobody has the invitation's link: the next attempt replaces that invitation.
  const [key] = useState(() => newKey());
  const form = useStaffForm(
    (values) => callApi('POST /api/invitations', { form: values, headers: { 'Idempotency-Key': key } }),
    (answer) => {
      setMade(answer);
    },
    ta('users.inviteFailed'),
  );
  return (
    <AccountDialog title={ta('users.inviteTitle')} isDone={made !== null} onClose={onClose}>
      {(close) =>
        made === null ? (
          <DialogForm form={form} label={ta('users.inviteMake')} onCancel={close}>
            <p className="text-muted">{ta('users.inviteText')}</p>
            <RoleField error={form.errors['role']} />
            {canMail ? (
              <EmailField
                label={ta('mail.inviteEmail')}
                {...form.field('email')}
                hint={ta('mail.inviteEmailHint')}
              />
            ) : (
              <p className="field-hint">{ta('mail.inviteNotConfigured')}</p>
            )}
          </DialogForm>
        ) : (
          <div className="grid gap-4">
            <TextField
              label={ta('users.inviteLink')}
              value={made.link}
              readOnly
              hint={ta('users.inviteOnce')}
              onFocus={(event) => event.currentTarget.select()}
            />
            {made.invitation.email ? (
              <p role="status">{ta('mail.inviteMailed', { email: made.invitation.email })}</p>
            ) : null}
            <DialogFoot>
              <button type="button" className="btn btn-outline" onClick={onClose}>
                {ta('common.close')}
              </button>
              <button
                type="button"
                className="btn btn-primary"
                onClick={() =>
                  void copyText(made.link).then(
                    (isCopied) => isCopied && toast({ title: ta('users.copied') }),
                  )
                }
              >
                {ta('users.copy')}
              </button>
            </DialogFoot>
          </div>
        )
      }
    </AccountDialog>
  );
}
