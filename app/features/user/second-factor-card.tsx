import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { renderSVG } from 'uqr';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../lib/use-call.ts';

type State = { isOn: boolean; codesLeft: number };
type Secret = { secret: string; uri: string };

const path = '/api/account/second-factor';

/** Switches the second factor on and off. */
export function SecondFactorCard({ state }: { state: State }) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { isBusy, run } = useCall();
  return (
    <section className="card p-4" aria-labelledby="factor">
      <h2 id="factor" className="h3">
        {ta('account.factorTitle')}
      </h2>
      <p className="mt-1 text-muted">
        {state.isOn ? ta('account.factorOn', { count: state.codesLeft }) : ta('account.factorOff')}
      </p>
      {codes ? <RecoveryCodes codes={codes} /> : null}
      {state.isOn ? <EndForm onEnded={() => setCodes(null)} /> : null}
      {!state.isOn && secret ? (
        <ConfirmForm
          secret={secret}
          onConfirmed={(made) => {
            setCodes(made);
            setSecret(null);
          }}
        />
      ) : null}
      {state.isOn || secret ? null : (
        <button
          type="button"
          className="btn btn-outline mt-3"
          disabled={isBusy}
          onClick={() =>
            void run(async () => setSecret(await callApi<Secret>('POST', path)), {
              failed: ta('account.failed'),
            })
          }
        >
          {ta('account.factorBegin')}
        </button>
      )}
    </section>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="mt-3">
      <h3 className="font-semibold">{ta('account.factorCodesTitle')}</h3>
      <p className="text-sm text-muted">{ta('account.factorCodesText')}</p>
      <ul className="mt-2 grid grid-cols-2 gap-1 sm:grid-cols-3">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ConfirmForm({ secret, onConfirmed }: { secret: Secret; onConfirmed: (codes: string[]) => void }) {
  const { revalidate } = useRevalidator();
  const { errors, isBusy, onSubmit } = useSubmit<{ recoveryCodes: string[] }>({
    send: (values) => callApi('PUT', path, values),
    onDone: ({ recoveryCodes }) => {
      toast({ title: ta('account.factorDone') });
      onConfirmed(recoveryCodes);
      void revalidate();
    },
    onFail: (text) => toast({ title: ta('account.failed'), text, isError: true }),
    networkText: ta('common.networkFailed'),
  });
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
        {ta('account.factorKey')}: <code>{secret.secret}</code>
      </p>
      <TextField
        label={ta('account.factorCode')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errors['code']}
      />
      <button type="submit" className="btn btn-primary justify-self-start" disabled={isBusy}>
        {ta('account.factorConfirm')}
      </button>
    </form>
  );
}

function EndForm({ onEnded }: { onEnded: () => void }) {
  const { revalidate } = useRevalidator();
  const { errors, isBusy, onSubmit } = useSubmit({
    send: (values) => callApi('DELETE', path, values),
    onDone: () => {
      toast({ title: ta('account.factorEnded') });
      onEnded();
      void revalidate();
    },
    onFail: (text) => toast({ title: ta('account.failed'), text, isError: true }),
    networkText: ta('common.networkFailed'),
  });
  return (
    <form onSubmit={onSubmit} noValidate className="mt-3 grid gap-4">
      <TextField
        label={ta('account.currentPassword')}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
        error={errors['currentPassword']}
        hint={ta('account.factorEndText')}
      />
      <button type="submit" className="btn btn-danger justify-self-start" disabled={isBusy}>
        {ta('account.factorEnd')}
      </button>
    </form>
  );
}
