export const process = {
  metaTitle: 'How an order runs: six steps from inquiry to port',
  metaDescription:
    'Six steps from your first message to the bill of lading: who does what, what you see, when you pay, how long it takes, and what happens when an inspection fails.',
  title: 'Six steps, and you see each of them',
  subtitle: 'Who does what, what you receive at every step, and when you pay.',
  termsTitle: 'The terms in three figures',
  depositText: 'deposit, when you confirm the order',
  balanceText: 'before shipment, once you have accepted the inspection report',
  totalText: 'from the first conversation to loading, as a rule',
  days: '{from}–{to} days',
  weeks: '{from}–{to} weeks',
  stepsTitle: 'How an order runs',
  youLabel: 'You',
  seeLabel: 'You receive',
  steps: {
    needs: {
      title: 'Needs analysis',
      text: 'We ask what you sell, in what quantity and at what price, and about voltage, sizes, labels and the certificates that your customs will want to see.',
      you: 'Send a photograph, a link or a specification.',
      see: 'A short brief with a first idea of price, minimum order and lead time. It is free and binds you to nothing.',
    },
    search: {
      title: 'Supplier search and vetting',
      text: 'We ask several manufacturers, strike off resellers, check the licences, and visit those that remain.',
      you: 'You decide: this supplier or none.',
      see: 'The offers compared, a vetting report with photographs, and samples if you want them.',
    },
    order: {
      title: 'Order confirmation and deposit',
      text: 'Everything is put in writing, in Chinese and in your language: specification, approved sample, price, delivery date, and what happens when a lot fails.',
      you: 'Approve the sample, sign, and pay the {deposit}% deposit.',
      see: 'The signed order and a receipt for your deposit.',
    },
    production: {
      title: 'Production management and updates',
      text: 'We check the material and the first pieces, return to the workshop during production, and hold the factory to its dates.',
      you: 'Nothing, unless something is to change; a change is priced before it is made.',
      see: 'Photographs from the workshop at each stage, and notice of any delay as soon as we know.',
    },
    inspection: {
      title: 'Quality inspection',
      text: 'When the lot is finished we draw a random sample, count, measure and test it against the approved sample, before the cartons are closed.',
      you: 'Read the report; accept the lot, or refuse it.',
      see: 'The inspection report, with photographs and the faults counted.',
    },
    shipping: {
      title: 'Consolidation, logistics and final payment',
      text: 'The goods of all your suppliers come together in one shipment and leave through Ningbo or Shanghai. We prepare the invoice, packing list and certificate of origin.',
      you: 'Pay the remaining {balance}%, before shipment.',
      see: 'Photographs of the loading, the number of the seal, the bill of lading and the other papers for your clearing agent.',
    },
  },
  failTitle: 'When a lot fails',
  fail1: 'Nothing ships, and the balance does not fall due.',
  fail2: 'The factory sorts or reworks the goods at its own cost, as the order says, and we inspect again.',
  fail3:
    'If it fails a second time you decide: a lower price, a new lot, or cancellation. We negotiate the return of your deposit, with the signed order in hand.',
  neverTitle: 'What we never promise',
  never1: 'That no piece is faulty. An inspection is a sample, and the report says how large it was.',
  never2: 'A fixed date of arrival. The carrier decides; we pass on its dates and delays.',
  never3:
    'That customs asks no questions. With DDP we clear the goods and pay the duty; with any other delivery term you do, through your clearing agent.',
  never4:
    'That a deposit always comes back. That is why the factory is checked before you pay it, not after.',
  timelineTitle: 'How long it takes',
  timelineText: 'For goods that a factory already makes; new moulds or designs come on top.',
  timeline: {
    consultation: 'Initial consultation',
    vetting: 'Supplier identification and vetting',
    production: 'Production and quality control',
    delivery: 'Logistics and delivery',
  },
  timelineScale: 'To scale: full colour up to the shortest usual duration, paler up to the longest.',
  timelineSea:
    'This ends with the goods on board. The voyage comes on top: {sea} days to East and Southern Africa, {west} days to West and Central Africa.',
  platformTitle: 'Our digital platform',
  platformText: 'It runs on a phone, on a slow line, and without an account.',
  platform: {
    catalogue: {
      title: 'A catalogue with figures',
      text: 'Price, minimum order, lead time and supplier of each product, and the date on which we checked that supplier.',
    },
    requests: {
      title: 'Questions from the product page',
      text: 'Ask for a quotation or write to the supplier’s phone. Which product you mean is filled in already.',
    },
    light: {
      title: 'Light pages, four languages',
      text: 'English, French, Spanish and Chinese; and a data saver that leaves out what you can do without.',
    },
  },
  benefitsTitle: 'What you gain',
  benefits: {
    before: {
      title: 'Seen before it is paid',
      text: 'You have the report and photographs before you pay the balance.',
    },
    one: { title: 'One person to ask', text: 'The same one from the brief to the bill of lading.' },
    load: { title: 'One shipment', text: 'Several suppliers, one container, one set of papers.' },
    written: { title: 'All in writing', text: 'Order, reports and papers stay in your hands.' },
  },
  ctaTitle: 'Begin with the first step',
  ctaText: 'Tell us what you want to sell. The first conversation costs nothing.',
  ctaProducts: 'See the products',
} as const;
