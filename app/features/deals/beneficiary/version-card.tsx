import { useState } from 'react';
import { independentDays, type StaffBeneficiary } from '#shared/deals/beneficiary.ts';
import { countryName } from '#shared/base/country.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { CurrentPasswordField, DialogForm, useStaffForm } from '../../../staff/form/submit-form.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { FactList } from '../../../ui/fact-list.tsx';

const styles: Record<StaffBeneficiary['state'], string> = {
  proposed: 'badge-amber',
  pending: 'badge-amber',
  current: '',
  former: 'badge-plain',
  withdrawn: 'badge-red',
};

/** One version of the beneficiary: its data, who did what, and the possible actions. */
export function VersionCard({ version }: { version: StaffBeneficiary }) {
  const { locale } = useTexts();
  const { isBusy, run } = useCall();
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, state, isOwn, validFrom } = version;
  const isOpen = state === 'proposed' || state === 'pending';
  const facts = [
    [ta('beneficiary.bank'), `${version.bank}, ${countryName(version.country, locale)}`],
    [ta('beneficiary.account'), version.account],
    [ta('beneficiary.swift'), version.swift],
    [ta('beneficiary.currency'), version.currency],
    [ta('beneficiary.note'), version.note],
    [ta('beneficiary.validFrom'), validFrom && formatMoment(validFrom)],
    [ta('beneficiary.proposedBy'), `${version.proposedName}, ${formatMoment(version.proposedAt)}`],
    [
      ta('beneficiary.confirmedBy'),
      version.confirmedAt && `${version.confirmedName}, ${formatMoment(version.confirmedAt)}`,
    ],
    [
      ta('beneficiary.withdrawnBy'),
      version.withdrawnAt && `${version.withdrawnName}, ${formatMoment(version.withdrawnAt)}`,
    ],
  ] as const;
  return (
    <li className="card grid gap-3 p-4">
      <h3 className="h3 flex flex-wrap items-center gap-2">
        {version.name}
        <span className={`badge ${styles[state]}`}>{ta(`beneficiary.states.${state}`)}</span>
      </h3>
      <FactList of={facts} className="sm:grid-cols-2 lg:grid-cols-3" look="" />
      {isOpen ? (
        <p className="flex flex-wrap gap-2">
          {state === 'proposed' && !isOwn && !version.isProposerGone ? (
            <button type="button" className="btn btn-primary" onClick={() => setIsConfirming(true)}>
              {ta('beneficiary.confirm')}
            </button>
          ) : null}
          <Button
            className="btn btn-danger"
            isOff={isBusy}
            onClick={() =>
              void run(() => callApi('POST /api/beneficiaries/:id/withdraw', { params: { id } }), {
                title: ta('beneficiary.withdrawnNow'),
                failed: ta('beneficiary.failed'),
              })
            }
          >
            {ta('beneficiary.withdraw')}
          </Button>
        </p>
      ) : null}
      {state === 'proposed' && isOwn ? <p className="notice">{ta('beneficiary.ownHint')}</p> : null}
      {version.isProposerGone ? <p className="notice">{ta('beneficiary.proposerGone')}</p> : null}
      {isConfirming ? <ConfirmDialog version={version} onClose={() => setIsConfirming(false)} /> : null}
    </li>
  );
}

function ConfirmDialog({ version, onClose }: { version: StaffBeneficiary; onClose: () => void }) {
  const form = useStaffForm(
    (values) => callApi('POST /api/beneficiaries/:id/confirm', { params: { id: version.id }, form: values }),
    onClose,
    ta('beneficiary.failed'),
  );
  const { confirmableFrom, proposedName: name } = version;
  const later = confirmableFrom && { time: formatMoment(confirmableFrom), name, days: independentDays };
  return (
    <Dialog title={ta('beneficiary.confirm')} onClose={onClose}>
      {later ? (
        <p>{ta('beneficiary.confirmLater', later)}</p>
      ) : (
        <DialogForm form={form} label={ta('beneficiary.confirm')} onCancel={onClose}>
          <p>{ta('beneficiary.confirmText', { name: version.name, account: version.account })}</p>
          <CurrentPasswordField error={form.errors['currentPassword']} />
        </DialogForm>
      )}
    </Dialog>
  );
}
