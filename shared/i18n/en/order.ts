import type { OrderEnd, OrderStep, SlipReason } from '../../deals/order-rules.ts';
import type { SameShape } from '../translate.ts';

/** The order on the buyer's secret page, after an offer was accepted. */
export const order = {
  title: 'Order {number}',
  turn: {
    us: 'We are at work on: {step}.',
    supplier: 'The factory is at work on: {step}.',
    buyer: 'Your turn',
    none: 'Everything is done.',
  },
  checking: 'We are checking the payment that has come.',
  /** What the buyer is asked, if a milestone is the buyer’s. */
  ask: {
    deposit: 'Pay the deposit to the account in your proforma invoice. Production begins once it has come.',
    balance: 'Pay the balance to the account in your proforma invoice. The goods leave once it has come.',
    decision: 'Look at what the inspection found, and tell us below: ship, rework or reject.',
    cleared: 'Your clearing agent clears the goods. Tell us if papers are missing.',
    collected: 'Take the goods out of the port before the free days end.',
    delivered: 'Count the goods and look at them before you sign. Photograph what is damaged.',
  },
  due: 'Due now: {amount}',
  paid: 'Paid',
  owed: 'Still to pay',
  payTitle: 'Money',
  received: '{amount} received on {day}',
  charges: 'and {amount} of bank charges that we bear',
  unconfirmed: 'being checked by a second person',
  late: { one: '{count} day later than first promised', other: '{count} days later than first promised' },
  onTime: 'on time',
  promised: 'Promised for {day}',
  first: 'first promised for {day}',
  done: 'Done on {day}',
  notYet: 'No day promised yet',
  changes: 'Changes of the day',
  slip: '{from} became {to}: {reason}',
  milestones: 'From order to delivery',
  evidence: 'Photo of {day}: {text}',
  limits: 'It does not prove: {text}',
  closed: {
    delivered: 'This order is delivered.',
    cancelled: 'This order was cancelled.',
    refunded: 'This order was cancelled, and your money returned.',
  } satisfies Record<OrderEnd, string>,
  steps: {
    deposit: 'Deposit received',
    sample: 'Sample approved and sealed',
    material: 'Material bought',
    production: 'Production',
    packed: 'Packed, marks checked',
    inspected: 'Inspected',
    decision: 'Answer to the inspection',
    balance: 'Balance received',
    loaded: 'Loaded and sealed',
    departed: 'On its way',
    papers: 'Papers sent',
    arrived: 'Arrived in the country',
    cleared: 'Cleared by customs',
    collected: 'Out of the port',
    delivered: 'Delivered',
  } satisfies Record<OrderStep, string>,
  reasons: {
    factory: 'the factory needs longer',
    material: 'material is late',
    quality: 'something had to be made again',
    payment: 'a payment came later',
    carrier: 'the carrier changed its plan',
    port: 'the port is congested',
    customs: 'customs need longer',
    holiday: 'public holidays',
    request: 'you asked for it',
    another: 'another reason',
  } satisfies Record<SlipReason, string>,
} as const;

/** The same texts in any language. */
export type OrderTexts = SameShape<typeof order>;
