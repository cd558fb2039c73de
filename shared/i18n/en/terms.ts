/** /terms: the terms as stated in the FAQ and on the process page. `law` stands in for what a company has not entered. */
export const terms = {
  metaTitle: 'Terms',
  metaDescription:
    'Our terms: deposit and balance, samples, inspection, delivery times, customs, and what we do not promise.',
  title: 'Terms',
  subtitle: 'The terms on which we work. What is agreed in your signed order comes first.',
  parts: {
    company: {
      title: 'Who you deal with',
      text: '{company}, {address}.\n{law}',
    },
    prices: {
      title: 'Prices and offers',
      text: 'Prices, minimum orders and lead times in the catalogue are those that our suppliers stated. They become binding in a written quotation. Prices in other currencies are approximate; the original currency counts.\nOur fee is stated on a separate line.',
    },
    payment: {
      title: 'Payment',
      text: '{deposit}% deposit when you confirm the order, {balance}% before shipment, once you have accepted the inspection report. By bank transfer in several currencies, only to the account in the signed order. We never announce a change of account by e-mail or chat alone.',
    },
    samples: {
      title: 'Samples',
      text: 'You pay for samples and their courier. What you pay for samples is credited to your order where the factory agrees.',
    },
    inspection: {
      title: 'Inspection',
      text: 'We visit the chosen supplier before you pay the deposit and inspect the goods before loading. If a lot fails, nothing ships and the balance does not fall due; the factory sorts or reworks at its own cost, and we inspect again. If it fails a second time you decide: a lower price, a new lot, or cancellation.',
    },
    time: {
      title: 'Time',
      text: 'An order usually takes {from}–{to} weeks until it is loaded. The voyage comes on top: {sea} days to East and Southern Africa, {west} days to West and Central Africa. Dates of carriers are passed on, not guaranteed.',
    },
    customs: {
      title: 'Customs',
      text: 'We prepare the export papers. Who clears the goods and pays duty and taxes follows from the delivery term in your offer: with DDP we do, with any other term you do, through your clearing agent. Import permits are yours to obtain; whether goods may be imported is for your agent to confirm.',
    },
    limits: {
      title: 'What we do not promise',
      text: 'That no piece is faulty, that a ship arrives on a fixed day, or that a deposit always comes back. We negotiate its return with the signed order in hand.',
    },
    site: {
      title: 'This site',
      text: 'Texts and pictures may be linked to, not copied for sale. Illustrations show the kind of product; the approved sample decides. Questions: {email}.',
    },
  },
  law: {
    known:
      'Governed by the law of {country}. Disputes that we cannot settle together go to the courts of {place}.',
    unknown: 'Governing law and place of dispute are agreed in your order.',
  },
} as const;
