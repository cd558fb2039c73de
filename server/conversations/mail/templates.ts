import { loadMailTexts } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import type { BeneficiaryNews } from '#shared/deals/issued-document.ts';
import { digestListLength, invitationDays, passwordResetMinutes } from '#shared/base/limits.ts';
import { countryName } from '#shared/base/country.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { Role } from '#shared/base/user-rules.ts';
import type { Days } from '#shared/operations/figure.ts';
import { officeZone } from '#shared/base/zoned-time.ts';
import { oneLine } from './address.ts';
import { type Block, layOut, type Parts } from './layout.ts';

/** Facts in a mail about a change of the beneficiary: never the whole account number. */
export type BeneficiaryFacts = {
  news: BeneficiaryNews;
  by: string;
  name: string;
  bank: string;
  lastDigits: string;
  /** When the change takes effect. */
  at: Date | null;
};

/** The content of a mail as the outbox stores it. */
export type Content = Parts & { subject: string };

/** The site settings that mails show about the company. */
export type Company = Pick<SiteSettings, 'companyName' | 'email' | 'phones'>;

/** Facts about a contact message in a mail to the staff. */
export type NoticeFacts = {
  fullName: string;
  companyName: string | null;
  country: string;
  message: string;
  productName: string | null;
};

export async function translator(language: Locale) {
  return createTranslator(language, await loadMailTexts(language));
}

export function content(language: Locale, subject: string, blocks: readonly Block[]): Content {
  const line = oneLine(subject);
  return { subject: line, ...layOut(language, line, blocks) };
}

/** An answer to a customer: greeting, answer, signature, the customer's own message, and the address for an answer. */
export async function replyMail(
  company: Company,
  mail: { name: string; language: Locale; text: string; original: string },
): Promise<Content> {
  const { companyName, email, phones } = company;
  const t = await translator(mail.language);
  return content(mail.language, t('reply.subject', { company: companyName }), [
    {
      kind: 'text',
      text: isGreeted(mail.text, mail.name) ? '' : t('greeting', { name: oneLine(mail.name) }),
    },
    { kind: 'text', text: mail.text },
    { kind: 'text', text: [companyName, email, phones.china, phones.africa].filter(Boolean).join('\n') },
    { kind: 'text', text: t('reply.youWrote') },
    { kind: 'quote', text: mail.original },
    { kind: 'small', text: t('reply.answerTo', { email }) },
  ]);
}

/** Answers of the staff in the chat, with a link that continues the conversation. */
export async function chatAnswerMail(
  company: Company,
  mail: { name: string | null; language: Locale; answers: readonly string[]; link: string },
): Promise<Content> {
  const { companyName, email, phones } = company;
  const t = await translator(mail.language);
  return content(mail.language, t('chat.subject', { company: companyName }), [
    { kind: 'text', text: mail.name === null ? '' : t('greeting', { name: oneLine(mail.name) }) },
    { kind: 'text', text: t('chat.intro') },
    ...mail.answers.map((text): Block => ({ kind: 'quote', text })),
    { kind: 'link', text: t('chat.open'), url: mail.link },
    { kind: 'text', text: [companyName, email, phones.china, phones.africa].filter(Boolean).join('\n') },
    { kind: 'small', text: t('chat.why', { email }) },
  ]);
}

/** A mail to a staff member about a conversation that a colleague has assigned to them. */
export async function assignmentMail(
  mail: { by: string; name: string; language: Locale },
  link: string,
): Promise<Content> {
  const t = await translator(mail.language);
  const names = { by: oneLine(mail.by), name: oneLine(mail.name) };
  return content(mail.language, t('assignment.subject', names), [
    { kind: 'text', text: t('assignment.intro', names) },
    { kind: 'link', text: t('assignment.open'), url: link },
    { kind: 'small', text: t('assignment.why') },
  ]);
}

/** Whether the answer's first line already greets the customer, as canned replies do. */
function isGreeted(text: string, name: string): boolean {
  const [first = ''] = text.trimStart().split('\n', 1);
  const [called = ''] = oneLine(name).split(' ', 1);
  return called !== '' && first.length <= 80 && first.toLowerCase().includes(called.toLowerCase());
}

/** A mail to a staff member about a new contact message. */
export async function noticeMail(
  company: Company,
  facts: NoticeFacts,
  links: { inbox: string; unsubscribe: string },
  language: Locale,
): Promise<Content> {
  const t = await translator(language);
  return content(language, t('notice.subject', { name: facts.fullName }), [
    { kind: 'text', text: t('notice.intro', { company: company.companyName }) },
    {
      kind: 'facts',
      rows: [
        [t('notice.name'), facts.fullName],
        ...(facts.companyName ? [[t('notice.companyName'), facts.companyName] as const] : []),
        [t('notice.country'), countryName(facts.country, language)],
        ...(facts.productName ? [[t('notice.product'), facts.productName] as const] : []),
      ],
    },
    { kind: 'quote', text: facts.message },
    { kind: 'link', text: t('notice.open'), url: links.inbox },
    { kind: 'small', text: t('notice.why') },
    { kind: 'link', text: t('unsubscribe'), url: links.unsubscribe, isQuiet: true },
  ]);
}

/** Maximum length of a message's excerpt in the digest, in characters. */
const excerptLength = 200;

