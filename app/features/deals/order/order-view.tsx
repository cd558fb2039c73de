import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { OfferWriter } from '#shared/deals/offer-texts.ts';
import { isPaid, type OrderStep } from '#shared/deals/order-rules.ts';
import { evidenceWords, nextWords } from '#shared/deals/order-words.ts';
import { paperDays } from '#shared/deals/order-calendar.ts';
import type { LandedBasis } from '#shared/deals/reference.ts';
import { referenceText } from '#shared/deals/reference-rules.ts';
import { photosOf } from '#shared/deals/inspection-rules.ts';
import type { BuyerOrder } from '#shared/deals/order.ts';
import type { ShipmentReference } from '#shared/deals/shipment-rules.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { pathOf } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { PageStyle } from '../../../lib/page-style.tsx';
import { PaySafelyLink } from '../../../lib/pay-safely-link.tsx';
import type { ActFault } from '../quote-offer/act-form.tsx';
import { InspectionView } from './inspection-view.tsx';
import { OrderPhoto, type PhotoAddress } from './order-photo.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { Receipts } from './receipts.tsx';
import { ShipmentFacts } from './shipment-facts.tsx';
import { StepFacts } from './step-facts.tsx';
import orderCss from './order.css?inline';
import { WeeklyForm } from './weekly-form.tsx';

type Props = {
  order: BuyerOrder;
  texts: OrderTexts;
  code: string;
  /** Link to the proforma invoice, by which the buyer pays; null if it is not made yet. */
  proforma: ReactNode;
  /** Says that nothing is to be paid before it is made. */
  noProforma: string;
  /** Ports of the shipments, and their free days. */
  reference: ShipmentReference;
  /** What the accepted offer says of the papers that the country requires. */
  landed: LandedBasis | null | undefined;
  write: OfferWriter;
  requestKey: string;
  /** What is wrong with the form that was sent without script. */
  fault: ActFault | null;
  /** Link to a question about a milestone. */
  renderAsk: (step: OrderStep) => ReactNode;
};

