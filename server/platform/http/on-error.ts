import { HTTPException } from 'hono/http-exception';
import { AppError, type ErrorBody, type ErrorCode, errorStatus, isAppError } from '#shared/base/errors.ts';
import { type Dictionary, fieldText, loadDictionary, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import { isDatabaseAway } from '../db/client.ts';
import type { Logger } from '../logger.ts';
import { isDiskFull } from '../db/disk-room.ts';
import type { AppContext } from './env.ts';

/** Seconds for Retry-After when the database is unavailable. */
export const retryAfterSeconds = 5;

const codeOfStatus = new Map<number, ErrorCode>(
  (Object.entries(errorStatus) as [ErrorCode, number][]).map(([code, status]) => [status, code]),
);

/** Converts anything thrown into an expected error; the only place that does. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) {
    return new AppError(error.code, error.message, error.fields, error.retryAfter);
  }
  if (isDiskFull(error)) return new AppError('storage_full', 'the disk is full');
  if (isDatabaseAway(error)) return new AppError('unavailable', 'the database is away');
  if (error instanceof HTTPException)
    return new AppError(codeOfStatus.get(error.status) ?? 'internal', error.message);
  // The error's own message may contain user input; the log gets the error itself, reduced.
  return new AppError('internal', 'an error that nobody expected');
}

/** Makes the handler that answers errors: JSON under /api, a small page of text elsewhere. */
export function onError(logger: Logger) {
  return async (error: unknown, c: AppContext): Promise<Response> => {
    const known = toAppError(error);
    const requestId = c.get('requestId');
    if (known.status >= 500) logger.error({ err: error, requestId, path: c.req.path }, known.message);
    const locale: Locale = c.get('locale') ?? 'en';
    const { errors, notFound } = await loadDictionary(locale);
    const wait = known.retryAfter ?? (known.code === 'unavailable' ? retryAfterSeconds : undefined);
    if (wait !== undefined) c.header('Retry-After', String(wait));
    c.header('Cache-Control', 'no-store');
    const status = known.status as 500;
    if (/^\/api(\/|$)/.test(c.req.path)) {
      const fields = await fieldTexts(known.fields, locale);
      return c.json(errorBody(known, textOf(known, errors, locale), fields, requestId), status);
    }
    return c.html(errorDocument(known, errors, notFound.goHome, locale), status);
  };
}

/** Describes an error for a socket, in the visitor's language, as the answer of a call would. */
export async function explainError(
  error: unknown,
  locale: Locale,
): Promise<{ code: ErrorCode; message: string; retryAfter: number | undefined; isPassing: boolean }> {
  const known = toAppError(error);
  const { errors } = await loadDictionary(locale);
  const [field] = Object.values((await fieldTexts(known.fields, locale)) ?? {});
  return {
    code: known.code,
    message: field ?? textOf(known, errors, locale),
    retryAfter: known.retryAfter,
    isPassing: known.status >= 500,
  };
}

/** Page for failures before React is reached: an address that cannot be decoded, a limit, a body too large. */
function errorDocument(
  error: AppError,
  errors: Dictionary['errors'],
  goHome: string,
  locale: Locale,
): string {
  return `<!DOCTYPE html><html lang="${localeTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${errors.pageTitle}</title></head><body><main><h1>${errors.pageTitle}</h1><p>${textOf(error, errors, locale)} (${error.status})</p><p><a href="/">${goHome}</a></p></main></body></html>`;
}

/** The problem with each field, in the visitor's language. */
async function fieldTexts(
  fields: Record<string, string> | undefined,
  locale: Locale,
): Promise<Record<string, string> | undefined> {
  if (!fields) return undefined;
  const texts = await loadValidationTexts(locale);
  return Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, fieldText(texts, key)]));
}

/** The message of an error. Includes the time to wait if that is a minute or more. */
function textOf(error: AppError, errors: Dictionary['errors'], locale: Locale): string {
  const minutes = Math.ceil((error.retryAfter ?? 0) / 60);
  if (error.status !== 429 || (error.retryAfter ?? 0) < 60) return errors[error.code];
  const t = createTranslator(locale, errors);
  const wait = t('retryMinutes', { count: minutes });
  return error.code === 'too_many_requests' ? wait : `${errors[error.code]} ${wait}`;
}

function errorBody(
  error: AppError,
  message: string,
  fields: Record<string, string> | undefined,
  requestId: string,
): ErrorBody {
  const { code, retryAfter } = error;
  return {
    code,
    message,
    ...(fields ? { fields } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    requestId,
  };
}
