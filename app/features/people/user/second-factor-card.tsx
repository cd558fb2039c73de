import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { renderSVG } from 'uqr';
import type { SecondFactorSecret } from '#shared/people/user.ts';
import { labelText, ta } from '../../../lib/admin-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { callApi } from '../../../lib/api.ts';
import { CurrentPasswordField } from '../../../staff/form/submit-form.tsx';
import { useAccountForm } from './account-form.tsx';

type State = { isOn: boolean; codesLeft: number };

/** Switches the second factor on and, if `canEnd`, off. */
export function SecondFactorCard({ state, canEnd = true }: { state: State; canEnd?: boolean }) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <section className="card p-4" aria-labelledby="factor">
      <h2 id="factor" className="h3">
        {ta('account.factorTitle')}
      </h2>
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
    </section>
  );
}

/** Asks for the password again before it shows a secret to scan: another person at an open browser must not get one. */
function BeginForm({ onBegun }: { onBegun: (secret: SecondFactorSecret) => void }) {
  const { errors, isBusy, onSubmit } = useAccountForm(
    (form) => callApi('POST /api/account/second-factor', { form }),
    onBegun,
  );
  return (
    <form onSubmit={onSubmit} noValidate className="mt-3 grid gap-4">
      <CurrentPasswordField error={errors['currentPassword']} hint={ta('account.factorBeginText')} />
      <Button type="submit" className="btn btn-outline justify-self-start" isOff={isBusy}>
        {isBusy ? ta('common.working') : ta('account.factorBegin')}
      </Button>
    </form>
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
  const { revalidate } = useRevalidator();
  const { errors, isBusy, onSubmit } = useAccountForm(
    (form) => callApi('PUT /api/account/second-factor', { form }),
    ({ recoveryCodes }) => {
      toast({ title: ta('account.factorDone') });
      onConfirmed(recoveryCodes);
      void revalidate();
    },
  );
  return (
    <form onSubmit={onSubmit} noValidate className="mt-3 grid gap-4">
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
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errors['code']}
      />
      <Button type="submit" className="btn btn-primary justify-self-start" isOff={isBusy}>
        {ta('account.factorConfirm')}
      </Button>
    </form>
  );
}

function EndForm({ onEnded }: { onEnded: () => void }) {
  const { revalidate } = useRevalidator();
  const { errors, isBusy, onSubmit } = useAccountForm(
    (form) => callApi('DELETE /api/account/second-factor', { form }),
    () => {
      toast({ title: ta('account.factorEnded') });
      onEnded();
      void revalidate();
    },
  );
  return (
    <form onSubmit={onSubmit} noValidate className="mt-3 grid gap-4">
      <CurrentPasswordField error={errors['currentPassword']} hint={ta('account.factorEndText')} />
      <Button type="submit" className="btn btn-danger justify-self-start" isOff={isBusy}>
        {ta('account.factorEnd')}
      </Button>
    </form>
  );
}
