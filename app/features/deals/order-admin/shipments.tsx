import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { StaffOrder } from '#shared/deals/order.ts';
import { restOf, type ShipmentReference } from '#shared/deals/shipment-rules.ts';
import type { Shipment } from '#shared/deals/shipment.ts';
import { fillText } from '#shared/i18n/translate.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { labelText, spokenLanguage, ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { dayText } from '../quote-admin/quote-words.ts';
import { ShipmentFacts } from '../order/shipment-facts.tsx';
import { type FactWish, StepButtons, StepSaid } from './milestones.tsx';
import { ShipmentDialog } from './shipment-dialog.tsx';

type Props = {
  order: StaffOrder;
  texts: OrderTexts;
  reference: ShipmentReference;
  onWish: (wish: FactWish) => void;
};

/** What travels together, with its own milestones; what is left can be added. */
export function Shipments({ order, texts, reference, onWish }: Props) {
  const [opened, setOpened] = useState<Shipment | 'new' | null>(null);
  const { isBusy, run } = useCall();
  // What is left is known once the page has followed.
  const isStale = useRevalidator().state === 'loading';
  const { id, shipments, state, closedAs } = order;
  const isLeft = restOf(order.lines, shipments).some(({ quantity }) => quantity > 0);
  const remove = (shipment: string) =>
    void run(() => callApi('DELETE /api/orders/:id/shipments/:shipment', { params: { id, shipment } }), {
      failed: ta('order.failed'),
    });
  return (
    <Titled id="shipments" title={texts.shipments.title} className="card quote-box">
      {shipments.map((shipment, index) => {
        const steps = state.shipments.find((one) => one.id === shipment.id)?.steps ?? [];
        const name = fillText(texts.shipments.name, { number: index + 1 });
        const hasFacts = order.facts.some(({ shipmentId }) => shipmentId === shipment.id);
        return (
          <article key={shipment.id} className="grid gap-2" aria-labelledby={`shipment-${shipment.id}`}>
            <div className="flex flex-wrap items-center gap-2">
              <h3 id={`shipment-${shipment.id}`} className="grow font-semibold">
                {name}
              </h3>
              {closedAs ? null : (
                <>
                  <Button
                    className="btn btn-outline btn-sm"
                    aria-label={labelText(ta('order.shipment.edit'), name)}
                    onClick={() => setOpened(shipment)}
                  >
                    {ta('order.shipment.edit')}
                  </Button>
                  {hasFacts ? null : (
                    <Button
                      className="btn btn-outline btn-sm"
                      aria-label={labelText(ta('order.shipment.remove'), name)}
                      isOff={isBusy}
                      onClick={() => remove(shipment.id)}
                    >
                      {ta('order.shipment.remove')}
                    </Button>
                  )}
                </>
              )}
            </div>
            <ShipmentFacts
              order={order}
              shipment={shipment}
              steps={steps}
              texts={texts}
              reference={reference}
              locale={spokenLanguage()}
              dayText={dayText}
            />
            <ol className="order-steps">
              {steps.map((one) => (
                <li key={one.step} className={one.keptOn ? 'is-done' : ''}>
                  <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
                    <StepSaid state={one} texts={texts} isNext={false} />
                    <StepButtons
                      order={order}
                      state={one}
                      texts={texts}
                      shipment={shipment.id}
                      onWish={onWish}
                    />
                  </div>
                </li>
              ))}
            </ol>
          </article>
        );
      })}
      {closedAs || !isLeft ? null : (
        <Button
          className="btn btn-outline btn-sm justify-self-start"
          isOff={isStale}
          onClick={() => setOpened('new')}
        >
          {ta('order.shipment.add')}
        </Button>
      )}
      {opened ? (
        <ShipmentDialog
          order={order}
          texts={texts}
          reference={reference}
          shipment={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Titled>
  );
}
