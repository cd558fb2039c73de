import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { QuoteOfferTexts } from '#shared/i18n/en/quote-offer.ts';
import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import type { OfferChoice } from '#shared/quote-offer.ts';
import { revisionBefore } from '#shared/quote-difference.ts';
import type { BuyerQuote, SentRevision } from '#shared/quote.ts';
import { callApi } from '../../lib/api.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { useSubmit } from '../../lib/use-submit.ts';
import { toast } from '../../ui/toast.ts';
import type { ActFault } from './act-form.tsx';
import { AcceptFields } from './answer-forms.tsx';
import { readChoice, tooFew, totalsOf } from './choice.ts';
import { OfferDoor } from './offer-door.tsx';
import { OfferLine } from './offer-line.tsx';
import { OfferSums } from './offer-sums.tsx';
import { SampleLine } from './sample-line.tsx';
import { SampleSums } from './sample-sums.tsx';
import { TermSteps } from './term-steps.tsx';
import { offerWriter, validityTexts } from '#shared/offer-texts.ts';
import { RevisionChanges } from './revision-changes.tsx';

type Props = {
  texts: QuoteOfferTexts;
  landedTexts: LandedCostTexts | null;
  quote: BuyerQuote;
  /** The last part of the page's secret address. */
  code: string;
  shown: SentRevision;
  isNewest: boolean;
  choice: OfferChoice;
  requestKey: string;
  fault: ActFault | null;
  onAsk: (lineId: string) => void;
};

