import type { SameShape } from '../translate.ts';

/** Texts of mails; pages do not load them. */
export const mail = {
  greeting: 'Hello {name},',
  reply: {
    subject: 'Re: your message to {company}',
    youWrote: 'You wrote:',
    answerTo:
      'To answer, please write to {email}. This mail was sent automatically; please do not reply to it directly.',
  },
  chat: {
    subject: '{company} has replied to you',
    intro: 'We have answered you in the chat:',
    open: 'Continue in the chat',
    why: 'You get this mail because you left this address in our chat. To answer, use the link or write to {email}.',
  },
  assignment: {
    subject: '{by} has assigned {name} to you',
    intro: '{by} has assigned the chat with {name} to you. The customer is waiting for an answer.',
    open: 'Open the chat',
    why: 'You get this mail because you were not signed in.',
  },
  quote: {
    requested: {
      subject: '{reference}: we have your request',
      intro:
        'Thank you. We have received your request {reference} and are working on the offer. The link shows where it stands.',
    },
    offer: {
      subject: '{reference}: your offer from {company}',
      intro: 'Your offer {reference} is ready. It is valid until the end of {day}.',
    },
    accepted: {
      subject: '{reference}: you have accepted our offer',
      intro: 'Thank you. You have accepted our offer {reference}. Please check what you have accepted:',
    },
    proforma: {
      subject: '{reference}: your proforma invoice',
      intro:
        'Your proforma invoice for {reference} is ready. The link opens the page where you can read it. Pay only to the account in it.',
    },
    withdrawn: {
      subject: '{reference}: we have taken the acceptance back',
      intro:
        'We have taken the acceptance of our offer {reference} back. A proforma invoice that we have issued for it is no longer valid: please do not pay it. We will tell you how we go on; if you have a question, use the link.',
    },
    answer: {
      subject: '{reference}: an answer from {company}',
      intro: 'We have answered you about {reference}:',
    },
    review: {
      subject: '{reference}: how did it go?',
      intro:
        'Some weeks ago you accepted our offer {reference}. Please tell other buyers how it went, good or bad: the form is on the page of your request.',
    },
    expiry: {
      subject: '{reference}: your offer ends on {day}',
      intro:
        'Your offer {reference} is valid until the end of {day}. After that you can ask for a fresh price.',
    },
    week: {
      subject: '{reference}: this week in your order',
      intro: 'This has happened in your order {reference}:',
    },
    quietWeek: {
      subject: '{reference}: nothing new this week',
      intro: 'Nothing new has been entered for your order {reference} this week. This is where it stands:',
    },
    slip: {
      subject: '{reference}: a promised day has changed',
      intro:
        'A day that we promised you for {reference} is later now. The first promise stays on the page of your order:',
    },
    inspection: {
      subject: '{reference}: the report of the inspection',
      intro:
        'The report of the inspection of {reference} is final. It counts what was found against what is allowed; you decide what becomes of the goods:',
    },
    silence: {
      subject: '{reference}: have you seen our offer?',
      intro:
        'Our offer {reference} is waiting for you until the end of {day}. If something does not fit, please ask or decline: both help us.',
    },
    open: 'Open the request',
    secret:
      'Anyone who has this link can read and accept the offer. Please pass it on only to people you trust.',
    why: 'You get this mail because this address was given for the request. To answer, use the link or write to {email}.',
    stop: 'Stop the weekly mail about this order',
    news: {
      requested: '{reference}: new request from {name}',
      question: '{reference}: {name} has asked a question',
      accepted: '{reference}: {name} has accepted the offer',
      withdrawn: '{reference}: {name} has withdrawn the acceptance',
      declined: '{reference}: {name} has declined the offer',
      fresh_price: '{reference}: {name} asks for a fresh price',
      testimonial: '{reference}: {name} has written a testimonial',
      assigned: '{reference}: {by} has assigned the request of {name} to you',
      approved: '{reference}: {by} has approved your prices for {name}',
    },
    openStaff: 'Open the request',
    whyStaff:
      'You get this mail because you are responsible for the request, set its prices, or want a mail for each message.',
  },
  notice: {
    subject: 'New message from {name}',
    intro: 'This has come in through the contact form of {company}.',
    name: 'Name',
    companyName: 'Company',
    country: 'Country',
    product: 'Product',
    open: 'See the contact messages',
    why: 'You get a mail for every contact message. My account offers a daily digest instead.',
  },
  digest: {
    subject: {
      one: '{count} message is waiting for an answer',
      other: '{count} messages are waiting for an answer',
    },
    intro: {
      one: '{count} message has come in since the last digest and has not been answered yet.',
      other: '{count} messages have come in since the last digest and have not been answered yet.',
    },
    more: { one: 'And {count} more.', other: 'And {count} more.' },
    why: 'You get this digest once a day at 08:30, Beijing time, when a message is waiting.',
  },
  figures: {
    subject: 'Figures of the week, {from} to {to}',
    intro: 'The seven days until Sunday, in brackets the seven days before. What waits is of this moment.',
    open: 'Open these days',
    why: 'You get this mail on Mondays because you have chosen it under My account.',
  },
  unsubscribe: 'Stop these mails',
  roles: { admin: 'admin', super_admin: 'super admin', customer: 'customer' },
  invitation: {
    subject: 'Your invitation to {company}',
    intro: 'You are invited to work with {company} as {role}. The link below creates your account.',
    open: 'Create my account',
    lapses: {
      one: 'The link works once and is valid for {count} day. If you did not expect an invitation, you can ignore this mail.',
      other:
        'The link works once and is valid for {count} days. If you did not expect an invitation, you can ignore this mail.',
    },
  },
  beneficiary: {
    first: '{by} has entered who is paid',
    proposed: '{by} proposes another bank account to be paid to',
    confirmed: '{by} has confirmed another bank account: it counts from {date}',
    withdrawn: '{by} has withdrawn a change of the bank account',
    effective: 'Another bank account is the one to be paid to from now on',
    warning:
      'If you do not know of this, withdraw it at once and call your colleagues: somebody may be signed in as one of them.',
    open: 'Open the page',
  },
  emailChanged: {
    subject: 'The address of your account at {company} was changed',
    text: '{username}: mails of this account now go to another address than this one.',
    warning:
      'If you did not expect this, write to {email} at once: anyone who has the new address can ask for a new password.',
  },
  backupLate: {
    subject: 'The backups of {company} are late',
    backup: 'The last good backup is of {moment}. Newer ones failed or were not made.',
    drill: 'The last restore drill that succeeded is of {moment}.',
    never: 'none',
    open: 'See the backups',
  },
  reset: {
    subject: 'Set a new password for {company}',
    intro: 'A new password has been asked for, for the account {username}.',
    open: 'Set a new password',
    lapses: {
      one: 'The link works once and is valid for {count} minute. If you did not ask for it, you can ignore this mail: your password stays as it is.',
      other:
        'The link works once and is valid for {count} minutes. If you did not ask for it, you can ignore this mail: your password stays as it is.',
    },
  },
  automatic: 'This is an automatic message. If you have a question, write to {email}.',
} as const;

/** The same texts in any language. */
export type MailTexts = SameShape<typeof mail>;
