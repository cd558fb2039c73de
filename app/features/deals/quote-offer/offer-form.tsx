import { type SubmitEvent, useEffect, useRef } from 'react';
import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import { type OfferWriter, offerWriter } from '#shared/deals/offer-texts.ts';
import { revisionBefore } from '#shared/deals/quote-difference.ts';
import type { OfferChoice } from '#shared/deals/quote-offer.ts';
import type { OfferTotals } from '#shared/deals/quote-totals.ts';
import type { Acceptance, BuyerQuote, SentRevision } from '#shared/deals/quote.ts';
import { callApi } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { ownFault, wholeFault } from './act-form.tsx';
import { AcceptFields, AskFields, AskFrame, type Common, sendQuestion } from './answer-forms.tsx';
import { keepInAddress, readChoice, tooFew } from './choice.ts';
import { OfferDoor } from './offer-door.tsx';
import { AcceptedLine, OfferLine } from './offer-line.tsx';
import { OfferSums } from './offer-sums.tsx';
import { RevisionChanges } from './revision-changes.tsx';
import { SampleLine } from './sample-line.tsx';
import { SampleSums } from './sample-sums.tsx';
import { TermSteps } from './term-steps.tsx';
import { useAct } from './use-act.ts';

type Props = Common & {
  landedTexts: LandedCostTexts;
  quote: BuyerQuote;
  shown: SentRevision;
  /** Whether the offer can be accepted. */
  isOpen: boolean;
  /** The acceptance of the shown revision. */
  accepted: Acceptance | undefined;
  onChoose: (choice: OfferChoice) => void;
  /** The sums of the choice; null if they are too large to show. */
  totals: OfferTotals | null;
  write: OfferWriter;
  topics: readonly { id: string; name: string }[];
  /** What the question is about. */
  about: string;
  onAbout: (id: string) => void;
};

/**
 * An offer as one form: the choice for each line, the resulting sums, and while it is open the acceptance and the
 * question, so that each also sends the choice.
 */
