import { admin } from '#shared/i18n/en/admin.ts';
import { createTranslator, type MessageKey } from '#shared/i18n/translate.ts';

/** A text of the admin area; English first (design.md). */
export const ta = createTranslator('en', admin);

export type AdminTextKey = MessageKey<typeof admin>;

/** Whether there is a text of this key. */
export function hasAdminText(key: string): key is AdminTextKey {
  let node: unknown = admin;
  for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  return typeof node === 'string';
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Shanghai',
});

/** A moment as the staff in Wenzhou read it: Beijing time. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
