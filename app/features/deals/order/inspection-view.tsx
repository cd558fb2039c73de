import { maxShortText } from '#shared/base/limits.ts';
import { verdicts } from '#shared/deals/inspection-rules.ts';
import type { BuyerOrder } from '#shared/deals/order.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { callApi, pathOf } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { RadioField, TextAreaField } from '../../../ui/form-field.tsx';
import { ActForm, type ActFault } from '../quote-offer/act-form.tsx';
import { InspectionResult } from './inspection-result.tsx';
import type { PhotoAddress } from './order-photo.tsx';

type Props = {
  order: BuyerOrder;
  texts: OrderTexts;
  code: string;
  requestKey: string;
  fault: ActFault | null;
  dayText: (day: string) => string;
  photoOf: PhotoAddress;
};

/** The newest report, and the buyer's answer to it. */
export function InspectionView({ order, texts, code, requestKey, fault, dayText, photoOf }: Props) {
  const { t } = useTexts(texts);
  const [inspection] = order.inspections;
  if (!inspection) return null;
  const { id: inspectionId, verdict, verdictText, answerUntil } = inspection;
  const own = fault?.intent === 'decide' ? fault.values : undefined;
  return (
    <section className="card grid gap-2 p-4" aria-labelledby="inspection-title">
      <h2 id="inspection-title" className="h3">
        {t('inspection.title')}
      </h2>
      <InspectionResult
        inspection={inspection}
        evidence={order.evidence}
        photoOf={photoOf}
        paper={pathOf('GET /api/buyer-quotes/:code/inspections/:inspection/paper', {
          params: { code, inspection: inspectionId },
        })}
        texts={texts}
        t={t}
        dayText={dayText}
      />
      {verdict ? (
        <p className="notice">
          {t(`inspection.said.${verdict}`)} {verdictText}
        </p>
      ) : order.closedAs ? null : (
        <ActForm
          key={requestKey}
          intent="decide"
          requestKey={requestKey}
          fault={fault}
          noAnswer={t('files.noAnswer')}
          done={t('inspection.sent')}
          className="grid gap-3 print-hidden"
          send={({ verdict: chosen, text }) =>
            callApi('POST /api/buyer-quotes/:code/decision', {
              params: { code },
              form: { inspectionId, verdict: chosen, text },
            })
          }
        >
          {(errors, isBusy) => (
            <>
              <input type="hidden" name="inspectionId" value={inspectionId} />
              <RadioField
                label={answerUntil ? t('inspection.ask', { day: dayText(answerUntil) }) : t('turn.buyer')}
                name="verdict"
                options={verdicts.map((one) => ({ value: one, text: t(`inspection.verdicts.${one}`) }))}
                chosen={own?.['verdict']}
                error={errors['verdict']}
              />
              <TextAreaField
                label={t('inspection.words')}
                name="text"
                rows={2}
                maxLength={maxShortText}
                error={errors['text']}
                defaultValue={own?.['text']}
              />
              <button type="submit" className="btn btn-primary justify-self-start" aria-busy={isBusy}>
                {t('inspection.send')}
              </button>
            </>
          )}
        </ActForm>
      )}
    </section>
  );
}
