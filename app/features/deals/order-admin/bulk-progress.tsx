import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { maxShortText } from '#shared/base/limits.ts';
import { orderSteps, slipReasons } from '#shared/deals/order-rules.ts';
import type { OrderRow } from '#shared/deals/order.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { BulkBar } from '../../../staff/list/bulk-bar.tsx';
import type { Selection } from '../../../staff/list/use-selection.ts';
import { DialogForm, useStaffForm } from '../../../staff/form/submit-form.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';

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

function ProgressDialog({
  rows,
  texts,
  today,
  selection,
  kind,
  onClose,
}: Props & { kind: Kind; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useStaffForm(
    ({ day = '', step = '', reason = '', text = '' }) =>
      callApi('POST /api/orders/bulk', {
        form: {
          // Nothing is left to do for an order without a next milestone.
          orders: rows.flatMap(({ id, state: { next } }) => (next ? { id, step: next } : [])),
          kind,
          step: kind === 'promised' ? step : null,
          day,
          reason: reason || null,
          text,
        },
      }),
    ({ count, refused }) => {
      const left = refused.map(({ number, why }) => `${number}: ${whyText(why)}`);
      toast({
        title: ta('order.bulkDone', { count }),
        text: left.length > 0 ? `${ta('order.bulkLeft')} ${left.join(' ')}` : '',
        ...(left.length > 0 && { isError: true }),
      });
      selection.clear();
      onClose();
      void revalidate();
    },
    ta('order.failed'),
  );
  const { field } = form;
  return (
    <Dialog
      title={ta(kind === 'kept' ? 'order.bulkKeepTitle' : 'order.bulkPromiseTitle', { count: rows.length })}

      onClose={onClose}
    >
      <DialogForm form={form} label={ta('order.save')} onCancel={onClose}>
        {kind === 'kept' ? (
          <ul className="text-sm">
            {rows.map(({ id, number, state: { next } }) => (
              <li key={id}>
                {number}: {next ? texts.steps[next] : texts.turn.none}
              </li>
            ))}
          </ul>
        ) : (
          <SelectField label={ta('order.bulkStep')} {...field('step')}>
            <option value="">{ta('order.noReason')}</option>
            {orderSteps.map((step) => (
              <option key={step} value={step}>
                {texts.steps[step]}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={ta('order.day')}
          hint={kind === 'kept' ? ta('order.dayHint') : undefined}
          {...field('day')}
          type="date"
          defaultValue={kind === 'kept' ? today : ''}
        />
        {kind === 'promised' ? (
          <SelectField label={ta('order.bulkReason')} {...field('reason')}>
            <option value="">{ta('order.noReason')}</option>
            {slipReasons.map((reason) => (
              <option key={reason} value={reason}>
                {texts.reasons[reason]}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextAreaField label={ta('order.text')} {...field('text')} rows={2} maxLength={maxShortText} />
      </DialogForm>
    </Dialog>
  );
}

const whyText = (why: string): string =>
  why === 'conflict'
    ? ta('order.bulkConflict')
    : why === 'offer_closed'
      ? ta('order.bulkClosed')
      : ta('order.bulkInvalid');
