import { type ReactNode, useState } from 'react';
import { quantityText } from '#shared/catalogue/order-terms.ts';
import type { Locale } from '#shared/base/locale.ts';
import type { StepState } from '#shared/deals/order-state.ts';
import type { BuyerOrder } from '#shared/deals/order.ts';
import { referenceText } from '#shared/deals/reference-rules.ts';
import {
  agentDays,
  carriers,
  dayAfter,
  freeTimeOf,
  type ShipmentReference,
} from '#shared/deals/shipment-rules.ts';
import type { Shipment } from '#shared/deals/shipment.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { copyText } from '../../../lib/copy-text.ts';

type Props = {
  order: Pick<BuyerOrder, 'lines'>;
  shipment: Shipment;
  steps: readonly StepState[];
  texts: OrderTexts;
  reference: ShipmentReference;
  /** Language of the reader, and how days are written there. */
  locale: Locale;
  dayText: (day: string) => string;
  /** Whether the number of the bill of lading is not shown yet. */
  isMasked?: boolean;
};

/** What is known of a shipment: goods, carrier, numbers to look for, and the free days in the port. */
export function ShipmentFacts(props: Props) {
  const { order, shipment, steps, texts, reference, locale, dayText, isMasked = false } = props;
  const t = createTranslator(locale, texts);
  const { t: shared } = useTexts();
  const { carrier, vessel, voyage, fromPort, toPort, containers, ladingKind, ladingNumber } = shipment;
  const words = texts.shipments;
  const portText = (code: string | null) => {
    const row = reference.ports.find((one) => one.code === code);
    return row ? `${referenceText(row.name, locale)} (${code})` : code;
  };
  const at = (step: StepState['step']) => steps.find((one) => one.step === step);
  const arrived = at('arrived');
  const free = freeTimeOf(
    arrived?.keptOn ?? null,
    shipment.freeDays,
    reference.freeTime[toPort?.slice(0, 2) ?? ''] ?? [],
  );
  const isOut = at('collected')?.keptOn;
  const link = carrier === null ? undefined : carriers[carrier];
  return (
    <>
      <ul className="text-sm">
        {shipment.lines.map(({ lineId, quantity }) => {
          const line = order.lines.find((one) => one.lineId === lineId);
          if (!line) return null;
          return (
            <li key={lineId}>
              {shared('common.labelled', {
                label: line.name,
                value: quantityText({ saleUnit: line.saleUnit, minimumOrderQuantity: quantity }, shared),
              })}
            </li>
          );
        })}
      </ul>
      <dl className="shipment-facts text-sm">
        <Fact name={words.carrier}>
          {link ? (
            <a href={link} className="link" target="_blank" rel="noreferrer">
              {carrier}
            </a>
          ) : (
            carrier
          )}
        </Fact>
        <Fact name={words.vessel}>{[vessel, voyage].filter(Boolean).join(' · ')}</Fact>
        <Fact name={words.route}>{[portText(fromPort), portText(toPort)].filter(Boolean).join(' – ')}</Fact>
        {containers.map(({ number, type, seal }) => (
          <Fact key={number} name={words.container}>
            <span className="inline-flex flex-wrap items-center gap-x-2">
              <span className="break-all">{number}</span>
              <CopyNumber number={number} texts={texts} />
              <span className="text-muted">
                {[words.types[type], seal ? t('shipments.seal', { seal }) : ''].filter(Boolean).join(' · ')}
              </span>
            </span>
          </Fact>
        ))}
        <Fact name={words.lading}>
          {[
            ladingKind ? words.kinds[ladingKind] : '',
            ladingNumber ?? (ladingKind && isMasked ? words.hidden : ''),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
      </dl>
      {arrived?.promised && !arrived.keptOn ? (
        <p className="text-sm">
          {t('shipments.agent', { day: dayText(dayAfter(arrived.promised, -agentDays)) })}
        </p>
      ) : null}
      {free && !isOut && shipment.mode !== 'courier' ? (
        <p className="text-sm">
          {free.lastDay ? <strong>{t('shipments.lastFree', { day: dayText(free.lastDay) })} </strong> : null}
          {t(free.isConfirmed ? 'shipments.freeConfirmed' : 'shipments.freeUsual', { count: free.days })}{' '}
          {free.cost ? t('shipments.afterwards', { low: free.cost.low, high: free.cost.high }) : null}{' '}
          {words.askCarrier}
          {free.sources.map(({ source, checkedOn }) => (
            <span key={source} className="block text-muted">
              {t('shipments.source', { source, day: dayText(checkedOn) })}
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}

/** A fact and its name; nothing if it is not known. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

/** Copies the number of a container. */
function CopyNumber({ number, texts }: { number: string; texts: OrderTexts }) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const { copy, copied } = texts.shipments;
  return (
    <button
      type="button"
      className="link script-only print-hidden min-h-11 px-1"
      aria-label={t('common.labelled', { label: isCopied ? copied : copy, value: number })}
      onClick={() => void copyText(number).then(setCopied)}
    >
      {isCopied ? copied : copy}
    </button>
  );
}
