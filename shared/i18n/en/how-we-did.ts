/** /how-we-did: the company's own figures. */
export const howWeDid = {
  metaTitle: 'How we did: our own figures',
  metaDescription:
    'How fast we answered and offered, which promises we kept and broke, and what goods really cost at the door: our figures of the last twelve months.',
  title: 'How we did',
  subtitle:
    'Our figures of the last twelve months, the bad ones too. Each is made of all cases, not of chosen ones.',
  few: 'Too few cases to say: fewer than {count}.',
  typical: 'In the middle',
  worst: 'The worst',
  cases: 'Cases',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{count} office hour', other: '{count} office hours' },
  days: { one: '{count} day', other: '{count} days' },
  more: '{percent} more than our estimate',
  less: '{percent} less than our estimate',
  same: 'as we estimated',
  kept: 'Kept',
  late: 'Late',
  within: 'Within the limits',
  over: 'Over the limits',
  replies: {
    title: 'First answer',
    text: 'From a message, a chat or a request until somebody of us answered, in office hours. Promised: {hours}.',
  },
  offers: {
    title: 'Offer',
    text: 'From a request until its first offer, in office hours. Nobody promises this time; it depends on the factory.',
  },
  productions: {
    title: 'Production',
    text: 'Days from the deposit to the end of production.',
  },
  promises: {
    title: 'Promised days',
    text: 'Milestones of orders whose day we had promised, against the first promise. A day that we changed counts as late.',
  },
  inspections: {
    title: 'Inspections',
    text: 'Final reports. Over the limits: more defects of a class were found than the agreed plan allows. The buyer then decides.',
  },
  doors: {
    title: 'Price at the door',
    text: 'What buyers said that their goods cost at the door, against our estimate, where all parts of it were known.',
  },
  lateBy: 'Of the late ones, in the middle',
  how: 'How it is counted',
  howText:
    'Medians, so that one extreme case does not move them. Demonstration records never count. The page is made anew every hour.',
  ctaTitle: 'Questions about a figure?',
  ctaText: 'Ask us: we answer with the cases behind it, without names.',
  ctaProducts: 'See the products',
} as const;
