import { HTTPException } from 'hono/http-exception';
import { AppError, type ErrorBody, type ErrorCode, errorStatus, isAppError } from '../../shared/errors.ts';
import {
  type Dictionary,
  fieldText,
  loadDictionary,
  loadValidationTexts,
} from '../../shared/i18n/dictionary.ts';
import { type Locale, localeTags } from '../../shared/locale.ts';
import { isDatabaseAway } from '../db/client.ts';
import type { Logger } from '../logger.ts';
import type { AppContext } from './env.ts';

/** Seconds after which a client may ask again when the database is away. */
export const retryAfterSeconds = 5;

const codeOfStatus = new Map<number, ErrorCode>(
  (Object.entries(errorStatus) as [ErrorCode, number][]).map(([code, status]) => [status, code]),
);

/** The one place that turns anything thrown into an expected error. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return new AppError(error.code, error.message, error.fields, error.retryAfter);
  if (isDatabaseAway(error)) return new AppError('unavailable', 'the database is away');
  if (error instanceof HTTPException)
    return new AppError(codeOfStatus.get(error.status) ?? 'internal', error.message);
  return new AppError('internal', error instanceof Error ? error.message : String(error));
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
      return c.json(errorBody(known, errors, fields, requestId), status);
    }
    return c.html(errorDocument(known, errors, notFound.goHome, locale), status);
  };
}

/** A page for what fails before React is reached: an address that cannot be decoded, a limit, a body too large. */
function errorDocument(
  error: AppError,
  errors: Dictionary['errors'],
  goHome: string,
  locale: Locale,
): string {
  return `<!DOCTYPE html><html lang="${localeTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${errors.pageTitle}</title></head><body><main><h1>${errors.pageTitle}</h1><p>${errors[error.code]} (${error.status})</p><p><a href="/">${goHome}</a></p></main></body></html>`;
}

/** What is wrong with each field, in the visitor's language. */
async function fieldTexts(
  fields: Record<string, string> | undefined,
  locale: Locale,
): Promise<Record<string, string> | undefined> {
  if (!fields) return undefined;
  const texts = await loadValidationTexts(locale);
  return Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, fieldText(texts, key)]));
}

function errorBody(
  error: AppError,
  errors: Dictionary['errors'],
  fields: Record<string, string> | undefined,
  requestId: string,
): ErrorBody {
  return {
    code: error.code,
    message: errors[error.code],
    ...(fields ? { fields } : {}),
    requestId,
  };
}
