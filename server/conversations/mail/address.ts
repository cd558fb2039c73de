import { maxEmailLength } from '#shared/base/limits.ts';
import { plainMail } from '#shared/base/typed-text.ts';
import type { Config } from '../../platform/config.ts';

/**
 * Whether a text is a single plain mail address: no name, quotes, list or line break, and nothing that a mail library
 * could read as a group.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= maxEmailLength && plainMail(text) === text;

/** Maximum length of a subject or name in a header, in characters. */
const maxHeaderLength = 200;

/** A text as one line of a header: characters that could end the line or are invisible become spaces. */
export function oneLine(text: string): string {
  const line = text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp} ]+/gu, ' ')
    .trim()
    .toWellFormed();
  const letters = [...line];
  return letters.length > maxHeaderLength ? `${letters.slice(0, maxHeaderLength - 1).join('')}…` : line;
}

/** Origin of links in mails, without a trailing slash; never taken from a request, whose sender could name any host. */
export const siteAddress = (config: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : `http://localhost:${config.PORT}`;
