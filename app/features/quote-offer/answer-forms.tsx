import { formatDate } from '#shared/formatting.ts';
import { maxNameLength } from '#shared/limits.ts';
import { maxQuoteNote } from '#shared/quote-limits.ts';
import { localeTags } from '#shared/locale.ts';
import { declineReasons } from '#shared/quote-rules.ts';
import type { BuyerQuote, SentRevision } from '#shared/quote.ts';
import { callApi } from '../../lib/api.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../../ui/form-field.tsx';
import { ActForm, type ActFault, FailureNote } from './act-form.tsx';
import type { OfferTranslate, OfferWriter } from '#shared/offer-texts.ts';

type Common = {
  code: string;
  requestKey: string;
  fault: ActFault | null;
  t: OfferTranslate;
};
const said = ({ t }: Common) => ({ noAnswer: t('noAnswer'), saved: t('saved') });
const params = (code: string) => ({ params: { code } });

/** The accepted offer, and a form that withdraws the acceptance while that is possible. */
export function Accepted(
  props: Common & {
    accepted: NonNullable<BuyerQuote['accepted']>;
    isSample?: boolean;
    /** The next step. */
    next?: string | undefined;
    write: OfferWriter;
    /** The buyer's, in which all times of the page are. */
    timeZone: string;
    now: number;
  },
) {
  const { code, requestKey, fault, accepted, isSample = false, next, t, write, timeZone, now } = props;
  const { locale } = useTexts();
  const tag = localeTags[locale];
  const canWithdraw = Date.parse(accepted.withdrawUntil) > now;
  return (
    <div className="notice">
      <p>
        {t(isSample ? 'sample.acceptedBy' : 'acceptedBy', {
          name: accepted.name,
          moment: formatDate(tag, 'moment', accepted.at, timeZone),
          revision: accepted.revision,
          total: write.money(accepted.totals.totalMinor),
        })}
      </p>
      {next ? <p>{next}</p> : null}
      <p className="mt-1 text-sm break-all">
        {t('proof', { revision: accepted.revision, hash: accepted.hash })}
      </p>
      {canWithdraw ? (
        <ActForm
          intent="withdraw"
          requestKey={requestKey}
          fault={fault}
          {...said(props)}
          className="mt-3 print-hidden"
          send={() =>
            callApi('POST /api/buyer-quotes/:code/withdraw', { ...params(code), body: { requestKey } })
          }
        >
          {(_, isBusy) => (
            <>
              <button type="submit" className="btn btn-outline" data-needs-react="" aria-busy={isBusy}>
                {t('withdraw')}
              </button>
              <p className="mt-1 text-sm">
                {t('withdrawUntil', { time: formatDate(tag, 'time', accepted.withdrawUntil, timeZone) })}
              </p>
            </>
          )}
        </ActForm>
      ) : null}
    </div>
  );
}

/** A form to decline with a reason. Folded, because most buyers come to accept or to ask. */
export function DeclineForm(props: Common) {
  const { code, requestKey, fault, t } = props;
  return (
    <details className="card p-4 print-hidden" open={fault?.intent === 'decline'} data-plain="">
      <summary className="font-semibold">{t('declineTitle')}</summary>
      <ActForm
        intent="decline"
        requestKey={requestKey}
        fault={fault}
        {...said(props)}
        className="mt-3 grid gap-3"
        send={({ reason, text }) =>
          callApi('POST /api/buyer-quotes/:code/decline', {
            ...params(code),
            form: { reason, text, requestKey },
          })
        }
      >
        {(errors, isBusy) => (
          <>
            <p>{t('declineText')}</p>
            <SelectField label={t('declineReason')} name="reason" error={errors['reason']} required>
              {declineReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`reasons.${reason}`)}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label={t('declineMore')}
              name="text"
              maxLength={maxQuoteNote}
              error={errors['text']}
              defaultValue={fault?.intent === 'decline' ? fault.values['text'] : undefined}
            />
            <button type="submit" className="btn btn-outline" data-needs-react="" aria-busy={isBusy}>
              {t('declineNow')}
            </button>
          </>
        )}
      </ActForm>
    </details>
  );
}

