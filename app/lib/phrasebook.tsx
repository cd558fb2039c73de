import { type KeyboardEvent, useState } from 'react';
import type { CannedReply } from '#shared/canned-reply.ts';
import { type Locale, localeTags } from '#shared/locale.ts';
import { matchesPhrase, type Phrase, phrasebook } from '#shared/phrases.ts';
import type { AskedTerms } from '#shared/order-terms.ts';
import { fillPlaceholders, type PlaceholderValues } from '#shared/placeholders.ts';
import { fullName } from '#shared/user-rules.ts';
import { ta } from './admin-text.ts';
import { useShell } from './shell.ts';
import type { TextDraft } from './draft.ts';

type Dependencies = {
  /** The id of the box; those of the list are made of it. */
  id: string;
  draft: TextDraft;
  canned: readonly CannedReply[];
  /** Language of the customer. */
  language: Locale;
  /** The customer, and the name of the product in the customer's language. */
  who: { name: string; company: string | null; product: string | null };
  /** The terms of that product, where they are known. */
  asked: AskedTerms | null;
};

/** The written text stays; the inserted text follows as a separate paragraph. */
const joined = (text: string, more: string): string => (text.trim() ? `${text.trimEnd()}\n\n${more}` : more);

/**
 * The phrasebook of a reply box: "/" opens it, typing narrows it, arrows choose, Enter puts the phrase in, in
 * the language of the customer.
 */
export function usePhrasebook({ id, draft, canned, language, who, asked }: Dependencies) {
  const { user, settings } = useShell();
  const values: PlaceholderValues = {
    ...who,
    product: asked?.product ?? who.product,
    price: asked?.price ?? null,
    minimumOrder: asked?.minimumOrder ?? null,
    leadTime: asked?.leadTime ?? null,
    staff: fullName(user!),
    companyName: settings.companyName,
    replyHours: String(settings.replyHours),
  };
  const [choice, setChoice] = useState(0);
  const phrases = phrasebook(canned, language);
  const typed = /^\/(.*)$/s.exec(draft.text)?.[1];
  const isOpen = typed !== undefined;
  const found = isOpen ? phrases.filter((phrase) => matchesPhrase(phrase, typed)) : [];
  const at = Math.min(choice, found.length - 1);

  function insert({ body }: Pick<Phrase, 'body'>): void {
    const text = fillPlaceholders(body, values);
    draft.change(isOpen ? text : joined(draft.text, text));
    setChoice(0);
    document.getElementById(id)?.focus();
  }

  /** @returns whether the key was meant for the phrasebook */
  function takeKey(event: KeyboardEvent): boolean {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : found.length - 1;
      if (found.length > 0) setChoice((at + step) % found.length);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (found[at]) insert(found[at]);
    } else if (event.key === 'Escape') draft.change('');
    else return false;
    return true;
  }

  const list = isOpen ? (
    <div id={`${id}-phrases`} role="listbox" aria-label={ta('chat.phrases')} className="chat-phrases card">
      {found.length === 0 ? <p className="p-2 text-sm">{ta('chat.phrasesNone')}</p> : null}
      {found.map((phrase, i) => (
        <button
          key={phrase.id}
          id={`${id}-${i}`}
          type="button"
          role="option"
          aria-selected={i === at}
          tabIndex={-1}
          onClick={() => insert(phrase)}
        >
          <b>{phrase.shown}</b>
          <span className="clamp-2 text-sm text-muted" lang={localeTags[phrase.language]}>
            {phrase.body}
          </span>
        </button>
      ))}
    </div>
  ) : null;

  /** For the box itself, so that screen readers announce the choice. */
  const boxProps = isOpen
    ? {
        role: 'combobox',
        'aria-expanded': true,
        'aria-controls': `${id}-phrases`,
        ...(found.length > 0 ? { 'aria-activedescendant': `${id}-${at}` } : {}),
      }
    : {};

  return { phrases, isOpen, list, boxProps, insert, takeKey };
}
