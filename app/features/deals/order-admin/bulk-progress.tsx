import { useState } from 'react';
import { maxShortText } from '#shared/base/limits.ts';
import { orderSteps, slipReasons } from '#shared/deals/order-rules.ts';
import type { OrderRow } from '#shared/deals/order.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { BulkBar } from '../../../staff/list/bulk-bar.tsx';
import type { Selection } from '../../../staff/list/use-selection.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { Options } from '../../../ui/options.tsx';
import { toast } from '../../../ui/toast.ts';
import { OrderForm } from './order-form.tsx';

type Kind = 'kept' | 'promised';
type Props = { rows: readonly OrderRow[]; texts: OrderTexts; today: string; selection: Selection };

/** Progress of many orders: the next milestone of each is done, or one milestone is promised for a day. */
export function BulkProgress(props: Props) {
  const { rows, selection } = props;
  const [kind, setKind] = useState<Kind | null>(null);
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      <BulkBar<Kind>
        count={chosen.length}
        actions={[
          ['kept', ta('order.bulkKeep')],
          ['promised', ta('order.bulkPromise')],
        ]}
        isBusy={false}
        onAction={setKind}
        onClear={selection.clear}
      />
      {kind ? <ProgressDialog {...props} rows={chosen} kind={kind} onClose={() => setKind(null)} /> : null}
    </>
  );
}

type DialogProps = Props & { kind: Kind; onClose: () => void };

function ProgressDialog({ rows, texts, today, selection, kind, onClose }: DialogProps) {
  const isKept = kind === 'kept';
  return (
    <OrderForm
      title={ta(isKept ? 'order.bulkKeepTitle' : 'order.bulkPromiseTitle', { count: rows.length })}
      send={({ day = '', step = '', reason = '', text = '' }) =>
        callApi('POST /api/orders/bulk', {
          form: {
            // Nothing is left to do for an order without a next milestone.
            orders: rows.flatMap(({ id, state: { next } }) => (next ? { id, step: next } : [])),
            kind,
            step: isKept ? null : step,
            day,
            reason: reason || null,
            text,
          },
        })
      }
      onDone={({ count, refused }) => {
        const left = refused.map(({ number, why }) => `${number}: ${whyText(why)}`);
        toast({
          title: ta('order.bulkDone', { count }),
          text: left.length > 0 ? `${ta('order.bulkLeft')} ${left.join(' ')}` : '',
          ...(left.length > 0 && { isError: true }),
        });
        selection.clear();
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          {isKept ? (
            <ul className="text-sm">
              {rows.map(({ id, number, state: { next } }) => (
                <li key={id}>
                  {number}: {next ? texts.steps[next] : texts.turn.none}
                </li>
              ))}
            </ul>
          ) : (
            <SelectField {...field('step', ta('order.bulkStep'))}>
              <option value="">{ta('order.noReason')}</option>
              <Options of={orderSteps} text={(step) => texts.steps[step]} />
            </SelectField>
          )}
          <TextField
            {...field('day', ta('order.day'), isKept ? today : '')}
            hint={isKept ? ta('order.dayHint') : undefined}
            type="date"
          />
          {isKept ? null : (
            <SelectField {...field('reason', ta('order.bulkReason'))}>
              <option value="">{ta('order.noReason')}</option>
              <Options of={slipReasons} text={(reason) => texts.reasons[reason]} />
            </SelectField>
          )}
          <TextAreaField {...field('text', ta('order.text'))} rows={2} maxLength={maxShortText} />
        </>
      )}
    </OrderForm>
  );
}

const whyText = (why: string): string =>
  why === 'conflict'
    ? ta('order.bulkConflict')
    : why === 'offer_closed'
      ? ta('order.bulkClosed')
      : ta('order.bulkInvalid');
