import type { SameShape } from '../translate.ts';

/** Texts of the mails that leave the outbox; pages do not load them. */
export const mail = {
  greeting: 'Hello {name},',
  reply: {
    subject: 'Re: your message to {company}',
    youWrote: 'You wrote:',
    answerTo:
      'To answer, please write to {email}. This mail was sent by our website, which cannot receive any.',
  },
  chat: {
    subject: 'We have answered you: {company}',
    intro: 'We have answered you in the chat:',
    open: 'Go on in the chat',
    why: 'You get this mail because you left this address in our chat. To answer, use the link or write to {email}.',
  },
  notice: {
    subject: 'New message from {name}',
    intro: 'This has come in through the contact form of {company}.',
    name: 'Name',
    companyName: 'Company',
    country: 'Country',
    product: 'Product',
    open: 'Open the inbox',
    why: 'You get a mail for every contact message. My account offers a daily digest instead.',
  },
  digest: {
    subject: {
      one: '{count} message waits for an answer',
      other: '{count} messages wait for an answer',
    },
    intro: {
      one: '{count} message has come in since the last digest and has not been answered yet.',
      other: '{count} messages have come in since the last digest and have not been answered yet.',
    },
    more: { one: 'And {count} more.', other: 'And {count} more.' },
    why: 'You get this digest once a day at 08:30, Beijing time, when somebody waits.',
  },
  unsubscribe: 'Stop these mails',
  roles: { admin: 'admin', super_admin: 'super admin', customer: 'customer' },
  invitation: {
    subject: 'Your invitation to {company}',
    intro: 'You are invited to work with {company} as {role}. The link below makes your account.',
    open: 'Make my account',
    lapses: {
      one: 'The link counts once, for {count} day. If you expected no invitation, you can forget this mail.',
      other:
        'The link counts once, for {count} days. If you expected no invitation, you can forget this mail.',
    },
  },
  emailChanged: {
    subject: 'The address of your account at {company} was changed',
    text: '{username}: mails of this account now go to another address than this one.',
    warning:
      'If you did not expect this, write to {email} at once: anyone with the new address can ask for a new password.',
  },
  reset: {
    subject: 'Set a new password for {company}',
    intro: 'A new password has been asked for, for the account {username}.',
    open: 'Set a new password',
    lapses: {
      one: 'The link counts once, for {count} minute. If you did not ask for it, you can forget this mail: your password stays as it is.',
      other:
        'The link counts once, for {count} minutes. If you did not ask for it, you can forget this mail: your password stays as it is.',
    },
  },
  automatic: 'This mail was written by a program. If you have a question, write to {email}.',
} as const;

/** The same texts in any language. */
export type MailTexts = SameShape<typeof mail>;
