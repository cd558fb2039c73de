export const about = {
  metaTitle: 'About us',
  metaDescription:
    'Who we are and what we answer for: a team in Wenzhou that finds, checks and ships goods for businesses in all 54 African countries.',
  title: 'We visit the factory for you',
  subtitle:
    '{company} is a sourcing and export team in Wenzhou. We work for African businesses that buy in China and cannot stand at the factory gate themselves.',
  storyTitle: 'Our story',
  story1:
    'It began with a shoe seller in Lomé, a friend. Twice he had paid a deposit to a supplier he knew only from a chat window; twice no container came. Before the third order he asked us for one thing: go to the address and look. There was no factory at that address. We found him one that existed, stood by while his order was packed, and sent him the photographs.',
  story2:
    'His neighbours in the market asked next, and the gap was the same each time. The factories were capable and the buyers serious. What was missing was somebody in between who speaks Chinese, knows the goods, and has no reason to hide a bad lot. We made that our work.',
  story3: {
    one: 'With more than {count} year of experience we still work from Wenzhou, in Zhejiang, among the workshops that make shoes, clothing, locks and switches. The goods leave through Ningbo and Shanghai, for buyers in any of the 54 African countries.',
    other:
      'With more than {count} years of experience we still work from Wenzhou, in Zhejiang, among the workshops that make shoes, clothing, locks and switches. The goods leave through Ningbo and Shanghai, for buyers in any of the 54 African countries.',
  },
  story4:
    'The sequence is still the same. First we look, then you read what we saw, and only then do you pay: {deposit}% as a deposit, {balance}% before shipment. Our fee is stated on a separate line.',
  storyLink: 'How an order runs, step by step',
  factsTitle: 'At a glance',
  headquarters: 'Headquarters',
  headquartersText: 'Wenzhou, Zhejiang, China',
  ports: 'Ports',
  portsText: 'Ningbo and Shanghai',
  markets: 'Markets',
  marketsText: 'All 54 African countries',
  experience: 'Experience',
  experienceText: { one: 'More than {count} year', other: 'More than {count} years' },
  reply: 'Answer to messages',
  teamTitle: 'Leadership team',
  teamText: 'Two people are responsible for what leaves this office.',
  team: {
    ceo: {
      name: 'Lin Haiyan',
      role: 'Founder and CEO',
      text: 'Answers for the choice of suppliers and signs every vetting report. If none of us has been inside the workshop, the report says so.',
    },
    coo: {
      name: 'Ama Sarpong',
      role: 'Co-founder and COO',
      text: 'Answers for inspections, consolidation and export papers. No container is closed before she has released it.',
    },
  },
  missionTitle: 'Mission',
  mission:
    'That a business anywhere in Africa can buy from a Chinese factory and know what it will receive before it pays the balance.',
  visionTitle: 'Vision',
  vision: 'A trade between China and Africa in which distance costs a buyer the freight, and nothing else.',
  valuesTitle: 'Core values',
  values: {
    integrity: {
      title: 'Integrity',
      text: 'We report what we saw, good or bad, with a date and photographs. What we have not checked, we call unchecked.',
    },
    excellence: {
      title: 'Excellence',
      text: 'A fault found at the sewing machine costs minutes; found in Abidjan, it costs a season. So we check early, against the sample that you approved, and write down the result.',
    },
    partnership: {
      title: 'Partnership',
      text: 'We prepare the decision; you take it. One person follows your order from the first question to the bill of lading, and a small order gets the same report as a large one.',
    },
  },
  ctaTitle: 'Shall we look at a supplier for you?',
  ctaText: 'Send us a name, a link or a photograph.',
  ctaProducts: 'See the products',
} as const;
