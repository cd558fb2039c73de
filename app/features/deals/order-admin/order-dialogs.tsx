import { useState } from 'react';
import { maxShortText } from '#shared/base/limits.ts';
import {
  isPaid,
  type OrderEnd,
  orderEnds,
  orderModes,
  orderNumber,
  type OrderStep,
  orderSteps,
} from '#shared/deals/order-rules.ts';
import type { StaffOrder } from '#shared/deals/order.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { maxEvidenceBytes, sentPhotoBytes } from '#shared/deals/photo-limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi, pathOf } from '../../../lib/api.ts';
import { newKey } from '../../../lib/new-key.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { shrinkPicture } from '../../../lib/shrink-picture.ts';
import { FileButton } from '../../../ui/admin/file-button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { Options } from '../../../ui/options.tsx';
import { Checks, OrderForm } from './order-form.tsx';

/** What every dialog of an order is given. */
export type Common = { order: StaffOrder; texts: OrderTexts; today: string; onClose: () => void };
/** The order in the path of a call. */
export const params = ({ id }: StaffOrder) => ({ params: { id } });

/** The address of a photo of an order. */
export const photoPath = (order: StaffOrder, photo: string, size: 'small' | 'full') =>
  pathOf('GET /api/orders/:id/photos/:photo', { params: { id: order.id, photo }, query: { size } });

/** Adds a photo, PDF or video at a milestone. */
export function PhotoDialog({ order, texts, today, step, onClose }: Common & { step: OrderStep }) {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [requestKey] = useState(newKey);
  // The browser makes a photo smaller.
  const isTooLarge = file !== null && !file.type.startsWith('image/') && file.size > maxEvidenceBytes;
  return (
    <OrderForm
      title={ta('order.photoTitle', { step: texts.steps[step] })}
      number={order.number}
      send={async ({ takenOn = '', text = '', limits = '' }) =>
        sendFile(
          'POST /api/orders/:id/evidence',
          {
            photo: file && !isTooLarge ? await shrinkPicture(file, sentPhotoBytes) : new Blob(),
            step,
            takenOn,
            text,
            limits,
            requestKey,
          },
          { ...params(order), onProgress: setShare },
        ).finally(() => setShare(null))
      }
      onClose={onClose}
    >
      {(field, errors) => (
        <>
          <div>
            <FileButton
              accept="image/*,application/pdf,video/mp4,video/quicktime,video/webm"
              isBusy={false}
              aria-invalid={errors['photo'] ? true : undefined}
              onFiles={([first]) => setFile(first ?? null)}
            >
              {file?.name ?? ta('order.chooseFile')}
            </FileButton>
            {share === null ? null : <progress max={1} value={share} aria-label={file?.name} />}
            {isTooLarge || errors['photo'] ? (
              <p className="field-error">{isTooLarge ? ta('order.fileHint') : errors['photo']}</p>
            ) : (
              <p className="field-hint">{ta('order.fileHint')}</p>
            )}
          </div>
          <TextField {...field('takenOn', ta('order.takenOn'), today)} type="date" />
          <TextField {...field('text', ta('order.shows'))} maxLength={maxShortText} />
          <TextField {...field('limits', ta('order.limits'))} maxLength={maxShortText} />
        </>
      )}
    </OrderForm>
  );
}

const money = { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 } as const;

/** Records a payment that has come. */
export function PaymentDialog({ order, today, onClose }: Common) {
  const [requestKey] = useState(newKey);
  const { currency } = order;
  return (
    <OrderForm
      title={ta('order.addPayment')}
      done={ta('order.recorded')}
      number={order.number}
      send={(values) =>
        callApi('POST /api/orders/:id/payments', { ...params(order), form: { ...values, requestKey } })
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>{ta('order.payText')}</p>
          <TextField {...field('amount', ta('order.amount', { currency }))} {...money} />
          <TextField
            {...field('charges', ta('order.charges', { currency }))}
            hint={ta('order.chargesHint')}
            {...money}
          />
          <TextField {...field('receivedOn', ta('order.receivedOn'), today)} type="date" />
          <TextField {...field('note', ta('order.note'))} maxLength={maxShortText} />
        </>
      )}
    </OrderForm>
  );
}

/** Chooses the milestones. Those with an entry, and the payments, stay. */
export function StepsDialog({ order, texts, onClose }: Common) {
  const isFixed = (step: OrderStep) =>
    isPaid(step) || [...order.facts, ...order.evidence].some((one) => one.step === step);
  const has = (step: OrderStep) => order.state.steps.some((one) => one.step === step);
  const [chosen, setChosen] = useState(() => orderSteps.filter(has));
  return (
    <OrderForm
      title={ta('order.steps')}
      number={order.number}
      send={() =>
        callApi('PUT /api/orders/:id/steps', {
          ...params(order),
          body: { steps: chosen, version: order.version },
        })
      }
      onClose={onClose}
    >
      {() => (
        <>
          <p>{ta('order.stepsText')}</p>
          <div className="columns-fit grid gap-x-4">
            <Checks
              of={orderSteps.filter((step) => !isPaid(step) || has(step))}
              text={(step) => texts.steps[step]}
              chosen={chosen}
              isFixed={(step) => isFixed(step) && has(step)}
              onChange={setChosen}
            />
          </div>
        </>
      )}
    </OrderForm>
  );
}

/** Closes the order. */
export function CloseDialog({ order, today, onClose }: Common) {
  const [end, setEnd] = useState<OrderEnd>('delivered');
  const isOpen = order.state.steps.some(({ step, keptOn }) => step === 'delivered' && !keptOn);
  return (
    <OrderForm
      title={ta('order.close')}
      label={ta('order.close')}
      done={ta('order.closedNow')}
      number={order.number}
      isDanger
      send={(values) =>
        callApi('POST /api/orders/:id/close', {
          ...params(order),
          form: { ...values, version: order.version },
        })
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <SelectField
            {...field('as', ta('order.closeAs'), 'delivered')}
            onChange={({ target }) => setEnd(target.value as OrderEnd)}
          >
            <Options of={orderEnds} text={(one) => ta(`order.ends.${one}`)} />
          </SelectField>
          {isOpen && end === 'delivered' ? (
            <TextField {...field('day', ta('order.deliveredOn'), today)} type="date" />
          ) : null}
          <TextAreaField {...field('text', ta('order.closeText'))} rows={2} maxLength={maxShortText} />
        </>
      )}
    </OrderForm>
  );
}

/** Opens the order of an accepted request. */
export function OpenDialog(props: { requestId: string; reference: string; onClose: () => void }) {
  const { requestId, reference, onClose } = props;
  return (
    <OrderForm
      title={ta('order.openTitle')}
      label={ta('order.open')}
      done={ta('order.opened')}
      number={orderNumber(reference)}
      send={(values) => callApi('POST /api/orders', { form: { ...values, requestId } })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>{ta('order.openText')}</p>
          <SelectField {...field('mode', ta('order.mode'), orderModes[0])}>
            <Options of={orderModes} text={(mode) => ta(`order.modes.${mode}`)} />
          </SelectField>
        </>
      )}
    </OrderForm>
  );
}
