import type { contactMessages } from '#server/conversations/contact/contact.schema.ts';

type NewMessage = typeof contactMessages.$inferInsert;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** Messages of fictitious buyers in several languages. Each test uses its own messages. */
export const messages: NewMessage[] = [
  {
    fullName: 'Aïcha Touré-Exemple',
    companyName: 'Boutique Exemple',
    email: 'aicha@boutique.example',
    phone: '+447700900311',
    country: 'CI',
    message:
      'Bonjour, je cherche 500 paires de chaussures de sport pour ma boutique à Abidjan. Quel est le prix avec la livraison au port ?',
    locale: 'fr',
    createdAt: hoursAgo(30),
  },
  {
    fullName: 'Aïcha Touré-Exemple',
    email: 'aicha@boutique.example',
    country: 'CI',
    message: 'Bonjour, faites-vous aussi des sandales pour enfants ?',
    locale: 'fr',
    status: 'resolved',
    readAt: hoursAgo(200),
    createdAt: hoursAgo(210),
  },
  {
    fullName: 'Kofi Sample',
    companyName: 'Sample Trading',
    email: 'kofi@sample-trading.example',
    phone: '+447700900312',
    country: 'GH',
    message: 'Hello, how long do 2,000 LED bulbs take to Tema, and do you check them before loading?',
    createdAt: hoursAgo(3),
  },
  {
    fullName: 'Inés Prueba',
    companyName: 'Comercial Prueba',
    email: 'ines@prueba.example',
    country: 'GQ',
    message: 'Buenos días, necesito un catálogo de menaje de cocina con precios para Malabo.',
    locale: 'es',
    createdAt: hoursAgo(5),
  },
  {
    fullName: '示例先生',
    email: 'shili@example.com',
    country: 'CN',
    message: '您好，我们在尼日利亚有仓库，想了解拼柜到拉各斯的费用。',
    locale: 'zh',
    createdAt: hoursAgo(6),
  },
  {
    fullName: 'Reader of the Day',
    email: 'day@reader.example',
    country: 'NG',
    message: 'Can you send 40 water pumps to Lagos before the rains?',
    createdAt: hoursAgo(7),
  },
  {
    fullName: 'Bulk Alpha',
    email: 'alpha@bulk.example',
    country: 'KE',
    message: 'The first of two that are resolved together.',
    createdAt: hoursAgo(40),
  },
  {
    fullName: 'Bulk Beta',
    email: 'beta@bulk.example',
    country: 'KE',
    message: 'The second of two that are resolved together.',
    createdAt: hoursAgo(41),
  },
  {
    fullName: 'Thrown Away',
    email: 'thrown@away.example',
    country: 'NG',
    message: 'This one is deleted and brought back.',
    createdAt: hoursAgo(42),
  },
  ...['One', 'Two', 'Three'].map((number, i) => ({
    fullName: `Keyboard ${number}`,
    email: `${number.toLowerCase()}@keyboard.example`,
    country: 'TZ',
    message: `Question ${number} for somebody without a mouse.`,
    createdAt: hoursAgo(50 + i),
  })),
  {
    fullName: 'Asked Twice',
    email: 'asked@twice.example',
    country: 'TZ',
    message: 'Two of the staff answer this at the same time.',
    createdAt: hoursAgo(54),
  },
  {
    fullName: 'Phone Reader',
    email: 'reader@phone.example',
    country: 'SN',
    message: 'Please answer from your phone.',
    createdAt: hoursAgo(60),
  },
];
