import type { SameShape } from '../translate.ts';

/** Texts of the contact page; only this page loads them. */
export const contact = {
  metaTitle: 'Contact us',
  metaDescription:
    'Write to our sourcing team in Wenzhou: questions, quotes, samples. We answer within hours, in English, French, Spanish or Chinese.',
  title: 'Talk to your buying team',
  subtitle:
    'Tell us what you are looking for. A person in Wenzhou reads every message and answers in your language.',
  formTitle: 'Send us a message',
  required: 'Fields with * are required.',
  fullName: 'Full name',
  companyName: 'Company name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'With country code, for example +243…, or as you dial it at home.',
  phoneShort:
    'This number looks too short. Please complete it, or press “Send message” once more if it is right.',
  country: 'Country or region',
  chooseCountry: 'Please choose',
  africa: 'Africa',
  otherCountries: 'Other countries and regions',
  message: 'Message',
  messageHint: 'Product, quantity, destination: the more we know, the better the first answer.',
  kept: 'What you type stays on this device until it is sent.',
  clear: 'Clear all',
  send: 'Send message',
  sending: 'Sending…',
  aboutProduct: 'Your question is about',
  removeProduct: 'Write about something else',
  draft:
    'Hello,\n\nI am interested in “{product}”. Could you please send me your best price, the minimum order and the lead time?\n\nQuantity: \nDestination: ',
  askDoor: 'Please tell me what is missing in the price at my door: {quantity} pieces, {way}, to {country}.',
  bySea: 'by sea',
  byAir: 'by air',
  sentTitle: 'Message Sent!',
  sentText: 'Thank you for your inquiry. We’ll get back to you soon.',
  writeAnother: 'Write another message',
  waitingTitle: 'Waiting for the connection',
  waitingText:
    'Your message is kept on this device. It will be sent automatically as soon as the connection is back.',
  sentLater: 'The connection is back: your message has been sent.',
  failedTitle: 'The message was not sent',
  failedForm:
    'Please check your form data and try again. Make sure all required fields are filled correctly.',
  failedRequest: 'Please check your form data. Some fields may be missing or invalid.',
  failedServer: 'Server error. Please try again later or contact us directly.',
  failedOther: 'Failed to send message. Please try again.',
  failedMark:
    'This form was open for too long. Everything is still here: please press “Send message” once more.',
  failedFast:
    'That was sent too quickly for our spam check. Everything is still here: please press “Send message” once more in a few seconds.',
  honeypot: 'Please leave this empty',
  infoTitle: 'Contact information',
  emailLabel: 'Email',
  phoneChina: 'China line',
  phoneAfrica: 'Africa line',
  hours: 'Business hours',
  hoursBeijing: '{days}, {opens} to {closes}, Beijing Standard Time (UTC+8)',
  daysRange: '{from} to {to}',
  inYourTime: 'In your time: {opens} to {closes}',
  openNow: 'Open now, until {time} your time',
  closedOpens: 'Closed now, opens {wait}',
  closedHoliday: 'Closed for {holiday} until {date}; opens {wait}',
  quickTitle: 'For a quick response',
  quickText: 'WhatsApp or WeChat gets the fastest reply.',
  social: 'Follow us',
  mapTitle: 'From Wenzhou to all of Africa',
  mapText:
    'Headquarters in Wenzhou, Zhejiang; goods leave from Ningbo and Shanghai for all {count} African markets.',
  mapAlt:
    'Map of the 54 countries of Africa with their main ports. A dashed sea route leads there from the Chinese coast, where Wenzhou, Ningbo and Shanghai are marked.',
  mapNote: 'The dashed line in the north-west marks a disputed territory.',
  locationsTitle: 'Ports we ship to',
  countries: { one: '{count} country', other: '{count} countries' },
  regionChina: 'China',
  placesChina: 'Wenzhou (headquarters), Ningbo and Shanghai (ports)',
  regions: {
    west: 'West Africa',
    east: 'East Africa',
    central: 'Central Africa',
    southern: 'Southern Africa',
    north: 'North Africa',
  },
  places: {
    west: 'Lagos, Tema, Abidjan, Dakar, Lomé, Cotonou',
    east: 'Mombasa, Dar es Salaam, Djibouti, Maputo, Port Louis',
    central: 'Douala, Pointe-Noire, Luanda, Matadi, Libreville',
    southern: 'Durban, Cape Town, Walvis Bay',
    north: 'Casablanca, Algiers, Tunis, Alexandria, Port Sudan',
  },
  faqTitle: 'Frequently asked questions',
  faq: {
    payment: {
      question: 'What are your payment terms?',
      answer:
        '{deposit}% deposit when you confirm the order, {balance}% before shipment, once you have seen the inspection report. We accept bank transfers in several currencies.',
    },
    time: {
      question: 'How long does sourcing take?',
      answer:
        'Sourcing typically takes {from}-{to} weeks from your first message until the goods are loaded; the voyage comes on top. Ready-made items go faster, custom production may take longer; you get a schedule before you pay.',
    },
    minimum: {
      question: 'Is there a minimum order?',
      answer:
        'Each product page states the factory’s minimum. We combine several suppliers’ goods in one container, so you need not fill it with a single item.',
    },
    quality: {
      question: 'How do you check quality?',
      answer:
        'Before you pay a deposit we visit the supplier that you have chosen; suppliers we have not visited yet are marked in the catalogue. We inspect goods during production and before loading. You receive photos and a written report, and decide before you pay the balance.',
    },
    shipping: {
      question: 'Who takes care of shipping and papers?',
      answer:
        'We do: consolidation, sea or air freight, and the export papers your customs office asks for, such as invoice, packing list, certificate of origin and inspection certificates.',
    },
    samples: {
      question: 'Can I get samples first?',
      answer:
        'Yes. We collect samples from several factories and send them in one parcel by express. What you pay for samples is credited to your order where the factory agrees.',
    },
  },
} as const;

/** The same texts in any language. */
export type ContactTexts = SameShape<typeof contact>;
