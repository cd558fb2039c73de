export const services = {
  metaTitle: 'Services: sourcing, quality, logistics, communication',
  metaDescription:
    'Supplier search and vetting, quality control, consolidation and export papers, one contact for your order: what we do, and what you receive.',
  title: 'From the factory gate to your port',
  subtitle: 'Four services, one team in Wenzhou. For each: what we do, and what you receive.',
  sceneLabel: 'Scenes from our work',
  jumpLabel: 'Services on this page',
  proofLabel: 'What you receive',
  blocks: {
    sourcing: {
      title: 'Sourcing',
      text: 'You send a photograph, a link or a specification. We look for manufacturers rather than resellers, ask them for comparable offers in Chinese, and visit those that stay on the list.',
      feature1: 'Business and export licence checked in the public register',
      feature2: 'Workshop, machines and stock seen on site',
      feature3: 'Offers on one sheet: price, minimum order, lead time, packing',
      feature4: 'Samples gathered in Wenzhou and photographed side by side',
      proof:
        'A dated vetting report with photographs, and the offers compared. If nothing suitable turned up, the report says that.',
    },
    quality: {
      title: 'Quality',
      text: 'We check at three moments: when the material arrives, while the goods are made, and when the lot is finished. The yardstick is the sample that you approved.',
      feature1: 'Material and first pieces held against the approved sample',
      feature2: 'A check during production, while a mistake can still be put right',
      feature3: 'Final inspection by random sampling (AQL), before the cartons are closed',
      feature4: 'Counting, measuring, function tests, labels and cartons',
      proof:
        'An inspection report with photographs and the faults counted, before the balance is due. If the lot fails, nothing ships until you have decided.',
    },
    logistics: {
      title: 'Logistics',
      text: 'Goods of several suppliers meet in one warehouse and leave in one container: from Ningbo or Shanghai by sea, or by air when it is urgent.',
      feature1: 'Consolidation of several suppliers in one container',
      feature2: 'Sea and air freight quoted side by side',
      feature3: 'Invoice, packing list, certificate of origin and bill of lading',
      feature4: 'Photographs of the loading, and the number of the seal',
      proof:
        'The complete export papers, sent ahead so that your clearing agent can begin. With DDP we clear the goods and pay the duty; with any other delivery term you do, through your agent.',
    },
    communication: {
      title: 'Communication',
      text: 'One person follows your order, writes to you in English, French, Spanish or Chinese, and speaks Chinese with the factory.',
      feature1: 'The same contact from the first question to the bill of lading',
      feature2: 'Photographs and videos from the workshop',
      feature3: 'Delays reported as soon as we know of them, with a new date',
      feature4: 'What was agreed by telephone, sent to you in writing',
      proof: 'The file of your order: what was agreed, the reports and the papers. It is yours to keep.',
    },
  },
  processLink: 'How an order runs, step by step',
  whyTitle: 'Why choose our services',
  why: {
    time: {
      title: 'Time zone advantage',
      text: 'When the factories open in Wenzhou it is still night in Lagos. What you ask in the evening has been settled with the factory before your shop opens.',
    },
    bridge: {
      title: 'Cultural bridge',
      text: 'We negotiate in Chinese and report in your language. What was agreed across the table is written down in both, so that both sides sign the same thing.',
    },
    guarantee: {
      title: 'Quality guarantee',
      text: 'No lot ships and no balance falls due before you have accepted its inspection report. Nobody can promise zero faults. We do promise that you see the faults found before you pay the balance.',
    },
  },
  expertiseTitle: 'Areas of expertise',
  expertiseText: 'What we look at first differs with the goods.',
  expertise: {
    fashion: 'Seams, soles, size sets, colour fastness, labels. Shoes are Wenzhou’s own trade.',
    electronics: 'Mains voltage, plugs, and batteries measured against what their label says.',
    household: 'Wall thickness, coatings, food-contact papers, and cartons that survive a fall.',
  },
  catalogueTitle: 'In the catalogue now',
  ctaTitle: 'Tell us what you need',
  ctaText: 'A photograph or a link is enough to begin.',
  ctaProducts: 'See the products',
} as const;
