import { useState } from 'react';
import { maxShortText } from '#shared/base/limits.ts';
import { isOfLine, type OrderStep, slipReasons } from '#shared/deals/order-rules.ts';
import { partOf } from '#shared/deals/order-state.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { Options } from '../../../ui/options.tsx';
import { dayText } from '../quote-admin/quote-words.ts';
import { type Common, params } from './order-dialogs.tsx';
import { OrderForm } from './order-form.tsx';

/** An answer of a supplier that becomes a fact; `lineIds` are those of the supplier. */
export type AnswerTaken = { answer: string; day: string | null; text: string | null; lineIds: string[] };
type FactProps = Common & {
  step: OrderStep;
  kind: 'promised' | 'kept' | 'reopened';
  shipment?: string | undefined;
  from?: AnswerTaken;
};

/** Promises a milestone for a day, says when it was done, or that it is not done after all. */
export function FactDialog({ order, texts, today, step, kind, shipment, from, onClose }: FactProps) {
  const hasParts = isOfLine(step) && order.lines.length > 1;
  const [line, setLine] = useState(hasParts && from?.lineIds.length === 1 ? from.lineIds[0]! : null);
  const part = shipment ?? line;
  const ofStep = order.facts.filter((fact) => fact.step === step);
  // What is said of all goods concerns each part, and the other way round.
  const said = ofStep.filter((fact) => part === null || partOf(fact) === null || partOf(fact) === part);
  const isChange = kind === 'reopened' || (kind === 'promised' && said.some((fact) => fact.kind === kind));
  const { steps } = order.state;
  // The latest day that is promised for a milestone before this one.
  const before = steps
    .slice(
      0,
      steps.findIndex((one) => one.step === step),
    )
    .filter((one) => one.promised && !one.keptOn)
    .toSorted((one, other) => (one.promised! < other.promised! ? 1 : -1))[0];
  const title = { promised: 'promiseTitle', kept: 'keepTitle', reopened: 'reopenTitle' } as const;
  return (
    <OrderForm
      title={ta(`order.${title[kind]}`, { step: texts.steps[step] })}
      number={order.number}
      send={async ({ day = '', reason = '', text = '' }) => {
        await callApi('POST /api/orders/:id/facts', {
          ...params(order),
          form: {
            step,
            kind,
            day: day || null,
            reason: reason || null,
            text,
            shipmentId: shipment ?? null,
            lineId: line,
            seen: ofStep.filter((fact) => partOf(fact) === part).length,
          },
        });
        if (from)
          await callApi('POST /api/orders/:id/answers/:answer/seen', {
            params: { id: order.id, answer: from.answer },
          });
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          {hasParts ? (
            <SelectField
              {...field('lineId', ta('order.column.goods'), line)}
              onChange={(event) => setLine(event.target.value || null)}
            >
              <option value="">{ta('order.allGoods')}</option>
              {order.lines.map(({ lineId, name }) => (
                <option key={lineId} value={lineId}>
                  {name}
                </option>
              ))}
            </SelectField>
          ) : null}
          {kind === 'reopened' ? null : (
            <TextField
              {...field('day', ta('order.day'), from?.day ?? (kind === 'kept' ? today : ''))}
              hint={
                kind === 'kept'
                  ? ta('order.dayHint')
                  : before?.promised
                    ? ta('order.promisedBefore', {
                        step: texts.steps[before.step],
                        day: dayText(before.promised),
                      })
                    : undefined
              }
              type="date"
            />
          )}
          {isChange ? (
            <SelectField {...field('reason', ta('order.reason'))}>
              <option value="">{ta('order.noReason')}</option>
              <Options of={slipReasons} text={(reason) => texts.reasons[reason]} />
            </SelectField>
          ) : null}
          <TextAreaField {...field('text', ta('order.text'), from?.text)} rows={2} maxLength={maxShortText} />
        </>
      )}
    </OrderForm>
  );
}
