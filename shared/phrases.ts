import type { CannedReply } from './canned-reply.ts';
import { fallbackLocale, type Locale, type StaffLanguage, staffLanguages } from './locale.ts';

/** One thing that staff say again and again: to choose in a language of theirs, to send in the customer's. */
export type Phrase = {
  id: string;
  /** The title in the language of the staff member. */
  title: string;
  /** The titles in the staff's languages, to choose by. */
  shown: string;
  /** The titles in all languages, to find it by. */
  titles: readonly string[];
  body: string;
  language: Locale;
};

/**
 * The canned replies as a phrasebook: those that stand at the same place in their languages are translations of each other.
 * Each comes in the customer's language where it has one, else in English, else as it is; its title is in the language
 * of the staff.
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
      // Several at one place in one language are phrases of their own.
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

/** Whether a phrase is meant by what was typed; in any language. */
export const matchesPhrase = ({ titles, body }: Phrase, typed: string): boolean => {
  const wanted = typed.trim().toLowerCase();
  return [...titles, body].some((text) => text.toLowerCase().includes(wanted));
};
