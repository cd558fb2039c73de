import type { BuyerOrder } from '#shared/deals/order.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { useTexts } from '../../../lib/i18n.tsx';

type Props = { order: BuyerOrder; texts: OrderTexts; dayText: (day: string) => string };

/** What the buyer has counted, newest last. */
export function Receipts({ order, texts, dayText }: Props) {
  const { t } = useTexts(texts);
  return order.receipts.map(({ id, day, lines, text }) => (
    <div key={id} className="text-sm">
      <p className="font-semibold">{t('receipt.of', { day: dayText(day) })}</p>
      <ul>
        {lines.map(({ lineId, counted, damaged }) => {
          const line = order.lines.find((one) => one.lineId === lineId);
          return line ? (
            <li key={lineId}>
              {t('receipt.line', { name: line.name, counted, quantity: line.quantity, damaged })}
            </li>
          ) : null;
        })}
      </ul>
      {text ? <p className="whitespace-pre-line">{text}</p> : null}
    </div>
  ));
}
