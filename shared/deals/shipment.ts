import { z } from 'zod';
import { optionalLine, optionalWhole, parsedText, wholeNumber } from '../base/form-text.ts';
import { maxShortText } from '../base/limits.ts';
import { openedVersion } from '../base/record-calls.ts';
import { containerTypes, ladingKinds, maxFreeDays, orderModes } from './order-rules.ts';
import { portPattern } from './reference-rules.ts';
import { readContainers } from './shipment-rules.ts';

const container = z.object({
  number: z.string(),
  type: z.enum(containerTypes),
  seal: z.string().nullable(),
});

const line = z.object({ lineId: z.string(), quantity: z.int() });

const none = z.literal('').transform(() => null);

/** A port as UN/LOCODE: country, and three letters or digits from 2. */
const port = z
  .union(
    [
      parsedText((typed) => {
        const code = typed.toUpperCase().replaceAll(/\s/g, '');
        return portPattern.test(code) ? code : null;
      }, 'portInvalid'),
      none,
      z.null(),
    ],
    'portInvalid',
  )
  .default(null);

/** A shipment as typed: containers one in each line, and the quantity of each line of the order. */
const shipmentFields = z.object({
  mode: z.enum(orderModes, 'choiceInvalid'),
  carrier: optionalLine(maxShortText).default(null),
  vessel: optionalLine(maxShortText).default(null),
  voyage: optionalLine(maxShortText).default(null),
  ladingKind: z.union([z.enum(ladingKinds), none, z.null()], 'choiceInvalid').default(null),
  ladingNumber: optionalLine(maxShortText).default(null),
  fromPort: port,
  toPort: port,
  containers: z
    .string()
    .max(2000, 'tooLong')
    .default('')
    .transform((typed, issues) => {
      const found = readContainers(typed);
      if (!found) issues.addIssue({ code: 'custom', message: 'containerInvalid' });
      return found ?? [];
    }),
  quantities: z.record(z.string().max(80), wholeNumber(0)),
  freeDays: optionalWhole(0, maxFreeDays).default(null),
});
export type ShipmentFields = z.output<typeof shipmentFields>;

/** A new shipment. Its key becomes its id: one that is sent again is stored once. */
export const newShipment = shipmentFields.extend({ requestKey: z.uuid('choiceInvalid').optional() });
export type NewShipment = z.output<typeof newShipment>;

export const shipmentChange = shipmentFields.extend(openedVersion);

/** A shipment on the buyer's page and that of the staff. */
export const shipment = z.object({
  id: z.uuid(),
  mode: z.enum(orderModes),
  carrier: z.string().nullable(),
  vessel: z.string().nullable(),
  voyage: z.string().nullable(),
  ladingKind: z.enum(ladingKinds).nullable(),
  /** Null for the buyer until the balance is received. */
  ladingNumber: z.string().nullable(),
  fromPort: z.string().nullable(),
  toPort: z.string().nullable(),
  containers: z.array(container),
  lines: z.array(line),
  freeDays: z.int().nullable(),
  version: z.int(),
});
export type Shipment = z.infer<typeof shipment>;
