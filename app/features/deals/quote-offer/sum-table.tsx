import type { ReactNode } from 'react';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { OfferTranslate, OfferWriter } from '#shared/deals/offer-texts.ts';
import type { SentOffer } from '#shared/deals/quote-offer.ts';
import { useTexts } from '../../../lib/i18n.tsx';

/** One sum of an offer in minor units, with an optional note. */
export type Sum = { label: string; note?: string | null; amount: number };

type Props = {
  offer: SentOffer;
  sums: readonly Sum[];
  total: number;
  /** The parts in which the total is paid. */
  parts?: readonly Sum[];
  t: OfferTranslate;
  write: OfferWriter;
};

/** All sums of an offer, the total, and the exchange rates that were used. */
export function SumTable({ offer, sums, total, parts, t, write }: Props) {
  const { locale } = useTexts();
  const row = ({ label, note, amount }: Sum, key: number): ReactNode => (
    <div key={key}>
      <dt>
        {label}
        {note ? <span className="text-sm font-normal text-muted"> {note}</span> : null}
      </dt>
      <dd className="price">{write.money(amount)}</dd>
    </div>
  );
  return (
    <>
      <dl className="offer-sums">
        {/* Keyed by position: two charges may be of the same kind. */}
        {sums.map(row)}
        <div className="offer-total">
          <dt>{t('total')}</dt>
          <dd className="price">{write.money(total)}</dd>
        </div>
        {parts?.map(row)}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {t('nothingHidden')}{' '}
        {t('rates', { day: formatDate(localeTags[locale], 'day', offer.rates.date, 'UTC') })}
      </p>
    </>
  );
}
