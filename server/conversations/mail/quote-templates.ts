import { formatDate } from '#shared/base/formatting.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import { formatMinor } from '#shared/base/minor-units.ts';
import type { SentOffer } from '#shared/deals/quote-offer.ts';
import type { QuoteNoticeKind } from '#shared/deals/quote-rules.ts';
import { depositOf } from '#shared/deals/quote-totals.ts';
import type { Acceptance } from '#shared/deals/quote.ts';
import { loadQuoteOfferTexts } from '#shared/i18n/dictionary.ts';
import type { MailTexts } from '#shared/i18n/en/mail.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { oneLine } from './address.ts';
import type { Block } from './layout.ts';
import { type Company, type Content, content, translator } from './templates.ts';

/** The subject of a mail to a buyer; `expiry` and `silence` are reminders, `review` asks how it went. */
type QuoteMailAbout = Exclude<
  keyof MailTexts['quote'],
  'open' | 'secret' | 'why' | 'stop' | 'news' | `${string}Staff`
>;

/** What a buyer has accepted, with the offer's currency and the share that is paid before production. */
type MailedAcceptance = Pick<Acceptance, 'withdrawUntil'> & {
  offer: Pick<SentOffer, 'kind' | 'currency' | 'depositPercent'>;
  totalMinor: number;
};

/** What a mail to a buyer says about a request or its order. */
export type MailedQuote = {
  name: string;
  language: Locale;
  reference: string;
  about: QuoteMailAbout;
  /** The text of the staff's answer, if any. */
  text: string | null;
  accepted?: MailedAcceptance | null;
  /** What has become of the order, in the words of its page. */
  facts?: readonly (readonly [string, string])[];
  picture?: { text: string; path: string } | null;
  /** Whether it comes every week: it says how to end that. */
  isWeekly?: boolean;
  validUntil: Date | null;
  timeZone: string;
};

/** Whether a name contains a mail address or something that a mail program would turn into a link. */
const leadsElsewhere = (name: string): boolean => /:\/\/|www\.|@|[\p{L}\d-]\.\p{L}{2,}/iu.test(name);

/** A mail to a buyer with the address of their request, in their language. */
export async function quoteMail(company: Company, mail: MailedQuote, link: string): Promise<Content> {
  const { companyName, email, phones } = company;
  const { reference, about, language } = mail;
  const t = await translator(language);
  // The last moment of the day, not the first of the next.
  const last = mail.validUntil && new Date(mail.validUntil.getTime() - 1);
  const day = last ? formatDate(localeTags[language], 'day', last, mail.timeZone) : '';
  return content(language, t(`quote.${about}.subject`, { company: companyName, reference }), [
    // Anyone can enter another person's mail address with a name that contains a harmful link.
    { kind: 'text', text: leadsElsewhere(mail.name) ? '' : t('greeting', { name: oneLine(mail.name) }) },
    { kind: 'text', text: t(`quote.${about}.intro`, { reference, day }) },
    ...(mail.accepted ? await acceptedBlocks(mail.accepted, mail) : []),
    ...(mail.facts?.length ? [{ kind: 'facts', rows: mail.facts } as const] : []),
    ...(mail.text ? [{ kind: 'quote', text: mail.text } as const] : []),
    ...(mail.picture
      ? [{ kind: 'picture', text: mail.picture.text, url: new URL(mail.picture.path, link).href } as const]
      : []),
    { kind: 'link', text: t('quote.open'), url: link },
    { kind: 'text', text: t('quote.secret') },
    { kind: 'text', text: [companyName, email, phones.china, phones.africa].filter(Boolean).join('\n') },
    ...(mail.isWeekly
      ? [{ kind: 'link', text: t('quote.stop'), url: `${link}#act-weekly`, isQuiet: true } as const]
      : []),
    { kind: 'small', text: t('quote.why', { email }) },
  ]);
}

/** The total, what happens next, and until when the buyer can withdraw, in the words of the request's page. */
async function acceptedBlocks(
  { offer, totalMinor, withdrawUntil }: MailedAcceptance,
  { language, timeZone }: Pick<MailedQuote, 'language' | 'timeZone'>,
): Promise<Block[]> {
  const t = createTranslator(language, await loadQuoteOfferTexts(language));
  const money = (minor: number) => formatMinor(localeTags[language], minor, offer.currency);
  const deposit = depositOf(offer, totalMinor);
  const rest = totalMinor - deposit;
  const steps =
    offer.kind === 'sample'
      ? [t('sample.paid', { total: money(totalMinor) }), t('sample.next')]
      : [
          deposit > 0 ? t('next.deposit', { amount: money(deposit), percent: offer.depositPercent }) : '',
          rest > 0 ? t('next.balance', { amount: money(rest) }) : '',
        ];
  const time = formatDate(localeTags[language], 'time', withdrawUntil, timeZone);
  return [
    { kind: 'facts', rows: [[t('total'), money(totalMinor)]] },
    { kind: 'text', text: [t('next.title'), t('next.waits'), ...steps].filter(Boolean).join('\n') },
    { kind: 'text', text: t('withdrawUntil', { time }) },
  ];
}

type Notice = { reference: string; name: string; news: QuoteNoticeKind; by: string | null };

/** A mail to a staff member about a buyer's action on a request, or about what a colleague did for them. */
export async function quoteNoticeMail(notice: Notice, link: string, language: Locale): Promise<Content> {
  const t = await translator(language);
  const names = { reference: notice.reference, name: oneLine(notice.name), by: oneLine(notice.by ?? '') };
  return content(language, t(`quote.news.${notice.news}`, names), [
    { kind: 'text', text: t(`quote.news.${notice.news}`, names) },
    { kind: 'link', text: t('quote.openStaff'), url: link },
    { kind: 'small', text: t('quote.whyStaff') },
  ]);
}