export function OfferForm(props: Props) {
  const { code, shown, isOpen, accepted, choice, onChoose, totals, requestKey, fault, onAbout } = props;
  const { quote, t, write } = props;
  const { locale } = useTexts();
  const { offer } = shown;
  const form = useRef<HTMLFormElement>(null);
  const isSample = offer.kind === 'sample';
  const readFields = () => {
    const next = choiceOf(form.current!, offer.lines);
    onChoose(next);
    if (JSON.stringify(next) !== JSON.stringify(choice)) keepInAddress(next, shown.id);
  };
  // Fields that the buyer changed before React started hold the current choice.
  useEffect(() => {
    if (isOpen) onChoose(choiceOf(form.current!, offer.lines));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only once: later changes are seen by onInput
  }, []);
  const acceptance = useAct({
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
    onDone: () => scrollTo({ top: 0 }),
    done: t('event.accepted', { revision: shown.revision }),
    noAnswer: t('noAnswer'),
  });
  const question = useAct({
    send: (values) => sendQuestion(props, values),
    onDone: () => onAbout(''),
    done: t('event.question'),
    noAnswer: t('noAnswer'),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    if (button?.value === 'accept') return acceptance.onSubmit(event);
    if (button?.value === 'ask') return question.onSubmit(event);
    // "Recalculate" is for browsers without script.
    event.preventDefault();
    readFields();
  };

  const few = tooFew(choice, offer.lines);
  const accepting = ownFault(fault, 'accept', acceptance.errors);
  const asking = ownFault(fault, 'ask', question.errors);
  const before = revisionBefore(quote.revisions, shown);
  const place = offer.namedPlace;
  const term = isSample ? t('sample.by', { place }) : t('term', { incoterm: offer.incoterm, place });
  const canChoose = !isSample || offer.lines.length > 1;
  const Sums = isSample ? SampleSums : OfferSums;
  // What was not accepted is not shown.
  const lines = accepted
    ? offer.lines.filter(({ id }) => totals?.lines.some(({ lineId }) => lineId === id))
    : offer.lines;
  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      onInput={(event) => {
        acceptance.onInput(event);
        question.onInput(event);
        if (isOpen) readFields();
      }}
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      {/* Enter uses the first button of a form, so the first one only computes. */}
      {isOpen ? (
        <button type="submit" formMethod="get" className="sr-only" tabIndex={-1} aria-hidden="true">
          {t('recalculate')}
        </button>
      ) : null}
      <input type="hidden" name="requestKey" value={requestKey} />
      <input type="hidden" name="offerId" value={shown.id} />
      <input type="hidden" name="hash" value={shown.hash} />
      <input type="hidden" name="seenTotal" value={totals?.totalMinor ?? ''} />
      {before && !accepted ? (
        <RevisionChanges
          before={before}
          after={shown}
          t={t}
          write={write}
          beforeMoney={offerWriter(locale, t, before.offer.currency).money}
        />
      ) : null}
      <Titled
        id="lines-title"
        title={t(isSample ? 'sample.title' : accepted ? 'chosenLines' : 'lines')}
        look="h2"
      >
        <ul className="mt-2 grid gap-3">
          {lines.map((line) => {
            const total = totals?.lines.find(({ lineId }) => lineId === line.id);
            const common = {
              // A line that the acceptance does not name is left out.
              chosen: choice.find(({ lineId }) => lineId === line.id) ?? {
                lineId: line.id,
                optionId: null,
                quantity: line.quantity,
              },
              total,
              isOpen,
              canLeaveOut: offer.lines.length > 1 && !accepted,
              t,
              write,
              onAsk: onAbout,
            };
            const { sample } = line;
            if (sample) return <SampleLine key={line.id} {...common} line={{ ...line, sample }} />;
            return accepted ? (
              <AcceptedLine key={line.id} line={line} total={total!} write={write} />
            ) : (
              <OfferLine key={line.id} {...common} line={line} least={few.get(line.id)} />
            );
          })}
        </ul>
        {isOpen && canChoose ? (
          <button type="submit" formMethod="get" className="btn btn-outline no-script-only mt-3">
            {t('recalculate')}
          </button>
        ) : null}
      </Titled>
      <Titled id="sums-title" title={t('sums')} className="card p-4">
        <p className="text-sm">{term}</p>
        {totals ? <Sums offer={offer} totals={totals} t={t} write={write} /> : null}
      </Titled>
      {isSample ? null : <TermSteps term={offer.incoterm} t={t} />}
      {offer.landed && totals ? (
        <OfferDoor offer={offer} landed={offer.landed} totals={totals} texts={props.landedTexts} />
      ) : null}
      {offer.terms ? (
        <Titled id="terms-title" title={t('terms')} className="card p-4">
          <p className="mt-1 whitespace-pre-line">{offer.terms}</p>
        </Titled>
      ) : null}
      {isOpen && totals ? (
        <>
          <p className="offer-bar print-hidden">
            <span>
              <span className="block text-sm text-muted">{t('total')}</span>
              <strong className="price">{write.money(totals.totalMinor)}</strong>
            </span>
            <a href="#accept" className="btn btn-primary">
              {t('acceptNow')}
            </a>
          </p>
          <AcceptFields
            revision={shown}
            isSample={isSample}
            total={write.money(totals.totalMinor)}
            term={term}
            name={accepting.own?.values['name'] ?? quote.contactName}
            errors={accepting.errors}
            isBusy={acceptance.isBusy}
            failure={acceptance.failure ?? wholeFault(accepting.own)}
            t={t}
          />
        </>
      ) : null}
      {isOpen ? (
        <AskFrame {...props}>
          <AskFields
            {...props}
            errors={asking.errors}
            isBusy={question.isBusy}
            failure={question.failure ?? wholeFault(asking.own)}
          />
        </AskFrame>
      ) : null}
    </form>
  );
}

function choiceOf(form: HTMLFormElement, lines: Parameters<typeof readChoice>[1]): OfferChoice {
  const data = new FormData(form);
  return readChoice((name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : null;
  }, lines);
}
