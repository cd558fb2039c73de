import { useState } from 'react';
import { Link } from 'react-router';
import { quantityText } from '#shared/catalogue/order-terms.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { loadOrderTexts } from '#shared/i18n/dictionary.ts';
import { FactDialog } from '../../features/deals/order-admin/fact-dialog.tsx';
import {
  CloseDialog,
  PaymentDialog,
  PhotoDialog,
  StepsDialog,
} from '../../features/deals/order-admin/order-dialogs.tsx';
import { type FactWish, Milestones } from '../../features/deals/order-admin/milestones.tsx';
import { SupplierLinkDialog, SupplierLinks } from '../../features/deals/order-admin/supplier-links.tsx';
import { Inspections } from '../../features/deals/order-admin/inspections.tsx';
import { Payments } from '../../features/deals/order-admin/payments.tsx';
import { Shipments } from '../../features/deals/order-admin/shipments.tsx';
import { Receipts } from '../../features/deals/order/receipts.tsx';
import { dayText, sumText } from '../../features/deals/quote-admin/quote-words.ts';
import { useQuoteNews } from '../../features/deals/quote-admin/use-quote-news.ts';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { onStaffServer } from '../../lib/page-loader.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Titled } from '../../ui/titled.tsx';
import type { Route } from './+types/order.ts';

/** /admin/orders/{id}: what was promised and kept, the money, and the evidence. */
export const loader = onStaffServer('staff', async ({ services, user }, { params }: Route.LoaderArgs) => {
  const [order, supplied, texts] = await Promise.all([
    services.orders.read(user, params.id),
    services.supplierLinks.list(user, params.id),
    loadOrderTexts(spokenLanguage()),
  ]);
  const reference = await services.reference.ofShipments(
    order.shipments.flatMap(({ toPort }) => toPort ?? []),
  );
  return {
    meta: { title: `${order.number} · ${order.contactName}` },
    order,
    supplied,
    texts,
    reference,
    today: officeDay(),
  };
});

export default function Order({ loaderData }: Route.ComponentProps) {
  const { order, supplied, texts, reference, today } = loaderData;
  const { number, contactName, companyName, requestId, state, closedAs } = order;
  const { t: site } = useTexts();
  const [wish, setWish] = useState<FactWish | null>(null);
  const [opened, setOpened] = useState<'payment' | 'steps' | 'close' | 'supplier' | null>(null);
  useQuoteNews(requestId);
  const common = { order, texts, today, onClose: () => setOpened(null) };
  const wished = { ...common, onClose: () => setWish(null) };
  return (
    <div className="grid gap-3">
      <Link to="/admin/orders" className="link inline-flex items-center gap-1 justify-self-start">
        <Icon name="left" className="size-4" />
        {ta('order.back')}
      </Link>
      <header>
        <h1 className="h1">
          <span className="inline-block">{number}</span> · {contactName}
          {companyName ? `, ${companyName}` : null}
        </h1>
        {closedAs ? (
          <p>{ta('order.closedAs', { end: ta(`order.ends.${closedAs}`), text: order.closedText ?? '' })}</p>
        ) : state.next ? (
          <p className="font-semibold">
            {ta('order.nextIs', { step: texts.steps[state.next], by: ta(`order.by.${state.turn}`) })}
          </p>
        ) : null}
        {state.isQuiet ? (
          <p className="text-laterite">{ta('order.quietFor', { count: state.daysQuiet })}</p>
        ) : null}
      </header>
      <div className="quote-page">
        <div className="grid grid-cols-1 content-start gap-3">
          <Milestones order={order} texts={texts} onWish={setWish} />
          <Inspections order={order} texts={texts} today={today} />
          <Shipments order={order} texts={texts} reference={reference} onWish={setWish} />
        </div>
        <aside className="quote-aside grid content-start gap-3">
          <SupplierLinks
            {...{ order, supplied, texts }}
            onMake={() => setOpened('supplier')}
            onWish={setWish}
          />
          <Payments order={order} onAdd={() => setOpened('payment')} />
          <Titled id="goods" title={ta('order.goods')} className="card quote-box text-sm">
            <ul className="grid gap-2">
              {order.lines.map((line) => (
                <li key={line.lineId}>
                  <span className="font-semibold">{line.name}</span>
                  <span className="block text-muted">
                    {[
                      line.option,
                      quantityText({ saleUnit: line.saleUnit, minimumOrderQuantity: line.quantity }, site),
                      sumText(line.goodsMinor, order.currency),
                    ].join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
            <Receipts order={order} texts={texts} dayText={dayText} />
            <p className="text-muted">
              {order.incoterm} {order.namedPlace} · {ta(`order.modes.${order.mode}`)}
            </p>
            <Link to={`/admin/quotes/${requestId}`} className="link">
              {ta('nouns.quote')}
            </Link>
          </Titled>
          {closedAs ? null : (
            <div className="flex flex-wrap gap-1">
              <Button className="btn btn-outline btn-sm" onClick={() => setOpened('steps')}>
                {ta('order.chooseSteps')}
              </Button>
              <Button className="btn btn-danger btn-sm" onClick={() => setOpened('close')}>
                {ta('order.close')}
              </Button>
            </div>
          )}
        </aside>
      </div>
      {wish?.kind === 'photo' ? <PhotoDialog {...wished} step={wish.step} /> : null}
      {wish && wish.kind !== 'photo' ? <FactDialog {...wished} {...wish} kind={wish.kind} /> : null}
      {opened === 'supplier' ? <SupplierLinkDialog {...common} /> : null}
      {opened === 'payment' ? <PaymentDialog {...common} /> : null}
      {opened === 'steps' ? <StepsDialog {...common} /> : null}
      {opened === 'close' ? <CloseDialog {...common} /> : null}
    </div>
  );
}
