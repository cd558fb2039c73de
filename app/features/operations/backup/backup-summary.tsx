import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BackupState } from '#shared/operations/backup.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';

/** Says in one sentence whether the data are safe. The worst case is checked first. */
function verdictOf({ schedule, isBackupLate, isDrillLate, lastGoodBackup, lastGoodDrill }: BackupState) {
  if (isBackupLate)
    return {
      text: schedule.every === 'off' ? 'lateByHand' : 'backupLate',
      style: 'notice notice-bad',
    } as const;
  if (isDrillLate) return { text: 'drillLate', style: 'notice notice-bad' } as const;
  if (schedule.every === 'off') return { text: 'switchedOff', style: 'notice notice-bad' } as const;
  if (lastGoodBackup === null) return { text: 'noneYet', style: 'notice' } as const;
  if (lastGoodDrill === null) return { text: 'undrilled', style: 'notice' } as const;
  return { text: 'safe', style: 'notice' } as const;
}

/** The state of the backups, and the possible actions. */
export function BackupSummary({ state, isRunning }: { state: BackupState; isRunning: boolean }) {
  const { isBusy, run } = useCall();
  const verdict = verdictOf(state);
  const { every, hour } = state.schedule;
  const momentOf = (at: string | null) => (at === null ? ta('backup.never') : formatMoment(at));
  const facts: [string, ReactNode][] = [
    [ta('backup.lastBackup'), momentOf(state.lastGoodBackup)],
    [ta('backup.lastDrill'), momentOf(state.lastGoodDrill)],
    [
      ta('backup.place'),
      <>
        <span className="break-all">{state.place}</span>
        {state.isSameDisk ? <span className="block font-semibold">{ta('backup.sameDisk')}</span> : null}
        <span className="block">{ta(state.isEncrypted ? 'backup.encrypted' : 'backup.notEncrypted')}</span>
      </>,
    ],
    [
      ta('backup.schedule'),
      <>
        {ta(`backup.every.${every}`, { hour })}{' '}
        <Link to="/admin/settings/backups" className="link">
          {ta('backup.change')}
        </Link>
      </>,
    ],
  ];
  const isOff = isBusy || isRunning;
  const ask = (name: 'POST /api/backups' | 'POST /api/backups/drill') =>
    void run(() => callApi(name), { title: ta('backup.asked'), failed: ta('backup.failed') });
  return (
    <section className="card grid gap-4 p-4">
      <p className={verdict.style} role="status">
        {ta(`backup.${verdict.text}`)}
      </p>
      <dl className="grid gap-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-2">
        <Button className="btn btn-primary" isOff={isOff} onClick={() => ask('POST /api/backups')}>
          {ta('backup.now')}
        </Button>
        <Button className="btn btn-outline" isOff={isOff} onClick={() => ask('POST /api/backups/drill')}>
          {ta('backup.drill')}
        </Button>
      </p>
    </section>
  );
}
