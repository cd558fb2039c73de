import { z } from 'zod';
import { maxEmailLength } from '#shared/limits.ts';
import type { Config } from '../config.ts';

/** One plain address: no name, no quotes, no list, no line break, nothing that a mail library could read as a group. */
const address = z.email().max(maxEmailLength);

/** Whether a text is one plain mail address and nothing else. */
export const isMailAddress = (text: string): boolean => address.safeParse(text).success;

/** Longest subject or name in a header, in characters. */
const maxHeaderLength = 200;

/** A text as one line of a header: whatever could end the line or hide is a space. */
export function oneLine(text: string): string {
  const line = text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp} ]+/gu, ' ')
    .trim()
    .toWellFormed();
  const letters = [...line];
  return letters.length > maxHeaderLength ? `${letters.slice(0, maxHeaderLength - 1).join('')}…` : line;
}

/** Where links in mails lead, without a trailing slash; never taken from a request, whose sender could name any host. */
export const siteAddress = (config: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : `http://localhost:${config.PORT}`;
