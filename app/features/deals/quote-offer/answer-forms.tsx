import { aboutOf } from '#shared/deals/order-rules.ts';
import type { ReactNode } from 'react';
import { maxNameLength } from '#shared/base/limits.ts';
import { maxQuoteNote } from '#shared/deals/quote-limits.ts';
import type { OfferChoice } from '#shared/deals/quote-offer.ts';
import { declineReasons } from '#shared/deals/quote-rules.ts';
import type { SentRevision } from '#shared/deals/quote.ts';
import { callApi } from '../../../lib/api.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { NamedOptions, Options } from '../../../ui/options.tsx';
import { ActForm, type ActFault, FailureNotice } from './act-form.tsx';
import type { OfferTranslate } from '#shared/deals/offer-texts.ts';

export type Common = {
  code: string;
  requestKey: string;
  fault: ActFault | null;
  choice: OfferChoice;
  t: OfferTranslate;
};
const params = (code: string) => ({ params: { code } });

/** A form that withdraws the acceptance while that is possible. */
export function WithdrawForm(props: Common & { until: string }) {
  const { code, requestKey, t, until } = props;
  return (
    <ActForm
      {...props}
      intent="withdraw"
      noAnswer={t('noAnswer')}
      done={t('event.withdrawn')}
      className="mt-3 print-hidden"
      send={() => callApi('POST /api/buyer-quotes/:code/withdraw', { ...params(code), body: { requestKey } })}
    >
      {(_, isBusy) => (
        <>
          <button type="submit" className="btn btn-outline" aria-busy={isBusy}>
            {t('withdraw')}
          </button>
          <p className="mt-1 text-sm">{t('withdrawUntil', { time: until })}</p>
        </>
      )}
    </ActForm>
  );
}

/** A form to decline with a reason. Folded, because most buyers come to accept or to ask. */
export function DeclineForm(props: Common & { revision: number }) {
  const { code, requestKey, fault, t, revision } = props;
  return (
    <details className="card print-hidden" open={fault?.intent === 'decline'}>
      <summary className="font-semibold">{t('declineTitle')}</summary>
      <ActForm
        {...props}
        intent="decline"
        noAnswer={t('noAnswer')}
        done={t('event.declined', { revision })}
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
              <Options of={declineReasons} text={(reason) => t(`reasons.${reason}`)} />
            </SelectField>
            <TextAreaField
              label={t('declineMore')}
              name="text"
              maxLength={maxQuoteNote}
              error={errors['text']}
              defaultValue={fault?.intent === 'decline' ? fault.values['text'] : undefined}
            />
            <button type="submit" className="btn btn-outline" aria-busy={isBusy}>
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
  const { code, requestKey, t } = props;
  return (
    <ActForm
      {...props}
      intent="fresh_price"
      noAnswer={t('noAnswer')}
      done={t('event.fresh_price')}
      className="print-hidden"
      send={() =>
        callApi('POST /api/buyer-quotes/:code/fresh-price', { ...params(code), body: { requestKey } })
      }
    >
      {(_, isBusy) => (
        <button type="submit" className="btn btn-primary" aria-busy={isBusy}>
          {t('freshPrice')}
        </button>
      )}
    </ActForm>
  );
}

type AskProps = Common & {
  /** What may be asked about: lines of the offer, and milestones of the order. */
  topics: readonly { id: string; name: string }[];
  /** What the question is about: the id of a topic, or nothing. */
  about: string;
  onAbout: (id: string) => void;
};

/** The question of these values, by script. */
export const sendQuestion = ({ code, requestKey }: Common, { text, about }: Record<string, string>) =>
  callApi('POST /api/buyer-quotes/:code/question', {
    ...params(code),
    form: { text, ...aboutOf(about), requestKey },
  });

/** A question about a line or milestone, or in general, as a form of its own. */
export const AskForm = (props: AskProps) => (
  <AskFrame {...props}>
    <ActForm
      // A new key means a new question, so the fields are reset.
      key={props.requestKey}
      {...props}
      intent="ask"
      noAnswer={props.t('noAnswer')}
      done={props.t('event.question')}
      className="grid gap-3"
      send={(values) => sendQuestion(props, values)}
    >
      {(errors, isBusy) => <AskFields {...props} errors={errors} isBusy={isBusy} />}
    </ActForm>
  </AskFrame>
);

/** Where a question is asked: folded until somebody wants to ask one, or until there is something to correct. */
export const AskFrame = ({ t, about, fault, children }: AskProps & { children: ReactNode }) => (
  <details
    className="card print-hidden"
    open={about !== '' || fault?.intent === 'ask'}
    aria-labelledby="ask-title"
  >
    <summary id="ask-title" className="font-semibold">
      {t('ask')}
    </summary>
    {/* Browsers unfold what contains the target of a link. */}
    <div id="ask" className="mt-3 grid gap-3">
      {children}
    </div>
  </details>
);

type AskFieldsProps = AskProps & {
  errors: Record<string, string>;
  isBusy: boolean;
  /** Why the last attempt was refused, if the form does not show it. */
  failure?: string | null;
};

/** The fields of a question, in its own form or in that of an open offer. */
export function AskFields(props: AskFieldsProps) {
  const { fault, t, topics, about, onAbout, errors, isBusy, failure } = props;
  return (
    <>
      {topics.length > 0 ? (
        <SelectField
          label={t('askAbout')}
          name="about"
          value={about}
          onChange={(event) => onAbout(event.currentTarget.value)}
        >
          <option value="">{t('askWhole')}</option>
          <NamedOptions of={topics} />
        </SelectField>
      ) : null}
      <TextAreaField
        label={t('askText')}
        name="text"
        maxLength={maxQuoteNote}
        error={errors['text']}
        defaultValue={fault?.intent === 'ask' ? fault.values['text'] : undefined}
        required
      />
      <button
        type="submit"
        name="intent"
        value="ask"
        formAction="#ask"
        className="btn btn-outline"
        aria-busy={isBusy}
      >
        {t('askNow')}
      </button>
      <FailureNotice text={failure} />
    </>
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
    <section id="accept" className="card p-4 print-hidden" aria-labelledby="accept-title">
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
        <button
          type="submit"
          name="intent"
          value="accept"
          // Without script, a refusal comes back at this part of the page.
          formAction="#accept"
          className="btn btn-primary"
          aria-busy={isBusy}
        >
          {t('acceptNow')}
        </button>
        <FailureNotice text={failure} />
      </div>
    </section>
  );
}