/** An order as its buyer follows it: what is asked now, what is late, the money, and the milestones. */
export function OrderView(props: Props) {
  const { order, texts, code, proforma, noProforma, reference, landed, write, requestKey, fault } = props;
  const { locale, t } = useTexts(texts);
  const { t: shared } = useTexts();
  const { state, closedAs } = order;
  const { next, turn, dueMinor } = state;
  const dayText = (day: string) => formatDate(localeTags[locale], 'day', day, 'UTC');
  const late = state.steps.filter(({ keptOn, daysLate }) => keptOn === null && daysLate > 0);
  const [report] = order.inspections;
  const ofReport = report ? photosOf(report.report, order.evidence).map(({ shown }) => shown) : [];
  const photoOf: PhotoAddress = (id, size) =>
    pathOf('GET /api/buyer-quotes/:code/photos/:id', { params: { code, id }, query: { size } });
  return (
    <div className="order-view grid grid-cols-1 content-start gap-4">
      <PageStyle name="order" css={orderCss} />
      <section className="card grid gap-2 p-4" aria-label={t('title', { number: order.number })}>
        {closedAs ? (
          <p role="status">{texts.closed[closedAs]}</p>
        ) : (
          <div role="status">
            {next && isPaid(next) && !proforma ? (
              <p className="font-semibold">{noProforma}</p>
            ) : turn === 'buyer' ? (
              <>
                <p className="text-sm text-muted">{t('turn.buyer')}</p>
                <p className="font-semibold">{nextWords(state, texts, t)}</p>
              </>
            ) : (
              <p className="font-semibold">{nextWords(state, texts, t)}</p>
            )}
            {dueMinor > 0 && proforma ? (
              <>
                <p>
                  <strong className="price">{t('due', { amount: write.money(dueMinor) })}</strong>
                </p>
                <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  {proforma}
                  <Link
                    to={`/quotes/${code}/file?kind=slip`}
                    className="link inline-flex min-h-11 items-center print-hidden"
                  >
                    {t('files.slip.link')}
                  </Link>
                  <PaySafelyLink text={shared('footer.paySafely')} />
                </p>
              </>
            ) : null}
          </div>
        )}
        {closedAs || late.length === 0 ? null : (
          <div className="notice notice-bad">
            {late.map(({ step, daysLate }) => (
              <p key={step}>
                {shared('common.labelled', {
                  label: texts.steps[step],
                  value: t('late', { count: daysLate }),
                })}
              </p>
            ))}
          </div>
        )}
        <h2 className="h3 mt-1">{t('payTitle')}</h2>
        <dl className="offer-sums">
          <div>
            <dt>{t('paid')}</dt>
            <dd className="price">{write.money(state.paidMinor)}</dd>
          </div>
          <div>
            <dt>{t('owed')}</dt>
            <dd className="price">{write.money(state.owedMinor)}</dd>
          </div>
        </dl>
        {order.payments.length > 0 ? (
          <ul className="text-sm text-muted">
            {order.payments.map(({ id, amountMinor, chargesMinor, receivedOn, isConfirmed }) => (
              <li key={id}>
                {[
                  t('received', { amount: write.money(amountMinor), day: dayText(receivedOn) }),
                  chargesMinor > 0 ? t('charges', { amount: write.money(chargesMinor) }) : null,
                  isConfirmed ? null : t('unconfirmed'),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
          </ul>
        ) : null}
        {order.slips.length > 0 ? (
          <p className="text-sm text-muted">{t('files.slips', { count: order.slips.length })}</p>
        ) : null}
      </section>
      <InspectionView
        order={order}
        texts={texts}
        code={code}
        requestKey={requestKey}
        fault={fault}
        dayText={dayText}
        photoOf={photoOf}
      />
      {order.shipments.length > 0 ? (
        <section className="card grid gap-3 p-4" aria-labelledby="shipments-title">
          <h2 id="shipments-title" className="h3">
            {t('shipments.title')}
          </h2>
          {order.shipments.map((shipment, index) => {
            const steps = state.shipments.find(({ id }) => id === shipment.id)?.steps ?? [];
            return (
              <article key={shipment.id} className="grid gap-2">
                {order.shipments.length > 1 ? (
                  <h3 className="font-semibold">{t('shipments.name', { number: index + 1 })}</h3>
                ) : null}
                <ShipmentFacts
                  order={order}
                  shipment={shipment}
                  steps={steps}
                  texts={texts}
                  reference={reference}
                  locale={locale}
                  dayText={dayText}
                  isMasked={state.owedMinor > 0}
                />
                {order.shipments.length > 1 ? (
                  <ol className="order-steps">
                    {steps.map((step) => (
                      <li key={step.step} className={step.keptOn ? 'is-done' : ''}>
                        <h4 className="font-semibold">{texts.steps[step.step]}</h4>
                        <StepFacts state={step} texts={texts} t={t} isNext={false} dayText={dayText} />
                      </li>
                    ))}
                  </ol>
                ) : null}
              </article>
            );
          })}
        </section>
      ) : null}
      <section className="card p-4" aria-labelledby="milestones-title">
        <h2 id="milestones-title" className="h3 mb-3">
          {t('milestones')}
        </h2>
        <ol className="order-steps">
          {state.steps.map((step) => (
            <li
              key={step.step}
              className={step.keptOn ? 'is-done' : step.step === next && !closedAs ? 'is-next' : ''}
              aria-current={step.step === next && !closedAs ? 'step' : undefined}
            >
              <div className="flex items-start justify-between gap-2">
                <h3 className="font-semibold">{texts.steps[step.step]}</h3>
                {closedAs ? null : props.renderAsk(step.step)}
              </div>
              <StepFacts
                order={order}
                state={step}
                texts={texts}
                t={t}
                isNext={step.step === next && !closedAs}
                dayText={dayText}
              />
              {order.evidence
                .filter((one) => one.step === step.step && !ofReport.includes(one))
                .map((one) => (
                  <figure key={one.id} className="mt-1 flex flex-wrap gap-3 text-sm">
                    <OrderPhoto evidence={one} photoOf={photoOf} t={t} />
                    <figcaption className="min-w-0 grow basis-[10rem]">
                      {evidenceWords(one, t, dayText)}
                      {one.limits ? (
                        <span className="block text-muted">{t('limits', { text: one.limits })}</span>
                      ) : null}
                    </figcaption>
                  </figure>
                ))}
            </li>
          ))}
        </ol>
      </section>
      {closedAs ? null : (
        <details className="card">
          <summary className="font-semibold">{t('calendar.title')}</summary>
          <ul className="mt-2">
            {paperDays(order, landed).map(({ row, latest }) => {
              const name = referenceText(row.name, locale);
              return (
                <li key={row.id}>
                  {latest
                    ? t('calendar.by', { name, day: dayText(latest) })
                    : t('calendar.unknown', { name })}
                </li>
              );
            })}
          </ul>
          <a
            className="link inline-flex min-h-11 items-center print-hidden"
            href={pathOf('GET /api/buyer-quotes/:code/calendar', { params: { code } })}
            download={`${order.number}.ics`}
          >
            {t('calendar.link')}
          </a>
        </details>
      )}
      {order.receipts.length > 0 ? (
        <section className="card grid gap-2 p-4" aria-label={texts.steps.delivered}>
          <Receipts order={order} texts={texts} dayText={dayText} />
          {closedAs ? null : (
            <Link
              to={`/quotes/${code}/file?kind=damage`}
              className="link inline-flex min-h-11 items-center print-hidden"
            >
              {t('files.damage.link')}
            </Link>
          )}
        </section>
      ) : null}
      {next && onTheWay.has(next) ? (
        <ReceiptForm order={order} texts={texts} code={code} requestKey={requestKey} fault={fault} />
      ) : null}
      <p className="flex flex-wrap gap-x-4 text-sm print-hidden">
        {(order.evidence.length > 0 ? ['', '?plain'] : ['']).map((query) => (
          <a
            key={query}
            className="link inline-flex min-h-11 items-center"
            href={`/quotes/${code}/save${query}`}
            download
          >
            {query ? texts.save.plain : texts.save.link}
          </a>
        ))}
        <Link to="/how-we-did" className="link inline-flex min-h-11 items-center">
          {shared('footer.howWeDid')}
        </Link>
      </p>
      {closedAs || order.hasWeeklyMail === null ? null : (
        <WeeklyForm
          hasIt={order.hasWeeklyMail}
          texts={texts}
          code={code}
          requestKey={requestKey}
          fault={fault}
        />
      )}
    </div>
  );
}

/** What comes next while goods may be delivered. */
const onTheWay = new Set<OrderStep>(['papers', 'arrived', 'cleared', 'collected', 'delivered']);
