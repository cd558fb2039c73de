import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { fallbackLocale, localeTags, negotiateLocale } from '#shared/base/locale.ts';

/** Seconds after which the page asks again. */
const askAgainSeconds = 2;

/** Answers every request of a first start, until its demo data is there: a page that loads itself again. */
export async function answerPreparing(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const locale = negotiateLocale(req.headers['accept-language']) ?? fallbackLocale;
  const { errors } = await loadDictionary(locale);
  res.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(askAgainSeconds),
    refresh: String(askAgainSeconds),
    connection: 'close',
  });
  res.end(
    `<!DOCTYPE html><html lang="${localeTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Baobab</title></head><body><main><p>${errors.preparing}</p></main></body></html>`,
  );
}
