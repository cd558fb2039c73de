import type { ReactNode } from 'react';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { type OfferTranslate, type OfferWriter, validityTexts } from '#shared/deals/offer-texts.ts';
import { depositOf, type OfferTotals } from '#shared/deals/quote-totals.ts';
import type { BuyerQuote, SentRevision } from '#shared/deals/quote.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { ReplyPromise } from '../../../lib/reply-promise.tsx';

type Props = {
  quote: BuyerQuote;
  /** The shown revision with the sums of the current choice; null if there is none yet. */
  shown: SentRevision | null;
  totals: OfferTotals | null;
  /** Whether the shown revision can be accepted. */
  isOpen: boolean;
  isAccepted: boolean;
  t: OfferTranslate;
  write: OfferWriter;
  /** Links to the documents. */
  papers: ReactNode;
  /** What comes next, and the forms of this state. */
  children: ReactNode;
};

/** The state of the request, the total of the current choice, and what to do: first on a phone, beside the offer on a wide screen. */
export function OfferCard({ quote, shown, totals, isOpen, isAccepted, papers, t, write, children }: Props) {
  const { locale } = useTexts();
  const isWaiting = quote.stage === 'new' || quote.stage === 'ours' || quote.stage === 'factory';
  return (
    <aside className="offer-card card grid gap-2 p-4">
      <p role="status">
        <strong>{t(`stage.${quote.stage}`)}</strong>{' '}
        <span className="block text-sm text-muted">
          {t('since', { moment: formatDate(localeTags[locale], 'moment', quote.turnSince, quote.timeZone) })}
        </span>
      </p>
      {isWaiting ? (
        <p className="text-sm">
          <ReplyPromise />
        </p>
      ) : null}
      {shown && totals ? (
        <>
          <p aria-live="polite">
            <span className="block text-sm text-muted">{t(isOpen ? 'chosenTotal' : 'total')}</span>
            <strong className="offer-sum price">{write.money(totals.totalMinor)}</strong>
          </p>
          {isAccepted ? null : <Terms shown={shown} totals={totals} t={t} write={write} />}
        </>
      ) : null}
      {isOpen ? (
        <>
          <p className="text-sm">{t('todo')}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-2 print-hidden">
            <a href="#accept" className="btn btn-primary offer-to-accept">
              {t('acceptNow')}
            </a>
            <a href="#ask" className="btn btn-outline">
              {t('ask')}
            </a>
            {papers}
          </p>
        </>
      ) : null}
      {children}
      {isOpen ? null : <p className="flex flex-wrap gap-2 print-hidden empty:hidden">{papers}</p>}
    </aside>
  );
}

type TermsProps = Pick<Props, 't' | 'write'> & { shown: SentRevision; totals: OfferTotals };

/** What is paid first, and until when the offer is valid. */
function Terms({ shown: { offer, revision }, totals, t, write }: TermsProps) {
  const { locale, t: shared } = useTexts();
  const validity = validityTexts(offer, locale);
  return (
    <>
      {offer.kind === 'goods' && offer.depositPercent > 0 ? (
        <p>
          {shared('common.labelled', { label: t('deposit', { percent: offer.depositPercent }), value: '' })}
          <strong className="price">{write.money(depositOf(offer, totals.totalMinor))}</strong>
        </p>
      ) : null}
      <p>
        {t('validUntil', { day: validity.day })}
        <span className="block text-sm text-muted">
          {t('validZones', validity)} · {t('revision', { revision })}
        </span>
      </p>
    </>
  );
}
