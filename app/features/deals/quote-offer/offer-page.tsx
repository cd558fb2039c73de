import { use, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { clockText } from '#shared/base/clock-text.ts';
import { formatDate } from '#shared/base/formatting.ts';
import type { TestimonialTexts } from '#shared/i18n/en/testimonial.ts';
import { localeTags } from '#shared/base/locale.ts';
import { mayAct } from '#shared/deals/quote-act-table.ts';
import { offerWriter } from '#shared/deals/offer-texts.ts';
import type { OfferChoice } from '#shared/deals/quote-offer.ts';
import type { BuyerQuote, SentRevision } from '#shared/deals/quote.ts';
import type { ShipmentReference } from '#shared/deals/shipment-rules.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { PageStyle } from '../../../lib/page-style.tsx';
import { PaySafelyLink } from '../../../lib/pay-safely-link.tsx';
import type { ActFault } from './act-form.tsx';
import { AskForm, DeclineForm, FreshPriceForm, WithdrawForm } from './answer-forms.tsx';
import { totalsOf } from './choice.ts';
import { KeepLink } from './keep-link.tsx';
import { NextSteps } from './next-steps.tsx';
import { OfferCard } from './offer-card.tsx';
import { newestMessages, OfferHistory, OfferMessages, RequestDetails } from './offer-history.tsx';
import { AskLink } from './offer-line.tsx';
import { OfferForm } from './offer-form.tsx';
import { loadOrderPart, loadQuotePageTexts } from './page-texts.ts';
import offerCss from './quote-offer.css?inline';
import { Testimonial } from './testimonial-form.tsx';

type Props = {
  /** Ports of the order's shipments, and their free days. */
  shipping: ShipmentReference;
  /** Texts of the testimonial form; null until that can be written. */
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
  /** The page's whole address. */
  url: string;
  fault: ActFault | null;
};

/** A request at its secret address: whose turn it is, the offer with the buyer's choice, and the possible actions. */
export function OfferPage(props: Props) {
  const { quote, code, shown, requestKey, now, fault } = props;
  const { locale, t: shared } = useTexts();
  // A request becomes an order.
  const { order } = quote;
  // Both are asked for at once.
  const orderPart = order ? loadOrderPart(locale) : null;
  const { quoteOffer, landedCost } = use(loadQuotePageTexts(locale));
  const part = orderPart && use(orderPart);
  const { t } = useTexts(quoteOffer);
  const tag = localeTags[locale];
  const [about, setAbout] = useState(props.about);
  const acceptances = [quote.accepted, quote.sampleAccepted].filter((one) => one !== null);
  const accepted = acceptances.find((one) => one.revision === shown?.revision);
  const [chosen, setChosen] = useState(accepted?.choice ?? props.choice);
  const choice = accepted?.choice ?? chosen;
  const totals = accepted?.totals ?? (shown && totalsOf(shown.offer, choice));
  const forms = { code, requestKey, fault, choice, t };
  const newest = quote.revisions[0] ?? null;
  const isNewest = shown === newest;
  const { stage } = quote;
  const isOpen = isNewest && mayAct('accept', stage) && !accepted;
  const day = (at: string) => formatDate(tag, 'day', at, quote.timeZone);
  /** Formats amounts in the currency of a revision. */
  const writerOf = (revision: number | undefined) =>
    offerWriter(
      locale,
      t,
      quote.revisions.find((one) => one.revision === revision)?.offer.currency ?? quote.currency,
    );
  const write = writerOf(shown?.revision);
  const number = order?.number ?? quote.reference;
  const title = part
    ? fillText(part.order.title, { number })
    : t(shown?.offer.kind === 'sample' ? 'sampleTitle' : 'title', { reference: number });
  useEffect(() => {
    // Keeps the page for hours without a connection; a private window may refuse it. In development there is no such file.
    if (import.meta.env.PROD) navigator.serviceWorker?.register('/quotes/offline.js').catch(() => undefined);
  }, []);
  const [before, after] = title.split(number);
  const messages = newestMessages(quote);
  const stepNames = part?.order.steps;
  const steps = stepNames && order && !order.closedAs ? order.state.steps : [];
  const topics = [
    ...(shown?.offer.lines ?? []),
    ...steps.map(({ step }) => ({ id: step, name: stepNames![step] })),
  ];
  const asking = { ...forms, topics, about, onAbout: setAbout };
  const said = { quote, stepNames, t };
  // Only the last acceptance can be withdrawn.
  const [last] = acceptances;
  return (
    <div className="wrap section offer-page">
      <PageStyle name="offer" css={offerCss} />
      <header>
        <h1 className="h1">
          {before}
          <span className="whitespace-nowrap">{number}</span>
          {after}
        </h1>
        <p className="text-sm text-muted">
          {t('asOf', {
            moment: formatDate(tag, 'moment', new Date(now), quote.timeZone),
            zone: quote.timeZone,
          })}
        </p>
      </header>
      {order && part ? (
        <part.OrderView
          order={order}
          texts={part.order}
          code={code}
          proforma={
            quote.proformas.includes(order.revision) ? (
              <PaperLink code={code} kind="proforma" revision={order.revision} text={t('proformaPdf')} />
            ) : null
          }
          noProforma={t('next.waits')}
          reference={props.shipping}
          landed={shown?.revision === order.revision ? shown.offer.landed : null}
          write={writerOf(order.revision)}
          requestKey={requestKey}
          fault={fault}
          renderAsk={(step) => (
            <AskLink of={{ id: step, name: part.order.steps[step] }} label={t('ask')} onAsk={setAbout} />
          )}
        />
      ) : null}
      <OfferCard
        quote={quote}
        shown={shown}
        totals={totals}
        isOpen={isOpen}
        isAccepted={accepted !== undefined}
        papers={
          <>
            {shown ? <PaperLink code={code} kind="offer" revision={shown.revision} text={t('pdf')} /> : null}
            {quote.proformas.map((revision) => (
              <PaperLink
                key={revision}
                code={code}
                kind="proforma"
                revision={revision}
                text={t('proformaPdf')}
              />
            ))}
          </>
        }
        t={t}
        write={write}
      >
        {isNewest || !shown || !newest ? null : (
          <p className="notice notice-bad">
            {t('replaced', { revision: shown.revision, newest: newest.revision })}{' '}
            <Link to={`/quotes/${code}`} className="link">
              {t('showNewest', { newest: newest.revision })}
            </Link>
          </p>
        )}
        {acceptances.map((one) => {
          const of = quote.revisions.find(({ revision }) => revision === one.revision);
          if (!of) return null;
          return (
            <NextSteps
              key={one.revision}
              accepted={one}
              offer={of.offer}
              // An acceptance of samples is over once the goods are offered.
              // An order says itself what comes next.
              isOver={of.revision < (newest?.revision ?? 0) || order?.revision === of.revision}
              hasProforma={quote.proformas.includes(one.revision)}
              now={now}
              timeZone={quote.timeZone}
              t={t}
              write={writerOf(one.revision)}
            />
          );
        })}
        {quote.declined ? (
          <p>
            {t('declinedOn', {
              day: day(quote.declined.at),
              reason: t(`reasons.${quote.declined.reason ?? 'not_now'}`),
            })}
          </p>
        ) : null}
        {mayAct('askFreshPrice', stage) ? <FreshPriceForm {...forms} /> : null}
        {last && Date.parse(last.withdrawUntil) > now ? (
          <WithdrawForm
            {...forms}
            choice={last.choice}
            until={clockText(tag, new Date(last.withdrawUntil), quote.timeZone)}
          />
        ) : null}
        {shown ? null : <KeepLink reference={quote.reference} url={props.url} email={quote.email} t={t} />}
      </OfferCard>
      <div className="grid grid-cols-1 content-start gap-4">
        <OfferMessages {...said} events={messages} />
        {shown ? (
          <OfferForm
            {...asking}
            landedTexts={landedCost}
            quote={quote}
            shown={shown}
            isOpen={isOpen}
            accepted={accepted}
            onChoose={setChosen}
            totals={totals}
            write={write}
          />
        ) : null}
        {isOpen ? <DeclineForm {...forms} revision={shown!.revision} /> : <AskForm {...asking} />}
        {props.testimonialTexts ? (
          <Testimonial
            {...forms}
            quote={quote}
            texts={props.testimonialTexts}
            noAnswer={t('noAnswer')}
            done={t('event.testimonial')}
          />
        ) : null}
        <RequestDetails quote={quote} code={code} t={t} />
        <OfferHistory
          {...said}
          events={quote.events.map((event) => (messages.includes(event) ? { ...event, text: null } : event))}
        />
        {quote.revisions.length > 1 ? (
          <details className="card print-hidden">
            <summary className="font-semibold">{t('otherRevisions')}</summary>
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
          </details>
        ) : null}
        {shown ? (
          <>
            <details className="card">
              <summary className="font-semibold">{t('proofTitle')}</summary>
              <p className="mt-2 text-sm break-all">
                {t('proof', { revision: shown.revision, hash: shown.hash })}
              </p>
            </details>
            <details className="card print-hidden">
              <summary className="font-semibold">{t('link')}</summary>
              <KeepLink reference={quote.reference} url={props.url} email={quote.email} t={t} />
            </details>
          </>
        ) : null}
        <p className="flex flex-wrap gap-x-4 print-hidden">
          <a
            className="link inline-flex min-h-11 items-center"
            rel="noopener noreferrer"
            href={`${props.whatsapp}?${new URLSearchParams({ text: t('whatsappText', { reference: quote.reference }) })}`}
          >
            {t('whatsapp')}
          </a>
          <PaySafelyLink text={shared('footer.paySafely')} />
        </p>
      </div>
    </div>
  );
}

type PaperLinkProps = { code: string; kind: 'offer' | 'proforma'; revision: number; text: string };

/** Link to a document in PDF. */
const PaperLink = ({ code, kind, revision, text }: PaperLinkProps) => (
  <a
    href={`/api/buyer-quotes/${code}/paper?kind=${kind}&revision=${revision}`}
    className={kind === 'offer' ? 'link inline-flex min-h-11 items-center' : 'btn btn-outline'}
    target="_blank"
    rel="noreferrer"
  >
    {text}
  </a>
);
