import type { ChatSide } from '#shared/chat-rules.ts';

/** What is told between processes about the chat (server/live/tags.ts), and what hears it. */
export type ChatNews =
  | { kind: 'conversation'; id: string; side: ChatSide | 'both' }
  | { kind: 'typing'; id: string; side: ChatSide; isTyping: boolean; name: string }
  | { kind: 'answering'; id: string; userId: string; name: string };

/** Tells that a conversation has a new message of one side, or that something else of it has changed. */
export const conversationTag = (id: string, side: ChatSide | 'both' = 'both') => `chat:${id}:${side}`;

/** Tells that somebody types, or no longer: too fleeting for the database. */
export const typingTag = (id: string, side: ChatSide, isTyping: boolean, name: string) =>
  `typing:${id}:${side}:${isTyping ? 'start' : 'stop'}:${name}`;

/** Tells that somebody of the staff is answering a contact message: as fleeting. */
export const answeringTag = (id: string, userId: string, name: string) => `answering:${id}:${userId}:${name}`;

const answeringPattern = /^answering:([0-9a-f-]{36}):([0-9a-f-]{36}):(.*)$/s;
const chatPattern = /^chat:([0-9a-f-]{36}):(customer|admin|both)$/;
const typingPattern = /^typing:([0-9a-f-]{36}):(customer|admin):(start|stop):(.*)$/s;

/** What a tag says about the chat; null when it is about something else. */
export function readChatTag(tag: string): ChatNews | null {
  const [, id, side] = chatPattern.exec(tag) ?? [];
  if (id) return { kind: 'conversation', id, side: side as ChatSide | 'both' };
  const [, messageId, userId, name] = answeringPattern.exec(tag) ?? [];
  if (messageId) return { kind: 'answering', id: messageId, userId: userId!, name: name! };
  const typing = typingPattern.exec(tag);
  if (!typing) return null;
  return {
    kind: 'typing',
    id: typing[1]!,
    side: typing[2] as ChatSide,
    isTyping: typing[3] === 'start',
    name: typing[4]!,
  };
}
