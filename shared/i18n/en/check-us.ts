/** /check-us: how a buyer can verify each claim. `record` is also shown on the home page. */
export const checkUs = {
  metaTitle: 'Check us: how to verify every claim',
  metaDescription:
    'Registered name, registration number, licence, bank account, office and people: how to verify each without taking our word for it.',
  title: 'Check us before you pay us',
  subtitle: 'What we say about ourselves, and how you verify it without taking our word for it.',
  record: {
    title: 'A company you can look up',
    name: 'Registered name',
    number: 'Registration number',
    since: 'Registered since',
    office: 'Head office',
    account: 'Name of the bank account',
    licenceLabel: 'Business licence',
    demo: 'Demo',
    demoText: 'Demo: company, people, suppliers and figures on this site are made up.',
    link: 'Check us',
  },
  accountText: 'The registered name, and no other',
  claimsTitle: 'Six claims, six checks',
  checkLabel: 'How you check it',
  claims: {
    registered: {
      title: 'We are a registered company',
      text: 'The company exists under the name and number above, and trading is its registered business.',
      check:
        'Search the number in China’s public register of companies, gsxt.gov.cn, or ask your embassy’s trade office to do it. Name, address and legal representative must match; the status must read “in operation”.',
    },
    licence: {
      title: 'Our licence is genuine',
      text: 'The business licence carries the 18 characters of the registration number and a square code.',
      check:
        'Ask for a fresh photograph of the licence with today’s date on a note beside it. Scan the square code: it leads to the register, not to our site.',
    },
    bank: {
      title: 'Your money goes to the company',
      text: 'The account in your order carries the registered name. We do not take payments to the account of a person or of another company.',
      check:
        'Compare the name of the account with the registered name, letter by letter. Before you pay, call one of the numbers on our contact page and have the last four digits read to you.',
    },
    people: {
      title: 'The people are who they say',
      text: 'One person follows your order, with a name and a face.',
      check:
        'Ask for a video call, without notice if you like. Let us show you the office door, the licence on the wall and a sample that you name.',
    },
    visit: {
      title: 'There is an office, and there are factories',
      text: 'You may visit us in Wenzhou and go to the factory of your order with us.',
      check:
        'Come, or send somebody: a relative, a student, an inspection firm of your choice. Tell us the day; we need none of your documents for it, unless you want an invitation letter.',
    },
    references: {
      title: 'Others have bought through us',
      text: 'Buyers who have agreed to it answer questions about their orders.',
      check:
        'Ask for two buyers in your region with your kind of goods. Call them on a number that you found yourself, and ask for the bill of lading of one shipment.',
    },
  },
  neverTitle: 'What we never ask for',
  never1: 'A payment to a personal account, by money transfer agency, gift card or cryptocurrency.',
  never2: 'The whole price in advance. It is {deposit}% deposit, {balance}% before shipment.',
  never3: 'A password, a card number, or a code that your bank or WhatsApp sent you.',
  never4: 'A new account number by e-mail or chat alone. If you get one, call us first.',
  never5: 'Pressure. We never make offers that end today.',
  doubtTitle: 'If something does not match',
  doubtText:
    'Pay nothing, and tell us at {email} what you found. Somebody may be using our name; we answer either way.',
  ctaTitle: 'Put us to the test',
  ctaText: 'Ask for the video call, the licence or a reference.',
  ctaProducts: 'See the products',
} as const;
