import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { maxQuoteNote } from '#shared/deals/quote-limits.ts';
import { localeTags } from '#shared/base/locale.ts';
import { marginOf } from '#shared/deals/quote-draft.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { warningsOf } from '#shared/deals/quote-warnings.ts';
import { aboutRecord } from '../../../lib/about-record.ts';
import { callApi } from '../../../lib/api.ts';
import { formatCount, labelText, ta } from '../../../lib/admin-text.ts';
import { useTextDraft } from '../../../lib/draft.ts';
import { newKey } from '../../../lib/new-key.ts';
import { SubmitFoot } from '../../../staff/form/submit-form.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { TextAreaField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import type { OfferSettings } from './offer-start.ts';
import { firstTotals, Margin, TotalsList } from './offer-totals.tsx';
import { dayText, sumText } from './quote-words.ts';

type Props = {
  quote: StaffQuote;
  sheet: OfferSheet;
  validOn: string;
  revision: number;
  /** Version of the draft that is shown. */
  version: number;
  settings: OfferSettings;
  onClose: () => void;
  onFailed: (error: unknown) => void;
};

/** Shows the offer before it is sent, because it can never be changed afterwards. */
export function SendDialog(props: Props) {
  const { quote, sheet, validOn, revision, version, settings, onClose, onFailed } = props;
  const { id, locale, email } = quote;
  const { revalidate } = useRevalidator();
  const draft = useTextDraft(`quote-send-${id}`);
  const [isBusy, setIsBusy] = useState(false);
  // One request key per dialog, so that a repeated request sends nothing twice.
  const [requestKey] = useState(newKey);
  const totals = firstTotals(sheet);
  const warnings = warningsOf(sheet, quote, settings.today);
  const send = async () => {
    setIsBusy(true);
    try {
      const body = { version, text: draft.text, requestKey };
      await callApi('POST /api/quotes/:id/send', { params: { id }, body });
      draft.clearSent(draft.text);
      toast({
        title: ta('quote.sending.sent', { number: revision }),
        about: aboutRecord('quote', quote.reference),
      });
      onClose();
      await revalidate();
    } catch (error) {
      onFailed(error);
    }
  };
  return (
    <Dialog
      title={ta('quote.sending.title', { number: revision })}

      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>{ta('quote.sending.text')}</p>
        <ul className="text-sm">
          {totals?.lines.map((line) => (
            <li key={line.lineId} className="flex justify-between gap-3">
              <span>
                {sheet.lines.find((one) => one.id === line.lineId)?.name}:{' '}
                {ta('quote.sending.perUnit', {
                  quantity: formatCount(line.quantity),
                  price: sumText(line.unitMinor, sheet.currency),
                })}
              </span>
              <span>{sumText(line.goodsMinor, sheet.currency)}</span>
            </li>
          ))}
        </ul>
        {totals ? <TotalsList sheet={sheet} totals={totals} /> : null}
        <p>
          {sheet.kind === 'sample'
            ? labelText(ta('quote.offer.sample.place'), sheet.samplePlace ?? '')
            : `${sheet.incoterm} ${sheet.namedPlace}`}{' '}
          · {ta('quote.offer.validOn')} {validOn && dayText(validOn)}
        </p>
        {warnings.length > 0 ? (
          <div className="notice">
            <p>{ta('quote.sending.warnings')}</p>
            <ul className="list-disc ps-5">
              {warnings.map((warning) => (
                <li key={warning}>
                  {ta(`quote.sending.warning.${warning}`, {
                    asked: [quote.incoterm, quote.namedPlace].filter(Boolean).join(' '),
                  })}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {sheet.kind === 'sample' ? null : (
          <Margin margin={marginOf(sheet, settings.rates)} floor={settings.marginFloor} />
        )}
        <TextAreaField
          label={ta('quote.sending.message', { language: ta(`languages.${locale}`) })}
          lang={localeTags[locale]}
          rows={3}
          value={draft.text}
          maxLength={maxQuoteNote}
          onChange={({ target }) => draft.change(target.value)}
        />
        <p className="text-sm text-muted">
          {!email
            ? ta('quote.sending.notMailed')
            : settings.hasMail
              ? ta('quote.sending.mailed', { email })
              : ta('quote.sending.unsent')}
        </p>
        <SubmitFoot
          label={ta('quote.sending.confirm', { number: revision })}
          isBusy={isBusy}
          onCancel={onClose}
          onClick={() => void send()}
        />
      </div>
    </Dialog>
  );
}
