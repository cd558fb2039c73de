import { useState } from 'react';
import { renderSVG } from 'uqr';
import type { SecondFactorSecret } from '#shared/people/user.ts';
import { labelText, ta } from '../../../lib/admin-text.ts';
import { TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { callApi } from '../../../lib/api.ts';
import { CurrentPasswordField, SubmitForm } from '../../../staff/form/submit-form.tsx';
import { useAccountForm } from './account-form.tsx';
import { Titled } from '../../../ui/titled.tsx';

type State = { isOn: boolean; codesLeft: number };

/** Switches the second factor on and, if `canEnd`, off. */
export function SecondFactorCard({ state, canEnd = true }: { state: State; canEnd?: boolean }) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Titled className="card p-4" id="factor" title={ta('account.factorTitle')}>
      <p className="mt-1 text-muted">
        {state.isOn ? ta('account.factorOn', { count: state.codesLeft }) : ta('account.factorOff')}
      </p>
      {codes ? <RecoveryCodes codes={codes} /> : null}
      {state.isOn && canEnd ? <EndForm onEnded={() => setCodes(null)} /> : null}
      {!state.isOn && secret ? (
        <ConfirmForm
          secret={secret}
          onConfirmed={(made) => {
            setCodes(made);
            setSecret(null);
          }}
        />
      ) : null}
      {state.isOn || secret ? null : <BeginForm onBegun={setSecret} />}
    </Titled>
  );
}

/** Asks for the password again before it shows a secret to scan: another person at an open browser must not get one. */
function BeginForm({ onBegun }: { onBegun: (secret: SecondFactorSecret) => void }) {
  const form = useAccountForm(
    (values) => callApi('POST /api/account/second-factor', { form: values }),
    onBegun,
  );
  return (
    <SubmitForm form={form} label={ta('account.factorBegin')} look="btn-outline">
      <CurrentPasswordField error={form.errors['currentPassword']} hint={ta('account.factorBeginText')} />
    </SubmitForm>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="mt-3">
      <h3 className="font-semibold">{ta('account.factorCodesTitle')}</h3>
      <p className="text-sm text-muted">{ta('account.factorCodesText')}</p>
      <ul className="mt-2 grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ConfirmForm({
  secret,
  onConfirmed,
}: {
  secret: SecondFactorSecret;
  onConfirmed: (codes: string[]) => void;
}) {
  const form = useAccountForm(
    (values) => callApi('PUT /api/account/second-factor', { form: values }),
    ({ recoveryCodes }) => {
      toast({ title: ta('account.factorDone') });
      onConfirmed(recoveryCodes);
    },
  );
  return (
    <SubmitForm form={form} label={ta('account.factorConfirm')}>
      <p>{ta('account.factorScan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(secret.uri))}`}
        alt=""
        width={200}
        height={200}
        className="rounded-md bg-white"
      />
      <p className="break-all">
        {labelText(ta('account.factorKey'), '')} <code>{secret.secret}</code>
      </p>
      <TextField
        label={ta('account.factorCode')}
        {...form.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </SubmitForm>
  );
}

function EndForm({ onEnded }: { onEnded: () => void }) {
  const form = useAccountForm(
    (values) => callApi('DELETE /api/account/second-factor', { form: values }),
    () => {
      toast({ title: ta('account.factorEnded') });
      onEnded();
    },
  );
  return (
    <SubmitForm form={form} label={ta('account.factorEnd')} look="btn-danger">
      <CurrentPasswordField error={form.errors['currentPassword']} hint={ta('account.factorEndText')} />
    </SubmitForm>
  );
}
