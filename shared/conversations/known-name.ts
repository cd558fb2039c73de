import { loadChatTexts } from '../i18n/dictionary.ts';
import { locales } from '../base/locale.ts';

let placeholders: Promise<ReadonlySet<string>> | undefined;

/** The name of a customer; null if it is the placeholder for a visitor in any language. */
export async function knownName(name: string): Promise<string | null> {
  placeholders ??= Promise.all(locales.map(loadChatTexts)).then(
    (texts) => new Set(texts.map(({ visitor }) => visitor)),
  );
  return (await placeholders).has(name) ? null : name;
}
