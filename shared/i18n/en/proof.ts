/** Worked examples on the home page; factory and lot are made up, the landed price is that of a product. */
export const proof = {
  title: 'What you get in writing',
  exampleText:
    'Factory and lot of the report and the inspection are made up; this is what you get for your own order.',
  report: {
    title: 'Vetting report',
    factory: 'Sunstep Footwear Works, Lucheng, Wenzhou',
    visited: 'On site on 14 October 2026, two of our inspectors, 47 photographs',
    good: 'In order',
    note: 'Noted',
    bad: 'Fault, put right',
    rows: {
      licence: { name: 'Business licence', finding: 'In the public register; makes shoes since 2011' },
      workshop: { name: 'Workshop', finding: '2 lines, 64 people counted at work' },
      machines: { name: 'Machines', finding: '38 of 41 running, 3 awaiting repair' },
      material: { name: 'Material in stock', finding: 'Enough for 11 days, soles bought in' },
      exits: { name: 'Fire exits', finding: 'One blocked by cartons; cleared on 21 October, photograph 44' },
    },
    verdict: 'Fit for orders of up to 6,000 pairs a month. Second visit before the first order.',
  },
  inspection: {
    title: 'What an inspection looks like',
    lot: 'Lot of 2,400 pairs, 125 drawn at random (ISO 2859-1, level II)',
    allowed: '{found} found, {allowed} allowed',
    critical: 'Critical faults, such as a nail in the shoe',
    major: 'Major faults, such as an open seam',
    minor: 'Minor faults, such as a trace of glue',
    failed: 'Result: the lot has failed',
  },
  price: {
    title: 'A landed price, worked out',
    lead: '{quantity} of “{product}”, by sea to {country}, at today’s list price and published rates. An offer also names our fee, on a separate line.',
    goods: 'Goods, {term}',
    freight: 'Sea freight and insurance',
    duty: 'Duty and taxes',
    inland: 'Port charges, clearing agent and delivery',
    total: 'At your door',
    range: '{low} to {high}',
    link: 'Every line with its source',
  },
} as const;
