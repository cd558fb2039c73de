import { formatDate } from '#shared/base/formatting.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import { leadTimeDays } from '#shared/base/money.ts';
import type { OfferTranslate, OfferWriter } from '#shared/deals/offer-texts.ts';
import { leadTimeText } from '#shared/catalogue/order-terms.ts';
import type { Translate } from '#shared/i18n/dictionary.ts';
import type { SentOffer } from '#shared/deals/quote-offer.ts';
import { depositOf } from '#shared/deals/quote-totals.ts';
import type { Acceptance } from '#shared/deals/quote.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { PaySafelyLink } from '../../../lib/pay-safely-link.tsx';

type Props = {
  accepted: Acceptance;
  offer: SentOffer;
  isOver: boolean;
  /** Whether the proforma invoice of this acceptance exists. */
  hasProforma: boolean;
  now: number;
  /** The buyer's, in which all times of the page are. */
  timeZone: string;
  t: OfferTranslate;
  write: OfferWriter;
};

/** What was accepted, and what happens next, with sums and dates. */
export function NextSteps(props: Props) {
  const { accepted, offer, isOver, hasProforma, timeZone, t, write } = props;
  const { locale, t: shared } = useTexts();
  const { totals } = accepted;
  const isSample = offer.kind === 'sample';
  const steps = isSample
    ? [t('sample.paid', { total: write.money(totals.totalMinor) }), t('sample.next')]
    : goodsSteps(props, locale, shared);
  return (
    <>
      <p className="text-sm">
        {t(isSample ? 'sample.acceptedBy' : 'acceptedBy', {
          name: accepted.name,
          moment: formatDate(localeTags[locale], 'moment', accepted.at, timeZone),
          revision: accepted.revision,
          total: write.money(totals.totalMinor),
        })}
      </p>
      {isOver ? null : (
        <>
          <h2 className="h3 mt-1">{t('next.title')}</h2>
          <ol className="offer-next grid gap-2">
            <li>
              {t(hasProforma ? 'next.ready' : 'next.waits')}{' '}
              <PaySafelyLink text={shared('footer.paySafely')} />
            </li>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** Deposit, production, balance and delivery of accepted goods. */
function goodsSteps({ accepted, offer, now, timeZone, t, write }: Props, locale: Locale, site: Translate) {
  const { totals } = accepted;
  const deposit = depositOf(offer, totals.totalMinor);
  const rest = totals.totalMinor - deposit;
  const leadTimes = totals.lines.map(({ lineId, optionId }) => {
    const line = offer.lines.find(({ id }) => id === lineId);
    return line?.options.find(({ id }) => id === optionId)?.leadTime ?? null;
  });
  const day = (after: number) =>
    formatDate(localeTags[locale], 'day', new Date(now + after * 86_400_000), timeZone);
  const days = leadTimeDays(leadTimes);
  const time = days && leadTimeText(`${days.join('-')} days`, locale, site);
  return [
    deposit > 0 && t('next.deposit', { amount: write.money(deposit), percent: offer.depositPercent }),
    time ? t('next.making', { time }) : t('next.readyOpen'),
    days && t('next.readyOn', { days: [...new Set(days)].map(day).join(' – ') }),
    rest > 0 && t('next.balance', { amount: write.money(rest) }),
    t('next.delivery', {
      term: t('term', { incoterm: offer.incoterm, place: offer.namedPlace }),
    }),
  ].filter((step) => typeof step === 'string');
}
