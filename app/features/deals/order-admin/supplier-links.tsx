import { useState } from 'react';
import { maxShortText } from '#shared/base/limits.ts';
import type { OrderStep } from '#shared/deals/order-rules.ts';
import type { StaffOrder } from '#shared/deals/order.ts';
import { supplierSteps, type SupplierLinkList } from '#shared/deals/supplier-link.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { newKey } from '../../../lib/new-key.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { dayText } from '../quote-admin/quote-words.ts';
import type { FactWish } from './milestones.tsx';
import { photoPath } from './order-dialogs.tsx';
import { Checks, OrderForm } from './order-form.tsx';

type Props = {
  order: StaffOrder;
  supplied: SupplierLinkList;
  texts: OrderTexts;
  onMake: () => void;
  onWish: (wish: FactWish) => void;
};

/** The links for suppliers, and what they have sent: not yet a promise to the buyer. */
export function SupplierLinks({ order, supplied, texts, onMake, onWish }: Props) {
  const { id, closedAs } = order;
  const { isBusy, run } = useCall();
  const failed = ta('order.failed');
  const copy = async (code: string) => {
    await navigator.clipboard.writeText(`${location.origin}/s/${code}`);
    toast({ title: ta('order.supplier.copied') });
  };
  const adopt = ({ id: answer, step, isDone, day, text, lineIds }: SupplierLinkList['answers'][number]) =>
    onWish({ step, kind: isDone ? 'kept' : 'promised', from: { answer, day, text, lineIds } });
  return (
    <Titled id="suppliers" title={ta('order.supplier.title')} className="card quote-box text-sm">
      {supplied.answers.length > 0 ? (
        <ul className="grid gap-2" aria-label={ta('order.supplier.answers')}>
          {supplied.answers.map((one) => (
            <li key={one.id} className="line-t grid gap-1 pt-2">
              <p>
                {one.isSeen ? null : (
                  <strong className="text-laterite">{ta('order.supplier.isNew')} · </strong>
                )}
                <span className="font-semibold">{texts.steps[one.step]}</span>
                {': '}
                {[
                  ta(one.isDone ? 'order.supplier.done' : 'order.supplier.notYet'),
                  one.day ? dayText(one.day) : null,
                  one.count === null ? null : ta('order.supplier.finished', { count: one.count }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {one.text ? <p lang="zh">{one.text}</p> : null}
              {one.photo ? (
                <img
                  src={photoPath(order, one.photo.id, 'small')}
                  alt=""
                  loading="lazy"
                  className="order-photo"
                />
              ) : null}
              <p className="text-muted">
                {one.link} · {dayText(one.at.slice(0, 10))}
              </p>
              {one.isSeen || closedAs ? null : (
                <div className="flex flex-wrap gap-1">
                  <Button className="btn btn-outline btn-sm" onClick={() => adopt(one)}>
                    {ta('order.supplier.take')}
                  </Button>
                  <Button
                    className="btn btn-outline btn-sm"
                    isOff={isBusy}
                    onClick={() =>
                      void run(
                        () =>
                          callApi('POST /api/orders/:id/answers/:answer/seen', {
                            params: { id, answer: one.id },
                          }),
                        { title: ta('order.supplier.marked'), failed },
                      )
                    }
                  >
                    {ta('order.supplier.seen')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="grid gap-2">
        {supplied.links.map((link) => (
          <li key={link.id} className="line-t pt-2">
            <p className="font-semibold">{link.title}</p>
            <p className="text-muted">
              {link.isOpen
                ? ta('order.supplier.until', { day: dayText(link.expiresAt.slice(0, 10)) })
                : ta('order.supplier.over')}
            </p>
            {link.isOpen ? (
              <div className="flex flex-wrap gap-1">
                <Button className="btn btn-outline btn-sm" onClick={() => void copy(link.code)}>
                  {ta('order.supplier.copy')}
                </Button>
                <Button
                  className="btn btn-danger btn-sm"
                  isOff={isBusy}
                  onClick={() =>
                    void run(
                      () =>
                        callApi('POST /api/orders/:id/supplier-links/:link/revoke', {
                          params: { id, link: link.id },
                        }),
                      { title: ta('order.supplier.revoked'), failed },
                    )
                  }
                >
                  {ta('order.supplier.revoke')}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {closedAs ? null : (
        <Button className="btn btn-outline btn-sm justify-self-start" onClick={onMake}>
          {ta('order.supplier.make')}
        </Button>
      )}
    </Titled>
  );
}

type DialogProps = { order: StaffOrder; texts: OrderTexts; onClose: () => void };

/** Makes a link: which goods, and which milestones are asked for. */
export function SupplierLinkDialog({ order, texts, onClose }: DialogProps) {
  const steps = order.state.steps.map(({ step }) => step).filter((step) => supplierSteps.includes(step));
  const [asked, setAsked] = useState<OrderStep[]>(steps);
  const [lines, setLines] = useState(order.lines.map(({ lineId }) => lineId));
  const [requestKey] = useState(newKey);
  return (
    <OrderForm
      title={ta('order.supplier.make')}
      done={ta('order.supplier.made')}
      number={order.number}
      send={(values) =>
        callApi('POST /api/orders/:id/supplier-links', {
          params: { id: order.id },
          form: {
            title: values['title'] ?? '',
            text: values['text'] ?? '',
            days: values['days'] ?? '',
            steps: steps.filter((step) => asked.includes(step)),
            lineIds: lines,
            requestKey,
          },
        })
      }
      onClose={onClose}
    >
      {(field, errors) => (
        <>
          <p>{ta('order.supplier.text')}</p>
          <TextField {...field('title', ta('order.supplier.name'))} maxLength={120} />
          <fieldset>
            <legend className="field-label">{ta('order.goods')}</legend>
            <Checks
              of={order.lines.map(({ lineId }) => lineId)}
              text={(id) =>
                order.lines.flatMap((one) => (one.lineId === id ? `${one.name} · ${one.option}` : [])).join()
              }
              chosen={lines}
              onChange={setLines}
            />
            {errors['lineIds'] ? <p className="field-error">{errors['lineIds']}</p> : null}
          </fieldset>
          <fieldset>
            <legend className="field-label">{ta('order.supplier.asked')}</legend>
            <Checks of={steps} text={(step) => texts.steps[step]} chosen={asked} onChange={setAsked} />
            {errors['steps'] ? <p className="field-error">{errors['steps']}</p> : null}
          </fieldset>
          <TextAreaField {...field('text', ta('order.supplier.words'))} rows={2} maxLength={maxShortText} />
          <TextField {...field('days', ta('order.supplier.days'), 60)} inputMode="numeric" />
        </>
      )}
    </OrderForm>
  );
}
