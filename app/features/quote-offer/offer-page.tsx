import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#shared/formatting.ts';
import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import type { QuoteOfferTexts } from '#shared/i18n/en/quote-offer.ts';
import type { TestimonialTexts } from '#shared/i18n/en/testimonial.ts';
import { localeTags } from '#shared/locale.ts';
import type { OfferChoice } from '#shared/quote-offer.ts';
import type { BuyerQuote, SentRevision } from '#shared/quote.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { PaySafelyLink } from '../../lib/pay-safely-link.tsx';
import type { ActFault } from './act-form.tsx';
import { Accepted, AskForm, DeclineForm, FreshPriceForm } from './answer-forms.tsx';
import { OfferHistory, RequestDetails } from './offer-history.tsx';
import { OfferForm } from './offer-form.tsx';
import { Testimonial } from './testimonial-form.tsx';
import { offerWriter } from '#shared/offer-texts.ts';

type Props = {
  texts: QuoteOfferTexts;
  /** Texts of the price at the door; null if none is shown. */
  landedTexts: LandedCostTexts | null;
  /** Texts of the testimonial form; null until an offer is accepted. */
  testimonialTexts: TestimonialTexts | null;
  quote: BuyerQuote;
  /** The last part of the page's secret address. */
  code: string;
  /** The shown revision; null if there is none yet. */
  shown: SentRevision | null;
  choice: OfferChoice;
  /** The line of the question that was begun. */
  about: string;
  requestKey: string;
  /** When the page was rendered, in milliseconds. */
  now: number;
  whatsapp: string;
  fault: ActFault | null;
};

/** A request at its secret address: whose turn it is, the offer with the buyer's choice, and the possible actions. */
export function OfferPage(props: Props) {
  const { texts, quote, code, shown, requestKey, now, fault } = props;
  const { locale, t } = useTexts(texts);
  const { t: shared } = useTexts();
  const tag = localeTags[locale];
  const [about, setAbout] = useState(props.about);
  const forms = { code, requestKey, fault, t };
  const newest = quote.revisions[0] ?? null;
  const isNewest = shown === newest;
  const day = (at: string) => formatDate(tag, 'day', at, quote.timeZone);
  const stage = quote.stage;
  /** Formats amounts in the currency of the accepted revision. */
  const writerOf = ({ revision }: { revision: number }) =>
    offerWriter(
      locale,
      t,
      quote.revisions.find((one) => one.revision === revision)?.offer.currency ?? quote.currency,
    );
  const title = t(shown?.offer.kind === 'sample' ? 'sampleTitle' : 'title', { reference: quote.reference });
  const [before, after] = title.split(quote.reference);
  return (
    <div className="wrap section offer-page grid gap-5">
      <header className="grid gap-2">
        <h1 className="h1">
          {before}
          <span className="offer-reference">{quote.reference}</span>
          {after}
        </h1>
        <p className="notice" role="status">
          <strong>{t(`stage.${stage}`)}</strong>{' '}
          <span className="text-sm">
            {t('since', { moment: formatDate(tag, 'moment', quote.turnSince, quote.timeZone) })}
          </span>
        </p>
        <p className="text-sm text-muted print-hidden">{t('secret')}</p>
      </header>
      <p className="flex flex-wrap gap-2 print-hidden empty:hidden">
        {shown ? <PaperLink code={code} kind="offer" revision={shown.revision} text={t('pdf')} /> : null}
        {quote.proformas.map((revision) => (
          <PaperLink key={revision} code={code} kind="proforma" revision={revision} text={t('proformaPdf')} />
        ))}
      </p>
      {quote.accepted ? (
        <Accepted
          {...forms}
          accepted={quote.accepted}
          timeZone={quote.timeZone}
          now={now}
          write={writerOf(quote.accepted)}
        />
      ) : null}
      {quote.sampleAccepted ? (
        <Accepted
          {...forms}
          accepted={quote.sampleAccepted}
          timeZone={quote.timeZone}
          isSample
          // Once there is an offer for the goods, that offer shows the next step.
          next={quote.sampleAccepted.revision === newest?.revision ? t('sample.next') : undefined}
          // Only the last acceptance can be withdrawn.
          now={quote.accepted ? Infinity : now}
          write={writerOf(quote.sampleAccepted)}
        />
      ) : null}
      {quote.declined ? (
        <p className="notice">
          {t('declinedOn', {
            day: day(quote.declined.at),
            reason: t(`reasons.${quote.declined.reason ?? 'not_now'}`),
          })}
        </p>
      ) : null}
      {stage === 'expired' || stage === 'declined' ? <FreshPriceForm {...forms} /> : null}
      {shown && newest ? (
        <>
          {isNewest ? null : (
            <p className="notice notice-bad">
              {t('replaced', { revision: shown.revision, newest: newest.revision })}{' '}
              <Link to={`/quotes/${code}`} className="link">
                {t('showNewest', { newest: newest.revision })}
              </Link>
            </p>
          )}
          <PaySafelyLink text={shared('footer.paySafely')} />
          <OfferForm
            key={`${shown.id} ${requestKey}`}
            {...props}
            shown={shown}
            isNewest={isNewest}
            onAsk={setAbout}
          />
        </>
      ) : null}
      {stage === 'buyer' && isNewest ? <DeclineForm {...forms} /> : null}
      {quote.accepted && props.testimonialTexts ? (
        <Testimonial
          {...forms}
          quote={quote}
          texts={props.testimonialTexts}
          noAnswer={t('noAnswer')}
          saved={t('saved')}
        />
      ) : null}
      <AskForm {...forms} shown={shown} about={about} onAbout={setAbout} />
      <p className="print-hidden">
        <a
          className="link inline-flex min-h-11 items-center"
          rel="noopener noreferrer"
          href={`${props.whatsapp}?${new URLSearchParams({ text: t('whatsappText', { reference: quote.reference }) })}`}
        >
          {t('whatsapp')}
        </a>
      </p>
      <RequestDetails quote={quote} code={code} t={t} />
      {quote.revisions.length > 1 ? (
        <nav aria-labelledby="revisions-title" className="print-hidden">
          <h2 id="revisions-title" className="h3">
            {t('otherRevisions')}
          </h2>
          <ul>
            {quote.revisions.slice(1).map(({ revision, offer }) => (
              <li key={revision}>
                <Link
                  to={`/quotes/${code}?revision=${revision}`}
                  className="link inline-flex min-h-11 items-center"
                >
                  {t('revision', { revision })}, {t('sentOn', { day: day(offer.sentAt) })}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <OfferHistory quote={quote} t={t} />
    </div>
  );
}

type PaperLinkProps = { code: string; kind: 'offer' | 'proforma'; revision: number; text: string };

/** Link to a document in PDF. */
const PaperLink = ({ code, kind, revision, text }: PaperLinkProps) => (
  <a
    href={`/api/buyer-quotes/${code}/paper?kind=${kind}&revision=${revision}`}
    className="btn btn-outline"
    target="_blank"
    rel="noreferrer"
  >
    {text}
  </a>
);
