import type { CurrentAnswer, CustomerConversation } from '#shared/conversations/chat.ts';
import { storedChatDays } from '#shared/conversations/chat-limits.ts';
import { callApi } from '../../../lib/api.ts';
import { readJson, writeJson } from '../../../lib/storage.ts';

type Session = { sessionId: string; visitorId: string; visitorEmail: string };
export type Contact = { name: string; email: string; phone: string };

const sessionKey = 'chat_session';
const contactKey = 'chat_contact';
const dayMs = 24 * 3_600_000;

/** The name and contact details that the visitor entered on this device. */
export const readContact = (): Contact | null => readJson(contactKey) as Contact | null;

/** Stores the conversation's code, for texts in messaging apps (app/start/chat.ts). */
export const keepCode = (code: string): void => writeJson('chat_code', code);

/**
 * The visitor's session, created if there is none. If it cannot be read, one that was stored less than 7 days ago is
 * used (docs/specification/chat.md#opening).
 * @throws if there is neither
 */
async function initSession(): Promise<Session> {
  try {
    const { sessionId, visitorId, visitorEmail } = await callApi('POST /api/session/anonymous');
    const session = { sessionId, visitorId, visitorEmail };
    writeJson(sessionKey, { ...session, timestamp: Date.now() });
    return session;
  } catch (error) {
    const kept = readJson(sessionKey) as (Session & { timestamp: number }) | null;
    if (kept && Date.now() - kept.timestamp < storedChatDays * dayMs) return kept;
    writeJson(sessionKey, null);
    throw error;
  }
}

export const readCurrent = async (): Promise<CurrentAnswer> => callApi('GET /api/conversations/current');

/**
 * Opens the visitor's conversation, or adds their contact details to it. The details are stored on the device only
 * after the server has accepted them: invalid ones would be refused for every conversation.
 * @throws ApiError with the errors of the details
 */
export async function openConversation(
  fallbackName: string,
  { contact = readContact(), ...more }: { productId?: string; contact?: Contact | null } = {},
): Promise<CustomerConversation> {
  const { sessionId, visitorEmail } = await initSession();
  const { conversation } = await callApi('POST /api/conversations', {
    body: {
      customerName: contact?.name || fallbackName,
      customerEmail: contact?.email || visitorEmail,
      ...(contact?.phone ? { customerPhone: contact.phone } : {}),
      sessionId,
      page: location.pathname,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...more,
    },
  });
  if (contact) writeJson(contactKey, contact);
  keepCode(conversation.code);
  return conversation;
}

/** Continues a conversation from another device. @throws ApiError if the code is wrong */
export async function resumeConversation(code: string): Promise<CustomerConversation> {
  await initSession();
  const { conversation } = await callApi('POST /api/conversations/resume', { body: { code } });
  keepCode(conversation.code);
  return conversation;
}
