import type { StaffOrder } from '#shared/deals/order.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi, pathOf } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useQuestion } from '../../../staff/form/use-question.tsx';
import { Button } from '../../../ui/button.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { dayText, sumText } from '../quote-admin/quote-words.ts';

/** What is paid and owed, and each payment: two people say that it has come. */
export function Payments({ order, onAdd }: { order: StaffOrder; onAdd: () => void }) {
  const { id, number, payments, totalMinor, state, currency } = order;
  const { isBusy, run } = useCall();
  const { ask, dialog } = useQuestion();
  const sums = [
    ['total', totalMinor],
    ['paid', state.paidMinor],
    ['owed', state.owedMinor],
  ] as const;
  const about = ['order', number] as const;
  const confirm = (payment: string) =>
    void run(() => callApi('POST /api/orders/:id/payments/:payment/confirm', { params: { id, payment } }), {
      title: ta('order.confirmed'),
      about,
      failed: ta('order.failed'),
    });
  const drop = (payment: string) =>
    void run(() => callApi('DELETE /api/orders/:id/payments/:payment', { params: { id, payment } }), {
      failed: ta('order.failed'),
    });
  return (
    <Titled id="money" title={ta('order.money')} className="card quote-box text-sm">
      <dl className="offer-sums">
        {sums.map(([name, minor]) => (
          <div key={name}>
            <dt>{ta(`order.${name}`)}</dt>
            <dd className="price">{sumText(minor, currency)}</dd>
          </div>
        ))}
      </dl>
      {payments.length > 0 ? (
        <ul className="grid gap-2">
          {payments.map((payment) => {
            const amount = sumText(payment.amountMinor, currency);
            const day = dayText(payment.receivedOn);
            return (
              <li key={payment.id} className="line-t pt-2">
                <p>
                  {ta('order.paymentBy', { amount, day, by: payment.recordedBy ?? ta('order.somebody') })}
                  {payment.chargesMinor > 0
                    ? ` · ${ta('order.charges', { currency })}: ${sumText(payment.chargesMinor, currency)}`
                    : null}
                </p>
                {payment.note ? <p className="text-muted">{payment.note}</p> : null}
                {payment.isConfirmed ? (
                  <p className="text-muted">
                    {payment.confirmedBy
                      ? ta('order.paymentConfirmed', { by: payment.confirmedBy })
                      : ta('order.countedAlone')}
                  </p>
                ) : order.closedAs ? null : (
                  <p className="mt-1 flex flex-wrap gap-1">
                    {payment.isOwn ? (
                      <span className="grow text-muted">{ta('order.payText')}</span>
                    ) : (
                      <Button
                        className="btn btn-primary btn-sm"
                        isOff={isBusy}
                        onClick={() =>
                          ask({
                            text: ta('order.confirmQuestion', { amount, day }),
                            confirmLabel: ta('order.confirm'),
                            run: () => confirm(payment.id),
                          })
                        }
                      >
                        {ta('order.confirm')}
                      </Button>
                    )}
                    <Button
                      className="btn btn-outline btn-sm"
                      isOff={isBusy}
                      onClick={() => drop(payment.id)}
                    >
                      {ta('order.drop')}
                    </Button>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      ) : null}
      {order.slips.length > 0 ? (
        <div>
          <h3 className="font-semibold">{ta('order.slips')}</h3>
          <ul>
            {order.slips.map((one) => (
              <li key={one.id}>
                <a
                  href={pathOf('GET /api/orders/:id/slips/:slip', { params: { id, slip: one.id } })}
                  className="link"
                  target="_blank"
                  rel="noreferrer"
                >
                  {ta('order.slip', { day: dayText(one.at.slice(0, 10)) })}
                </a>{' '}
                {one.text}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {order.closedAs ? null : (
        <Button className="btn btn-outline btn-sm justify-self-start" onClick={onAdd}>
          {ta('order.addPayment')}
        </Button>
      )}
      {dialog}
    </Titled>
  );
}