/** An offer as one form: the choice for each line, the resulting sums, and the acceptance. */
export function OfferForm(props: Props) {
  const { texts, quote, code, shown, isNewest, requestKey, fault, onAsk } = props;
  const { locale, t } = useTexts(texts);
  const { offer } = shown;
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const isSample = offer.kind === 'sample';
  const accepted = [quote.accepted, quote.sampleAccepted].find((one) => one?.revision === shown.revision);
  const [choice, setChoice] = useState(accepted?.choice ?? props.choice);
  // Fields that the buyer changed before React started hold the current choice.
  const readFields = () => setChoice(choiceOf(form.current!, offer.lines));
  useEffect(() => setChoice(choiceOf(form.current!, offer.lines)), [offer.lines]);
  const isOpen = isNewest && quote.stage === 'buyer' && !accepted;
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isBusy, onSubmit } = useSubmit({
    send: (values) =>
      callApi('POST /api/buyer-quotes/:code/accept', {
        params: { code },
        form: {
          offerId: shown.id,
          hash: shown.hash,
          name: values['name'],
          isAgreed: values['isAgreed'] === 'on',
          choice: choiceOf(form.current!, offer.lines),
          requestKey,
        },
      }),
    onDone: () => {
      toast({ title: t('stage.accepted') });
      void revalidate();
      scrollTo({ top: 0 });
    },
    onFail: setFailure,
    networkText: t('noAnswer'),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter;
    // "Recalculate" is for browsers without script.
    if (button?.getAttribute('formmethod') !== 'get') return onSubmit(event);
    event.preventDefault();
    readFields();
  };

  const write = offerWriter(locale, t, offer.currency);
  const totals = totalsOf(offer, choice);
  const few = tooFew(choice, offer.lines);
  const own = fault?.intent === 'accept' ? fault : null;
  const shownErrors = Object.keys(errors).length > 0 ? errors : (own?.errors ?? {});
  const validity = validityTexts(offer, locale);
  const before = revisionBefore(quote.revisions, shown);
  const place = offer.namedPlace;
  const term = isSample ? t('sample.by', { place }) : t('term', { incoterm: offer.incoterm, place });
  const canChoose = !isSample || offer.lines.length > 1;
  const Sums = isSample ? SampleSums : OfferSums;
  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      onInput={readFields}
      noValidate
      className="grid gap-5"
      // The sums must follow the choice without a connection too, so load React before the first touch.
      data-needs-react-visible={isOpen ? '' : undefined}
    >
      {/* Enter uses the first button of a form, so the first one only computes. */}
      <button type="submit" formMethod="get" className="sr-only" tabIndex={-1} aria-hidden="true">
        {t('recalculate')}
      </button>
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="requestKey" value={requestKey} />
      <input type="hidden" name="offerId" value={shown.id} />
      <input type="hidden" name="hash" value={shown.hash} />
      <input type="hidden" name="seenTotal" value={totals?.totalMinor ?? ''} />
      <p>
        <strong>{t('revision', { revision: shown.revision })}</strong> ·{' '}
        <strong>{t('validUntil', { day: validity.day })}</strong>
        <span className="block text-sm text-muted">{t('validZones', validity)}</span>
      </p>
      {before ? (
        <RevisionChanges
          before={before}
          after={shown}
          t={t}
          write={write}
          beforeMoney={offerWriter(locale, t, before.offer.currency).money}
        />
      ) : null}
      <section aria-labelledby="lines-title">
        <h2 id="lines-title" className="h2">
          {t(isSample ? 'sample.title' : 'lines')}
        </h2>
        {isOpen && canChoose ? (
          <p className="lead mt-1">{t(isSample ? 'sample.hint' : 'chooseHint')}</p>
        ) : null}
        <ul className="mt-3 grid gap-3">
          {offer.lines.map((line) => {
            const common = {
              // A line that the acceptance does not name is left out.
              chosen: choice.find(({ lineId }) => lineId === line.id) ?? {
                lineId: line.id,
                optionId: null,
                quantity: line.quantity,
              },
              total: totals?.lines.find(({ lineId }) => lineId === line.id),
              isOpen,
              canLeaveOut: offer.lines.length > 1,
              t,
              write,
              onAsk,
            };
            const { sample } = line;
            return sample ? (
              <SampleLine key={line.id} {...common} line={{ ...line, sample }} />
            ) : (
              <OfferLine key={line.id} {...common} line={line} least={few.get(line.id)} />
            );
          })}
        </ul>
        {isOpen && canChoose ? (
          <button
            type="submit"
            formMethod="get"
            className="btn btn-outline no-script-only mt-3"
            data-plain=""
          >
            {t('recalculate')}
          </button>
        ) : null}
      </section>
      <section className="card p-4" aria-labelledby="sums-title">
        <h2 id="sums-title" className="h3">
          {t('sums')}
        </h2>
        <p className="text-sm">{term}</p>
        {totals ? (
          <div aria-live="polite" className="sums-box">
            <Sums offer={offer} totals={totals} t={t} write={write} />
          </div>
        ) : null}
      </section>
      {isSample ? null : <TermSteps term={offer.incoterm} t={t} />}
      {offer.landed && props.landedTexts && totals ? (
        <OfferDoor offer={offer} landed={offer.landed} totals={totals} texts={props.landedTexts} />
      ) : null}
      {offer.terms ? (
        <section className="card p-4" aria-labelledby="terms-title">
          <h2 id="terms-title" className="h3">
            {t('terms')}
          </h2>
          <p className="mt-1 whitespace-pre-line">{offer.terms}</p>
        </section>
      ) : null}
      {isOpen && totals ? (
        <AcceptFields
          revision={shown}
          isSample={isSample}
          total={write.money(totals.totalMinor)}
          term={term}
          name={own?.values['name'] ?? quote.contactName}
          errors={shownErrors}
          isBusy={isBusy}
          failure={failure ?? own?.message ?? null}
          t={t}
        />
      ) : null}
    </form>
  );
}

function choiceOf(form: HTMLFormElement, lines: Parameters<typeof readChoice>[1]): OfferChoice {
  const data = new FormData(form);
  // The form data does not contain the fields of a disabled group.
  const fieldOf = (name: string) => {
    const value = data.get(name) ?? readField(form, name);
    return typeof value === 'string' ? value : null;
  };
  return readChoice(fieldOf, lines);
}

function readField(form: HTMLFormElement, name: string): string | null {
  const field = form.elements.namedItem(name);
  return field instanceof RadioNodeList || field instanceof HTMLInputElement ? field.value : null;
}
