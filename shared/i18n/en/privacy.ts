/** /privacy: the data that the program stores, according to the schema and the purge. */
export const privacy = {
  metaTitle: 'Privacy',
  metaDescription:
    'What this site stores about visitors, for how long, who reads it, and how to have it deleted.',
  title: 'Privacy',
  subtitle: 'What we store about you, for how long, and how to have it deleted.',
  parts: {
    without: {
      title: 'When you only read',
      text: 'We use no advertising and no analytics of other companies. To count a view once a day, the site keeps a random id of your browser beside the product or article for two days.\nTo limit abuse, your network address is stored as a hash, for one day at most.',
    },
    counting: {
      title: 'How we count visits',
      text: 'Our own server counts {kinds}, without scripts or cookies. Beside the numbers are the day, the language and the country, if you chose one for prices. Words of searches that found nothing are kept for {searches} days.\nTo count a visitor once, we keep a key for {hours} hours, computed from a secret of the day, the first part of your network address, the names of your browser and system, and the page or product. None of these can be read from the key, and two keys of one visitor have nothing in common; the secret is deleted with them. If your browser sends Global Privacy Control or Do Not Track, there is no key.',
    },
    cookies: {
      title: 'Cookies',
      text: 'Language, data saver, currency and country: your own choices.\nA visitor session: it appears when you save a favorite product, begin a quote list or open the chat, and holds them together. It is deleted {visitors} days after your last visit.\nA view id without any right. For staff only: the signed-in session and the known device.\nText that you type and have not sent stays in your browser; a quote list is saved with us too, so that you can continue on another device. One that you never send is deleted with the visitor session.',
    },
    contact: {
      title: 'When you write to us',
      text: 'Contact form: name, company, e-mail address, telephone, country, message and the product it is about.\nChat: your messages and files; name, e-mail address and telephone if you give them; the page you write from, your language and time zone, and the products that you opened.\nQuotes: your list with quantities, notes and photos; destination, name, company, e-mail address, telephone and time zone; what you ask, accept or decline. Photos are stored without the place and device that a camera writes into them. Anyone who knows the secret address of your offer can read it.\nRequests and offers stay until we delete them, because an order may refer to them.',
    },
    who: {
      title: 'Who is responsible, and who reads it',
      text: 'Responsible is {company}, {address}. Our staff and the provider that runs our server and mail. We give your details to a supplier, forwarder or inspection firm only for your own inquiry or order. We do not sell them.',
    },
    staff: {
      title: 'Staff accounts',
      text: 'Name, user name, e-mail address, a hash of the password and a log of changes. Failed sign-ins are kept for {failures} days with the account and network.',
    },
    rights: {
      title: 'Your rights',
      text: 'Write to {email} to see, correct or delete what we store about you. We delete messages, conversations and their files on request, unless a law makes us keep documents of an order.',
    },
  },
  /** What is counted, by kind. */
  countedKinds: {
    landing: 'the first page of a visit',
    source: 'the website that led to it',
    document: 'opened pages',
    product: 'opened products',
    added: 'products put on the quote list',
    missed: 'searches that found nothing',
    bot: 'pages that programs requested',
  },
  /** Texts of the lists after the sections: all cookies and all retention periods, from their tables. */
  cookieList: {
    title: 'Every cookie by name',
    line: '{name}: {text} ({days} days)',
    visitor: 'your visitor session',
    viewer: 'a view id without any right',
    language: 'the language you chose',
    saver: 'your data-saver switch',
    currency: 'the currency you chose',
    country: 'the country you chose for prices at your door',
    favorites: 'that you have favorites',
    quoteList: 'how many lines your quote list has',
    staff: 'for staff only: the signed-in session',
    device: 'for staff only: a known device',
    staffLanguage: 'for staff only: the language of the sign-in',
  },
  periods: {
    title: 'How long we keep what',
    line: '{text}: {days} days',
    never: '{text}: until we delete them',
    visitors: 'Visitor sessions, with favorites and lists that were never sent, after your last visit',
    mails: 'Copies of sent mails that are not replies',
    searches: 'Words of searches that found nothing',
    keys: 'Keys that count a visitor once',
    failures: 'Failed sign-ins of staff',
    conversations: 'Chat conversations and their files, after they are resolved',
    contacts: 'Messages of the contact form, after they are resolved',
    backups: 'Backups of the site, which still hold what has been deleted since',
    log: 'The log of what staff change; your details are taken out when we erase your data',
  },
} as const;
