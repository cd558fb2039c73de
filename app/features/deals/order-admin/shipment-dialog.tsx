import { useState } from 'react';
import { maxShortText } from '#shared/base/limits.ts';
import { ladingKinds, maxFreeDays, orderModes } from '#shared/deals/order-rules.ts';
import type { StaffOrder } from '#shared/deals/order.ts';
import { carriers, restOf, type ShipmentReference, writeContainers } from '#shared/deals/shipment-rules.ts';
import type { Shipment } from '#shared/deals/shipment.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { newKey } from '../../../lib/new-key.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { OrderForm } from './order-form.tsx';

type Props = {
  order: StaffOrder;
  texts: OrderTexts;
  reference: ShipmentReference;
  /** The shipment that is changed; null for a new one. */
  shipment: Shipment | null;
  onClose: () => void;
};

const quantityName = (lineId: string) => `quantities.${lineId}`;

/** Adds or changes a shipment. A new one takes what is left. */
export function ShipmentDialog({ order, texts, reference, shipment, onClose }: Props) {
  const { lines, shipments, number, mode } = order;
  const others = shipments.filter((one) => one !== shipment);
  const rest = restOf(lines, others);
  const [requestKey] = useState(newKey);
  const of = (lineId: string, rows: readonly { lineId: string; quantity: number }[]) =>
    rows.find((row) => row.lineId === lineId)?.quantity ?? 0;
  return (
    <OrderForm
      title={ta(shipment ? 'order.shipment.edit' : 'order.shipment.add')}
      label={ta('order.save')}
      done={ta('order.saved')}
      number={number}
      send={(values) => {
        const fields = Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('.')));
        const quantities = Object.fromEntries(
          lines.map(({ lineId }) => [lineId, values[quantityName(lineId)] || '0']),
        );
        return shipment
          ? callApi('PUT /api/orders/:id/shipments/:shipment', {
              params: { id: order.id, shipment: shipment.id },
              form: { ...fields, quantities, version: shipment.version },
            })
          : callApi('POST /api/orders/:id/shipments', {
              params: { id: order.id },
              form: { ...fields, quantities, requestKey },
            });
      }}
      onClose={onClose}
    >
      {({ field }) => {
        const line = (name: 'carrier' | 'vessel' | 'voyage' | 'ladingNumber' | 'fromPort' | 'toPort') => ({
          ...field(name),
          defaultValue: shipment?.[name] ?? '',
          maxLength: maxShortText,
          autoComplete: 'off',
        });
        return (
          <>
            {lines.map(({ lineId, name }) => (
              <TextField
                key={lineId}
                label={ta('order.shipment.quantity', { name })}
                hint={ta('order.shipment.left', { count: of(lineId, rest) })}
                {...field(quantityName(lineId))}
                inputMode="numeric"
                defaultValue={of(lineId, shipment?.lines ?? rest)}
              />
            ))}
            <div className="columns-fit grid gap-4">
              <SelectField label={ta('order.mode')} {...field('mode')} defaultValue={shipment?.mode ?? mode}>
                {orderModes.map((one) => (
                  <option key={one} value={one}>
                    {ta(`order.modes.${one}`)}
                  </option>
                ))}
              </SelectField>
              <TextField label={texts.shipments.carrier} {...line('carrier')} list="carriers" />
              <TextField label={texts.shipments.vessel} {...line('vessel')} />
              <TextField label={texts.shipments.voyage} {...line('voyage')} />
              <TextField label={texts.shipments.from} {...line('fromPort')} list="ports" />
              <TextField label={texts.shipments.to} {...line('toPort')} list="ports" />
            </div>
            <TextAreaField
              label={texts.shipments.containers}
              hint={ta('order.shipment.containersHint')}
              {...field('containers')}
              defaultValue={writeContainers(shipment?.containers ?? [])}
              rows={3}
              maxLength={2000}
            />
            <div className="columns-fit grid gap-4">
              <SelectField
                label={ta('order.shipment.ladingKind')}
                {...field('ladingKind')}
                defaultValue={shipment?.ladingKind ?? ''}
              >
                <option value="">{ta('order.shipment.unknown')}</option>
                {ladingKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {texts.shipments.kinds[kind]}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={texts.shipments.lading}
                hint={ta('order.shipment.ladingHint')}
                {...line('ladingNumber')}
              />
              <TextField
                label={ta('order.shipment.freeDays')}
                hint={ta('order.shipment.freeDaysHint')}
                {...field('freeDays')}
                inputMode="numeric"
                maxLength={String(maxFreeDays).length}
                defaultValue={shipment?.freeDays ?? ''}
              />
            </div>
            <datalist id="carriers">
              {Object.keys(carriers).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
            <datalist id="ports">
              {reference.ports.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name.en}
                </option>
              ))}
            </datalist>
          </>
        );
      }}
    </OrderForm>
  );
}