/** The daily digest: messages that still wait for an answer. */
export async function digestMail(
  messages: readonly NoticeFacts[],
  links: { inbox: string; unsubscribe: string },
  language: Locale,
): Promise<Content> {
  const t = await translator(language);
  const count = messages.length;
  const shown = messages.slice(0, digestListLength);
  return content(language, t('digest.subject', { count }), [
    { kind: 'text', text: t('digest.intro', { count }) },
    ...shown.flatMap((facts): Block[] => [
      {
        kind: 'facts',
        rows: [
          [
            oneLine(facts.fullName),
            [facts.companyName, countryName(facts.country, language), facts.productName]
              .filter(Boolean)
              .join(', '),
          ],
        ],
      },
      { kind: 'quote', text: excerpt(facts.message) },
    ]),
    { kind: 'text', text: count > shown.length ? t('digest.more', { count: count - shown.length }) : '' },
    { kind: 'link', text: t('notice.open'), url: links.inbox },
    { kind: 'small', text: t('digest.why') },
    { kind: 'link', text: t('unsubscribe'), url: links.unsubscribe, isQuiet: true },
  ]);
}

/** Figures of a week, as lines of a name and a value. */
export type FigureFacts = { week: Days; lines: readonly (readonly [string, string])[] };

/** The weekly mail of the figures, with the way to their page. */
export async function figuresMail(
  { week, lines }: FigureFacts,
  links: { page: string; unsubscribe: string },
  language: Locale,
): Promise<Content> {
  const t = await translator(language);
  const day = (text: string) => formatDate(localeTags[language], 'shortDay', text, 'UTC');
  return content(language, t('figures.subject', { from: day(week.from), to: day(week.to) }), [
    { kind: 'text', text: t('figures.intro') },
    { kind: 'facts', rows: lines },
    { kind: 'link', text: t('figures.open'), url: links.page },
    { kind: 'small', text: t('figures.why') },
    { kind: 'link', text: t('unsubscribe'), url: links.unsubscribe, isQuiet: true },
  ]);
}

/** A mail with the link that creates an account. */
export async function invitationMail(
  company: Company,
  mail: { link: string; role: Role; language: Locale },
): Promise<Content> {
  const t = await translator(mail.language);
  const role = t(`roles.${mail.role}`);
  return content(mail.language, t('invitation.subject', { company: company.companyName }), [
    { kind: 'text', text: t('invitation.intro', { company: company.companyName, role }) },
    { kind: 'link', text: t('invitation.open'), url: mail.link },
    { kind: 'text', text: t('invitation.lapses', { count: invitationDays }) },
    { kind: 'small', text: t('automatic', { email: company.email }) },
  ]);
}

/** A mail with the link that sets a new password. */
export async function resetMail(
  company: Company,
  mail: { link: string; username: string; language: Locale },
): Promise<Content> {
  const t = await translator(mail.language);
  return content(mail.language, t('reset.subject', { company: company.companyName }), [
    { kind: 'text', text: t('reset.intro', { username: mail.username }) },
    { kind: 'link', text: t('reset.open'), url: mail.link },
    { kind: 'text', text: t('reset.lapses', { count: passwordResetMinutes }) },
    { kind: 'small', text: t('automatic', { email: company.email }) },
  ]);
}

/** Informs the old address that the account's address has changed: its owner may not have made the change. */
export async function emailChangedMail(
  company: Company,
  mail: { username: string; language: Locale },
): Promise<Content> {
  const t = await translator(mail.language);
  const { companyName, email } = company;
  return content(mail.language, t('emailChanged.subject', { company: companyName }), [
    { kind: 'text', text: t('emailChanged.text', { username: mail.username }) },
    { kind: 'text', text: t('emailChanged.warning', { email }) },
    { kind: 'small', text: t('automatic', { email }) },
  ]);
}

type BackupState = {
  isBackupLate: boolean;
  isDrillLate: boolean;
  lastGoodBackup: number | null;
  lastGoodDrill: number | null;
};

/** A mail about late backups and restore drills, with a link to the backups page. */
export async function backupLateMail(
  company: Company,
  mail: BackupState & { link: string; language: Locale },
): Promise<Content> {
  const t = await translator(mail.language);
  const { companyName, email } = company;
  const moment = (at: number | null) =>
    at === null ? t('backupLate.never') : formatDate(localeTags[mail.language], 'moment', at, officeZone);
  return content(mail.language, t('backupLate.subject', { company: companyName }), [
    ...(mail.isBackupLate
      ? [{ kind: 'text' as const, text: t('backupLate.backup', { moment: moment(mail.lastGoodBackup) }) }]
      : []),
    ...(mail.isDrillLate
      ? [{ kind: 'text' as const, text: t('backupLate.drill', { moment: moment(mail.lastGoodDrill) }) }]
      : []),
    { kind: 'link', text: t('backupLate.open'), url: mail.link },
    { kind: 'small', text: t('automatic', { email }) },
  ]);
}

/** A mail to a super admin about a change of the beneficiary. */
export async function beneficiaryMail(
  mail: BeneficiaryFacts & { language: Locale },
  link: string,
): Promise<Content> {
  const { news, language, at } = mail;
  const t = await translator(language);
  const facts = {
    by: oneLine(mail.by),
    account: `${oneLine(mail.name)}, ${oneLine(mail.bank)}, … ${mail.lastDigits}`,
    date: at ? `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '',
  };
  return content(language, t(`beneficiary.${news}`, facts), [
    { kind: 'text', text: t(`beneficiary.${news}`, facts) },
    { kind: 'text', text: facts.account },
    { kind: 'text', text: t('beneficiary.warning') },
    { kind: 'link', text: t('beneficiary.open'), url: link },
  ]);
}

function excerpt(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return letters.length > excerptLength ? `${letters.slice(0, excerptLength).join('')}…` : letters.join('');
}
