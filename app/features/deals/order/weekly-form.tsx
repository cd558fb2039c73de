import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { callApi } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { ActForm, type ActFault } from '../quote-offer/act-form.tsx';

type Props = {
  hasIt: boolean;
  texts: OrderTexts;
  code: string;
  requestKey: string;
  fault: ActFault | null;
};

/** Ends the weekly mail about the order, or begins it again. */
export function WeeklyForm({ hasIt, texts, code, requestKey, fault }: Props) {
  const { t } = useTexts(texts);
  const weekly = hasIt ? 'no' : 'yes';
  return (
    <ActForm
      key={`${requestKey} ${weekly}`}
      intent="weekly"
      requestKey={requestKey}
      fault={fault}
      noAnswer={t('files.noAnswer')}
      done={t(`weekly.done.${weekly}`)}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm print-hidden"
      send={() => callApi('POST /api/buyer-quotes/:code/weekly', { params: { code }, form: { weekly } })}
    >
      {(_, isBusy) => (
        <>
          <p>{t(`weekly.state.${hasIt ? 'yes' : 'no'}`)}</p>
          <button
            type="submit"
            name="weekly"
            value={weekly}
            className="btn btn-outline btn-sm"
            aria-busy={isBusy}
          >
            {t(`weekly.${weekly}`)}
          </button>
        </>
      )}
    </ActForm>
  );
}