/** Requests a new offer with one tap, if the old one has expired or was declined. */
export function FreshPriceForm(props: Common) {
  const { code, requestKey, fault, t } = props;
  return (
    <ActForm
      intent="fresh_price"
      requestKey={requestKey}
      fault={fault}
      {...said(props)}
      className="print-hidden"
      send={() =>
        callApi('POST /api/buyer-quotes/:code/fresh-price', { ...params(code), body: { requestKey } })
      }
    >
      {(_, isBusy) => (
        <button type="submit" className="btn btn-primary" data-needs-react="" aria-busy={isBusy}>
          {t('freshPrice')}
        </button>
      )}
    </ActForm>
  );
}

type AskProps = Common & {
  shown: SentRevision | null;
  /** The line that the question is about. */
  about: string;
  onAbout: (lineId: string) => void;
};

/** A form for a question about a line, or in general. */
export function AskForm(props: AskProps) {
  const { code, requestKey, fault, t, shown, about, onAbout } = props;
  const own = fault?.intent === 'ask' ? fault.values : {};
  return (
    <section id="ask" className="card p-4 print-hidden" aria-labelledby="ask-title">
      <h2 id="ask-title" className="h3">
        {t('ask')}
      </h2>
      <ActForm
        // A new key means a new question, so the fields are reset.
        key={requestKey}
        intent="ask"
        requestKey={requestKey}
        fault={fault}
        {...said(props)}
        className="mt-2 grid gap-3"
        send={({ text, lineId }) =>
          callApi('POST /api/buyer-quotes/:code/question', {
            ...params(code),
            form: { text, lineId: lineId || null, requestKey },
          })
        }
      >
        {(errors, isBusy) => (
          <>
            {shown ? (
              <SelectField
                label={t('askAbout')}
                name="lineId"
                value={about}
                onChange={(event) => onAbout(event.currentTarget.value)}
              >
                <option value="">{t('askWhole')}</option>
                {shown.offer.lines.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            ) : null}
            <TextAreaField
              label={t('askText')}
              name="text"
              maxLength={maxQuoteNote}
              error={errors['text']}
              defaultValue={own['text']}
              required
            />
            <button type="submit" className="btn btn-outline" data-needs-react="" aria-busy={isBusy}>
              {t('askNow')}
            </button>
          </>
        )}
      </ActForm>
    </section>
  );
}

type AcceptProps = {
  revision: SentRevision;
  isSample: boolean;
  total: string;
  term: string;
  name: string;
  errors: Record<string, string>;
  isBusy: boolean;
  /** Why the last attempt was refused. */
  failure: string | null;
  t: OfferTranslate;
};

/** The end of the offer's form: name, checkbox and button. */
export function AcceptFields(props: AcceptProps) {
  const { revision, isSample, total, term, name, errors, isBusy, failure, t } = props;
  const { namedPlace: place } = revision.offer;
  return (
    <section className="card p-4 print-hidden" aria-labelledby="accept-title">
      <h2 id="accept-title" className="h3">
        {t(isSample ? 'sample.accept' : 'accept')}
      </h2>
      <p className="mt-1">
        {t(isSample ? 'sample.acceptText' : 'acceptText', { revision: revision.revision })}
      </p>
      <div className="mt-3 grid gap-3">
        <TextField
          label={t('name')}
          name="name"
          autoComplete="name"
          maxLength={maxNameLength}
          defaultValue={name}
          error={errors['name']}
        />
        <CheckField
          label={isSample ? t('sample.agree', { total, place }) : t('agree', { total, term })}
          name="isAgreed"
          isLong
          error={errors['isAgreed']}
        />
        {errors['choice'] ? <p className="field-error">{errors['choice']}</p> : null}
        <button type="submit" className="btn btn-primary" data-needs-react="" aria-busy={isBusy}>
          {t('acceptNow')}
        </button>
        <FailureNote text={failure} />
        <p className="text-xs break-all text-muted">
          {t('proof', { revision: revision.revision, hash: revision.hash })}
        </p>
      </div>
    </section>
  );
}
