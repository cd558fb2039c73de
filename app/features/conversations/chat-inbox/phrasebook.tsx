import type { KeyboardEvent } from 'react';
import type { CannedReply } from '#shared/conversations/canned-reply.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import { matchesPhrase, type Phrase, phrasebook } from '#shared/conversations/phrases.ts';
import type { AskedTerms } from '#shared/catalogue/asked-terms.ts';
import { fillPlaceholders, type PlaceholderValues } from '#shared/conversations/placeholders.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { spokenLanguage, ta } from '../../../lib/admin-text.ts';
import { useShell } from '../../../lib/shell.ts';
import type { TextDraft } from '../../../lib/draft.ts';
import { useCombobox } from '../../../lib/use-combobox.ts';

type Dependencies = {
  /** The id of the text box; the ids of the list are derived from it. */
  id: string;
  draft: TextDraft;
  canned: readonly CannedReply[];
  /** Language of the customer. */
  language: Locale;
  /** The customer, and the product's name in the customer's language. */
  who: { name: string | null; company: string | null; product: string | null };
  /** The terms of that product, if known. */
  asked: AskedTerms | null;
};

/** Appends a text as a separate paragraph and keeps the written text. */
const joined = (text: string, more: string): string => (text.trim() ? `${text.trimEnd()}\n\n${more}` : more);

/**
 * The phrasebook of a reply box: "/" opens it, typing narrows it, arrows choose, and Enter inserts the phrase in the
 * customer's language.
 */
export function usePhrasebook({ id, draft, canned, language, who, asked }: Dependencies) {
  const { user, settings } = useShell();
  const valuesOf = (terms: AskedTerms | null): PlaceholderValues => ({
    ...who,
    product: terms?.product ?? who.product,
    price: terms?.price ?? null,
    minimumOrder: terms?.minimumOrder ?? null,
    leadTime: terms?.leadTime ?? null,
    staff: fullName(user!),
    companyName: settings.companyName,
    replyHours: String(settings.replyHours),
  });
  const phrases = phrasebook(canned, language, spokenLanguage());
  const typed = /^\/(.*)$/s.exec(draft.text)?.[1];
  const isOpen = typed !== undefined;
  const found = isOpen ? phrases.filter((phrase) => matchesPhrase(phrase, typed)) : [];
  const combobox = useCombobox(`${id}-phrases`, found.length, (i) => insert(found[i]!));

  function write(text: string): void {
    draft.change(text);
    combobox.chooseFirst();
    document.getElementById(id)?.focus();
  }

  function insert({ body }: Pick<Phrase, 'body'>): void {
    const text = fillPlaceholders(body, valuesOf(asked));
    write(isOpen ? text : joined(draft.text, text));
  }

  /** Fills the product placeholders in the text, and adds the product's address, which the reader sees as a card. */
  const insertProduct = (terms: AskedTerms, address: string): void =>
    write(
      joined(fillPlaceholders(isOpen ? '' : draft.text, valuesOf(terms)), `${terms.product}\n${address}`),
    );

  /** @returns whether the key was meant for the phrasebook */
  function handleKey(event: KeyboardEvent): boolean {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    if (event.key !== 'Escape') return combobox.handleKey(event);
    draft.change('');
    return true;
  }

  const list = isOpen ? (
    <div className="chat-phrases card">
      {found.length > 0 ? (
        <div {...combobox.listProps} aria-label={ta('chat.phrases')}>
          {found.map((phrase, i) => (
            <div key={phrase.id} {...combobox.optionProps(i)}>
              <b>{phrase.shown}</b>
              <span className="clamp-2 text-sm text-muted" lang={localeTags[phrase.language]}>
                {phrase.body}
              </span>
            </div>
          ))}
        </div>
      ) : null}
      <p role="status" className={found.length > 0 ? 'sr-only' : 'p-2 text-sm'}>
        {found.length > 0 ? ta('common.suggestions', { count: found.length }) : ta('chat.phrasesNone')}
      </p>
    </div>
  ) : null;

  /** Props for the text box, so that screen readers announce the choice. */
  const boxProps = isOpen ? combobox.boxProps : {};

  return { phrases, isOpen, list, boxProps, insert, insertProduct, handleKey };
}
