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
import { NamedOptions, Options } from '../../../ui/options.tsx';
import { OrderForm, wholeFields } from './order-form.tsx';

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
  const words = texts.shipments;
  const of = (lineId: string, rows: readonly { lineId: string; quantity: number }[]) =>
    rows.find((row) => row.lineId === lineId)?.quantity ?? 0;
  return (
    <OrderForm
      title={ta(shipment ? 'order.shipment.edit' : 'order.shipment.add')}
      number={number}
      send={(values) => {
        const fields = wholeFields(values);
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
      {(field) => {
        const line = (
          name: 'carrier' | 'vessel' | 'voyage' | 'ladingNumber' | 'fromPort' | 'toPort',
          label: string,
        ) => ({
          ...field(name, label, shipment?.[name]),
          maxLength: maxShortText,
          autoComplete: 'off',
        });
        return (
          <>
            {lines.map(({ lineId, name }) => (
              <TextField
                key={lineId}
                {...field(
                  quantityName(lineId),
                  ta('order.shipment.quantity', { name }),
                  of(lineId, shipment?.lines ?? rest),
                )}
                hint={ta('order.shipment.left', { count: of(lineId, rest) })}
                inputMode="numeric"
              />
            ))}
            <div className="columns-fit grid gap-4">
              <SelectField {...field('mode', ta('order.mode'), shipment?.mode ?? mode)}>
                <Options of={orderModes} text={(one) => ta(`order.modes.${one}`)} />
              </SelectField>
              <TextField {...line('carrier', words.carrier)} list="carriers" />
              <TextField {...line('vessel', words.vessel)} />
              <TextField {...line('voyage', words.voyage)} />
              <TextField {...line('fromPort', words.from)} list="ports" />
              <TextField {...line('toPort', words.to)} list="ports" />
            </div>
            <TextAreaField
              {...field('containers', words.containers, writeContainers(shipment?.containers ?? []))}
              hint={ta('order.shipment.containersHint')}
              rows={3}
              maxLength={2000}
            />
            <div className="columns-fit grid gap-4">
              <SelectField {...field('ladingKind', ta('order.shipment.ladingKind'), shipment?.ladingKind)}>
                <option value="">{ta('order.shipment.unknown')}</option>
                <Options of={ladingKinds} text={(kind) => words.kinds[kind]} />
              </SelectField>
              <TextField {...line('ladingNumber', words.lading)} hint={ta('order.shipment.ladingHint')} />
              <TextField
                {...field('freeDays', ta('order.shipment.freeDays'), shipment?.freeDays)}
                hint={ta('order.shipment.freeDaysHint')}
                inputMode="numeric"
                maxLength={String(maxFreeDays).length}
              />
            </div>
            <datalist id="carriers">
              {Object.keys(carriers).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
            <datalist id="ports">
              <NamedOptions of={reference.ports.map(({ code, name }) => ({ id: code, name: name.en }))} />
            </datalist>
          </>
        );
      }}
    </OrderForm>
  );
}
