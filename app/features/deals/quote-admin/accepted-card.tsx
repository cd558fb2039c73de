import type { ReactNode } from 'react';
import type { Acceptance, StaffQuote } from '#shared/deals/quote.ts';
import { depositOf } from '#shared/deals/quote-totals.ts';
import { formatCount, ta } from '../../../lib/admin-text.ts';
import { Titled } from '../../../ui/titled.tsx';
import { sumText } from './quote-words.ts';

type Props = {
  quote: StaffQuote;
  accepted: Acceptance;
  /** Names of products in the reader's language. */
  names: Readonly<Record<string, string>>;
};

/** What the buyer has accepted: each line with its option, quantity, price and sum, the charges and the deposit. */
export function AcceptedCard({ quote, accepted: { revision, totals }, names }: Props) {
  const offer = quote.revisions.find((one) => one.revision === revision)?.offer;
  if (!offer) return null;
  const money = (minor: number) => sumText(minor, offer.currency);
  const deposit = depositOf(offer, totals.totalMinor);
  const id = `accepted-${revision}`;
  return (
    <Titled id={id} title={ta('quote.acceptedTitle', { revision })} className="card quote-box text-sm">
      <table className="w-full">
        <tbody>
          {totals.lines.map(({ lineId, optionId, quantity, unitMinor, goodsMinor }) => {
            const line = offer.lines.find((one) => one.id === lineId);
            const option = line?.options.find((one) => one.id === optionId);
            return (
              <Sum
                key={lineId}
                sum={money(goodsMinor)}
                label={
                  <>
                    <span className="font-semibold">{names[line?.productId ?? ''] ?? line?.name}</span>
                    <span className="block text-muted">
                      {line && line.options.length > 1 ? `${option?.label} · ` : null}
                      {ta('quote.sending.perUnit', {
                        quantity: formatCount(quantity),
                        price: money(unitMinor),
                      })}
                    </span>
                  </>
                }
              />
            );
          })}
          {totals.charges.map(({ id: charge, kind, amountMinor }) => (
            <Sum key={charge} label={ta(`quote.chargeKinds.${kind}`)} sum={money(amountMinor)} />
          ))}
          <Sum label={ta('quote.offer.total')} sum={money(totals.totalMinor)} look="font-semibold" />
          {deposit > 0 ? (
            <Sum
              label={ta('quote.acceptedDeposit', { percent: offer.depositPercent })}
              sum={money(deposit)}
              isPart
            />
          ) : null}
        </tbody>
      </table>
    </Titled>
  );
}

type SumProps = { label: ReactNode; sum: string; look?: string; isPart?: boolean };

/** A row of the table. */
const Sum = ({ label, sum, look = 'font-normal', isPart }: SumProps) => (
  <tr className={isPart ? 'align-top' : 'line-t align-top'}>
    <th scope="row" className={`py-1 pr-3 text-start ${look}`}>
      {label}
    </th>
    <td className={`price py-1 text-end ${look}`}>{sum}</td>
  </tr>
);
