import { isOfShipment, isPaid, type OrderStep } from '#shared/deals/order-rules.ts';
import type { StepState } from '#shared/deals/order-state.ts';
import { evidenceWords } from '#shared/deals/order-words.ts';
import type { StaffOrder } from '#shared/deals/order.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { labelText, spokenLanguage, ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { OrderPhoto } from '../order/order-photo.tsx';
import { StepFacts } from '../order/step-facts.tsx';
import type { AnswerTaken } from './fact-dialog.tsx';
import { photoPath } from './order-dialogs.tsx';
import { dayText } from '../quote-admin/quote-words.ts';

export type FactWish = {
  step: OrderStep;
  kind: 'promised' | 'kept' | 'reopened' | 'photo';
  shipment?: string | undefined;
  from?: AnswerTaken;
};

type Props = { order: StaffOrder; texts: OrderTexts; onWish: (wish: FactWish) => void };

/** The milestones with what was promised and kept, and what can be entered. */
export const Milestones = ({ order, texts, onWish }: Props) => (
  <Titled id="milestones" title={texts.milestones} className="card quote-box">
    <ol className="order-steps">
      {order.state.steps.map((state) => (
        <Milestone key={state.step} order={order} state={state} texts={texts} onWish={onWish} />
      ))}
    </ol>
  </Titled>
);

function Milestone({ order, state, texts, onWish }: Props & { state: StepState }) {
  const { step, keptOn } = state;
  const evidence = order.evidence.filter((one) => one.step === step);
  // Each shipment has its own.
  const isApart = isOfShipment(step) && order.shipments.length > 0;
  return (
    <li className={keptOn ? 'is-done' : step === order.state.next ? 'is-next' : ''}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <StepSaid order={order} state={state} texts={texts} isNext={step === order.state.next} />
        <StepButtons order={order} state={state} texts={texts} isApart={isApart} onWish={onWish} />
      </div>
      {evidence.length > 0 ? (
        <ul className="mt-1 grid gap-2">
          {evidence.map((one) => (
            <Photo key={one.id} order={order} evidence={one} texts={texts} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

type SaidProps = { order?: StaffOrder; state: StepState; texts: OrderTexts; isNext: boolean };

/** The name of a milestone, and what was promised and kept. */
export const StepSaid = ({ order, state, texts, isNext }: SaidProps) => (
  <div className="min-w-0 grow">
    <h3 className="font-semibold">{texts.steps[state.step]}</h3>
    <StepFacts
      {...(order && { order })}
      state={state}
      texts={texts}
      t={createTranslator(spokenLanguage(), texts)}
      isNext={isNext}
      dayText={dayText}
    />
  </div>
);

type ButtonsProps = Props & {
  state: StepState;
  /** Whether only photos are entered here, because each shipment has its own promises. */
  isApart?: boolean;
  /** The shipment that it is about; absent if it is about all goods. */
  shipment?: string;
};

/** What can be entered at a milestone. */
export function StepButtons({ order, state, texts, isApart, shipment, onWish }: ButtonsProps) {
  const { step, keptOn, promised } = state;
  if (order.closedAs) return null;
  const isKeptInPart =
    !shipment && order.state.lines.some(({ steps }) => steps.some((one) => one.step === step && one.keptOn));
  const wish = (kind: FactWish['kind'], text: string) => (
    <Button
      className="btn btn-outline btn-sm"
      aria-label={labelText(text, texts.steps[step])}
      onClick={() => onWish({ step, kind, shipment })}
    >
      {text}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-1">
      {isApart || keptOn ? null : wish('promised', ta(promised ? 'order.changeDay' : 'order.promise'))}
      {isApart || isPaid(step) || keptOn ? null : wish('kept', ta('order.keep'))}
      {!isApart && !isPaid(step) && (keptOn || isKeptInPart) ? wish('reopened', ta('order.reopen')) : null}
      {shipment ? null : wish('photo', ta('order.photo'))}
    </div>
  );
}

type PhotoProps = { order: StaffOrder; evidence: StaffOrder['evidence'][number]; texts: OrderTexts };

/** Evidence, what it does not prove, and whether the buyer sees it. */
function Photo({ order, evidence, texts }: PhotoProps) {
  const { id, limits, isShown } = evidence;
  const { isBusy, run } = useCall();
  const t = createTranslator(spokenLanguage(), texts);
  return (
    <li className="flex flex-wrap items-start gap-3 text-sm">
      <OrderPhoto evidence={evidence} photoOf={(photo, size) => photoPath(order, photo, size)} t={t} />
      <div className="min-w-0 grow">
        <p>{evidenceWords(evidence, t, dayText)}</p>
        {limits ? <p className="text-muted">{t('limits', { text: limits })}</p> : null}
        {isShown ? <p className="text-muted">{ta('order.shown')}</p> : null}
        {order.closedAs ? null : (
          <Button
            className="btn btn-outline btn-sm"
            isOff={isBusy}
            onClick={() =>
              void run(
                () =>
                  callApi('PUT /api/orders/:id/evidence/:evidence', {
                    params: { id: order.id, evidence: id },
                    body: { isShown: !isShown },
                  }),
                { failed: ta('order.failed') },
              )
            }
          >
            {ta(isShown ? 'order.hide' : 'order.show')}
          </Button>
        )}
      </div>
    </li>
  );
}
