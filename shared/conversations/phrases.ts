import type { CannedReply } from './canned-reply.ts';
import { fallbackLocale, type Locale, type StaffLanguage, staffLanguages } from '../base/locale.ts';

/** A canned reply in all its languages: staff choose it in their language and send it in the customer's. */
export type Phrase = {
  id: string;
  /** Title in the language of the staff member. */
  title: string;
  /** Titles in the staff's languages, shown in the choice. */
  shown: string;
  /** Titles in all languages, for the search. */
  titles: readonly string[];
  body: string;
  language: Locale;
};

/**
 * The canned replies as phrases: replies with the same `displayOrder` in different languages are translations of each
 * other. Each phrase is in the customer's language if there is such a reply, otherwise in English, otherwise in the
 * language that it has; its title is in the language of the staff member.
 */
export function phrasebook(
  replies: readonly CannedReply[],
  language: Locale,
  staffLanguage: StaffLanguage,
): Phrase[] {
  const places = Map.groupBy(replies, ({ displayOrder }) => displayOrder);
  return [...places.entries()]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, group]) => {
      const own = group.filter((reply) => reply.language === language);
      const others = group.filter((reply) => reply.language === fallbackLocale);
      // Several replies of one language with the same `displayOrder` are separate phrases.
      const chosen = own.length > 0 ? own : others.length > 0 ? others : group;
      const shown = group.filter((reply) => staffLanguages.some((one) => one === reply.language));
      return chosen.map(({ id, title, body, language: written }) => ({
        id,
        title: (group.find((reply) => reply.language === staffLanguage) ?? others[0])?.title ?? title,
        shown:
          chosen.length === 1 && shown.length > 0 ? shown.map((reply) => reply.title).join(' · ') : title,
        titles: chosen.length === 1 ? group.map((reply) => reply.title) : [title],
        body,
        language: written,
      }));
    });
}

/** Whether a phrase matches the typed text, in any language. */
export const matchesPhrase = ({ titles, body }: Phrase, typed: string): boolean => {
  const wanted = typed.trim().toLowerCase();
  return [...titles, body].some((text) => text.toLowerCase().includes(wanted));
};
