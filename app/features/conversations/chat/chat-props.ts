import type { ChatTexts } from '#shared/i18n/en/chat.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { badgeCap } from '#shared/conversations/chat-limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import type { ChatState } from './chat-state.ts';
import type { ChatStore } from './chat-store.ts';

export type ChatProps = { store: ChatStore; locale: Locale; texts: ChatTexts };

export type ChatPartProps = ChatProps & { state: ChatState };

/** `t` for the chat's own texts: the widget is outside the page's React tree and its dictionary. */
export const translatorOf = ({ locale, texts }: Pick<ChatProps, 'locale' | 'texts'>) =>
  createTranslator(locale, texts);

/** A count as shown in a badge (docs/specification/chat.md#widget). */
export const showCount = (count: number) => (count > badgeCap ? `${badgeCap}+` : String(count));
