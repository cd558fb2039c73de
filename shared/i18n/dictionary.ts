import type { Locale } from '../locale.ts';
import type { ChatTexts } from './en/chat.ts';
import type { AccountTexts } from './en/account.ts';
import type { BlogTexts } from './en/blog.ts';
import type { CompanyTexts } from './en/company.ts';
import type { ContactTexts } from './en/contact.ts';
import type { en } from './en/index.ts';
import type { MailTexts } from './en/mail.ts';
import type { ValidationTexts } from './en/validation.ts';
import type { MessageKey, Params, SameShape } from './translate.ts';

/** The dictionary of the public side in any language: the shape of the English one. */
export type Dictionary = SameShape<typeof en>;

export type TextKey = MessageKey<typeof en>;

export type Translate = (key: TextKey, params?: Params) => string;

/** Loads one language's dictionary; the browser fetches only the one it shows. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  switch (locale) {
    case 'en':
      return (await import('./en/index.ts')).en;
    case 'fr':
      return (await import('./fr/index.ts')).fr;
    case 'es':
      return (await import('./es/index.ts')).es;
    case 'zh':
      return (await import('./zh/index.ts')).zh;
  }
}

// Texts that only some pages need are not part of the dictionary that every page loads.

export async function loadValidationTexts(locale: Locale): Promise<ValidationTexts> {
  switch (locale) {
    case 'en':
      return (await import('./en/validation.ts')).validation;
    case 'fr':
      return (await import('./fr/validation.ts')).validation;
    case 'es':
      return (await import('./es/validation.ts')).validation;
    case 'zh':
      return (await import('./zh/validation.ts')).validation;
  }
}

export async function loadAccountTexts(locale: Locale): Promise<AccountTexts> {
  switch (locale) {
    case 'en':
      return (await import('./en/account.ts')).account;
    case 'fr':
      return (await import('./fr/account.ts')).account;
    case 'es':
      return (await import('./es/account.ts')).account;
    case 'zh':
      return (await import('./zh/account.ts')).account;
  }
}

export async function loadCompanyTexts(locale: Locale): Promise<CompanyTexts> {
  switch (locale) {
    case 'en':
      return (await import('./en/company.ts')).company;
    case 'fr':
      return (await import('./fr/company.ts')).company;
    case 'es':
      return (await import('./es/company.ts')).company;
    case 'zh':
      return (await import('./zh/company.ts')).company;
  }
}

export async function loadMailTexts(locale: Locale): Promise<MailTexts> {
  switch (locale) {
    case 'en':
      return (await import('./en/mail.ts')).mail;
    case 'fr':
      return (await import('./fr/mail.ts')).mail;
    case 'es':
      return (await import('./es/mail.ts')).mail;
    case 'zh':
      return (await import('./zh/mail.ts')).mail;
  }
}

export async function loadChatTexts(locale: Locale): Promise<ChatTexts> {
  switch (locale) {
    case 'en':
      return (await import('./en/chat.ts')).chat;
    case 'fr':
      return (await import('./fr/chat.ts')).chat;
    case 'es':
      return (await import('./es/chat.ts')).chat;
    case 'zh':
      return (await import('./zh/chat.ts')).chat;
  }
}

export async function loadBlogTexts(locale: Locale): Promise<BlogTexts> {
  switch (locale) {
    case 'en':
      return (await import('./en/blog.ts')).blog;
    case 'fr':
      return (await import('./fr/blog.ts')).blog;
    case 'es':
      return (await import('./es/blog.ts')).blog;
    case 'zh':
      return (await import('./zh/blog.ts')).blog;
  }
}

export async function loadContactTexts(locale: Locale): Promise<ContactTexts> {
  switch (locale) {
    case 'en':
      return (await import('./en/contact.ts')).contact;
    case 'fr':
      return (await import('./fr/contact.ts')).contact;
    case 'es':
      return (await import('./es/contact.ts')).contact;
    case 'zh':
      return (await import('./zh/contact.ts')).contact;
  }
}

/** The text of a validation key; what is no key stays as it is. */
export const fieldText = (texts: ValidationTexts, key: string): string =>
  (texts as Record<string, string>)[key] ?? key;
