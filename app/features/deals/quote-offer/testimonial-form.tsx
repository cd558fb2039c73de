import { maxCompanyLength, maxNameLength } from '#shared/base/limits.ts';
import type { TestimonialTexts } from '#shared/i18n/en/testimonial.ts';
import { fillText } from '#shared/i18n/translate.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { maxTestimonialLength, ratings, toRating } from '#shared/deals/testimonial-rules.ts';
import { callApi } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { RadioField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { ActForm, type ActFault } from './act-form.tsx';

type Props = {
  code: string;
  requestKey: string;
  fault: ActFault | null;
  quote: BuyerQuote;
  texts: TestimonialTexts;
  noAnswer: string;
  done: string;
};

/** The buyer's testimonial some weeks after an accepted offer: a form until it is published, then the published text. */
export function Testimonial(props: Props) {
  const { quote, texts } = props;
  const { t } = useTexts(texts);
  const own = quote.testimonial;
  const isOpen = quote.mayTestify && (own === null || own.state === 'waiting');
  return (
    <section
      id="testimonial"
      className="card grid gap-3 p-4 print-hidden"
      aria-labelledby="testimonial-title"
    >
      <h2 id="testimonial-title" className="h3">
        {t('formTitle')}
      </h2>
      {isOpen ? <p>{t('formText')}</p> : null}
      {own ? <p className="notice">{t(own.state)}</p> : null}
      {isOpen ? <Form {...props} /> : own ? <Said own={own} texts={texts} /> : null}
    </section>
  );
}

function Said({ own, texts }: { own: NonNullable<BuyerQuote['testimonial']>; texts: TestimonialTexts }) {
  const { t } = useTexts(texts);
  const rating = toRating(own.rating);
  return (
    <div className="grid gap-2 wrap-anywhere">
      <p>
        <strong>{fillText(texts.rated, { rating, word: texts.words[rating] })}</strong>
      </p>
      <blockquote className="whitespace-pre-line">{own.message}</blockquote>
      {own.reply ? (
        <p>
          <strong>{t('reply')}</strong>
          <span className="block whitespace-pre-line">{own.reply}</span>
        </p>
      ) : null}
    </div>
  );
}

function Form({ code, requestKey, fault, quote, texts, noAnswer, done }: Props) {
  const { t } = useTexts(texts);
  const own = quote.testimonial;
  const typed = fault?.intent === 'testify' ? fault.values : null;
  const rating = typed ? typed['rating'] : own && String(own.rating);
  return (
    <ActForm
      // A new key means that the stored testimonial has changed, so the fields are reset.
      key={requestKey}
      intent="testify"
      requestKey={requestKey}
      fault={fault}
      noAnswer={noAnswer}
      done={done}
      className="grid gap-3"
      send={({ rating: chosen, message, customerName, companyName }) =>
        callApi('POST /api/buyer-quotes/:code/testimonial', {
          params: { code },
          form: { rating: chosen, message, customerName, companyName, requestKey },
        })
      }
    >
      {(errors, isBusy) => (
        <>
          <RadioField
            label={t('rating')}
            name="rating"
            options={ratings.map((one) => ({
              value: String(one),
              text: fillText(texts.rated, { rating: one, word: texts.words[one] }),
            }))}
            chosen={rating ?? undefined}
            error={errors['rating']}
            isRow
          />
          <TextAreaField
            label={t('message')}
            name="message"
            rows={5}
            maxLength={maxTestimonialLength}
            error={errors['message']}
            defaultValue={typed?.['message'] ?? own?.message}
            required
          />
          <TextField
            label={t('name')}
            name="customerName"
            autoComplete="name"
            maxLength={maxNameLength}
            error={errors['customerName']}
            defaultValue={typed?.['customerName'] ?? own?.customerName ?? quote.contactName}
            required
          />
          <TextField
            label={t('company')}
            name="companyName"
            autoComplete="organization"
            maxLength={maxCompanyLength}
            error={errors['companyName']}
            defaultValue={typed?.['companyName'] ?? own?.companyName ?? ''}
          />
          <button type="submit" className="btn btn-outline" aria-busy={isBusy}>
            {t(own ? 'change' : 'send')}
          </button>
        </>
      )}
    </ActForm>
  );
}
