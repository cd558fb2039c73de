import { maxShortText } from '#shared/base/limits.ts';
import { receiptFields } from '#shared/deals/order-rules.ts';
import type { BuyerOrder } from '#shared/deals/order.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { callApi } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { ActForm, type ActFault } from '../quote-offer/act-form.tsx';

type Props = {
  order: BuyerOrder;
  texts: OrderTexts;
  code: string;
  requestKey: string;
  fault: ActFault | null;
};

/** What the buyer has counted at delivery. Folded, because most visits come before it. */
export function ReceiptForm({ order, texts, code, requestKey, fault }: Props) {
  const { t } = useTexts(texts);
  const own = fault?.intent === 'received' ? fault.values : undefined;
  return (
    <details className="card print-hidden" open={own !== undefined || order.state.next === 'delivered'}>
      <summary className="font-semibold">{t('receipt.title')}</summary>
      <ActForm
        key={requestKey}
        intent="received"
        requestKey={requestKey}
        fault={fault}
        noAnswer={t('files.noAnswer')}
        done={t('files.sent')}
        className="mt-3 grid gap-3"
        send={(values) =>
          callApi('POST /api/buyer-quotes/:code/receipt', {
            params: { code },
            form: { ...receiptFields(values), requestKey },
          })
        }
      >
        {(errors, isBusy) => (
          <>
            <p>{t('receipt.text')}</p>
            <TextField
              label={t('receipt.day')}
              name="day"
              type="date"
              error={errors['day']}
              defaultValue={own?.['day']}
              required
            />
            {order.lines.map(({ lineId, name, quantity }) => (
              <fieldset key={lineId} className="receipt-line grid grid-cols-2 gap-3">
                <legend className="font-semibold">{name}</legend>
                {(
                  [
                    ['counted', quantity],
                    ['damaged', 0],
                  ] as const
                ).map(([what, usual]) => (
                  <TextField
                    key={what}
                    label={t(`receipt.${what}`)}
                    name={`${what}.${lineId}`}
                    inputMode="numeric"
                    maxLength={20}
                    error={errors[`${what}.${lineId}`]}
                    defaultValue={own?.[`${what}.${lineId}`] ?? usual}
                  />
                ))}
              </fieldset>
            ))}
            <TextAreaField
              label={t('receipt.words')}
              name="text"
              rows={2}
              maxLength={maxShortText}
              error={errors['text']}
              defaultValue={own?.['text']}
            />
            <TextField
              label={t('receipt.doorCost', { currency: order.currency })}
              hint={t('receipt.doorCostHint')}
              name="doorCost"
              inputMode="decimal"
              maxLength={40}
              error={errors['doorCost']}
              defaultValue={own?.['doorCost']}
            />
            <button type="submit" className="btn btn-outline justify-self-start" aria-busy={isBusy}>
              {t('receipt.send')}
            </button>
          </>
        )}
      </ActForm>
    </details>
  );
}
