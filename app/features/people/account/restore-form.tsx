import type { FirstRestore } from '#shared/operations/backup.ts';
import { formatDate } from '#shared/base/formatting.ts';
import type { AccountTexts } from '#shared/i18n/en/account.ts';
import { localeTags } from '#shared/base/locale.ts';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form-field.tsx';

type Props = {
  texts: AccountTexts;
  /** The code of the invitation link for the first account. */
  invite: string;
  restore: FirstRestore;
};

/** On the page of the first account: restores a backup instead of creating an account. */
export function RestoreForm({ texts, invite, restore }: Props) {
  const { locale, t } = useTexts(texts);
  const [isBegun, setIsBegun] = useState(restore.state === 'running');
  const [fault, setFault] = useState(restore.state === 'failed' ? t('restoreBroken') : '');
  const { field, isBusy, onSubmit } = useSubmit({
    send: ({ snapshot = '' }) => callApi('POST /api/backups/first-restore', { form: { invite, snapshot } }),
    onDone: () => setIsBegun(true),
    onFail: setFault,
    networkText: t('networkFailed'),
  });
  return (
    <details className="card p-4" data-plain="">
      <summary className="font-semibold">{t('restoreTitle')}</summary>
      {isBegun ? (
        <p role="status" className="notice mt-3">
          {t('restoreBegun')}
        </p>
      ) : (
        <form method="post" onSubmit={onSubmit} noValidate className="mt-3 grid gap-3">
          <p className="text-muted">{t('restoreText')}</p>
          {fault ? (
            <p role="alert" className="notice notice-bad">
              {fault}
            </p>
          ) : null}
          <SelectField label={t('restoreChoice')} {...field('snapshot')}>
            {restore.snapshots.map(({ id, at, files, version }) => (
              <option key={id} value={id}>
                {t('restoreOption', {
                  moment: formatDate(localeTags[locale], 'moment', at, 'UTC'),
                  files,
                  version,
                })}
              </option>
            ))}
          </SelectField>
          <Button className="btn btn-outline justify-self-start" type="submit" isOff={isBusy}>
            {t('restoreButton')}
          </Button>
        </form>
      )}
    </details>
  );
}
