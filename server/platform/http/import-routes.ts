import type { importCalls } from '#shared/catalogue/table-import.ts';
import { fieldText, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { toStaffLanguage } from '#shared/base/locale.ts';
import type { ImportService } from '../../catalogue/transfer/table-import.service.ts';
import type { AppContext } from './env.ts';
import { handle, type Implementation, routesOf } from './implement.ts';

/** A file to send; its content may come in chunks. */
export type OutgoingFile = {
  name: string;
  type: string;
  content: ReadableStream<Uint8Array> | Uint8Array | string;
};

/** Sends a file as a download. */
export const attach = (c: AppContext, { name, type, content }: OutgoingFile) =>
  c.body(content instanceof Uint8Array ? new Uint8Array(content) : content, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  });

/** The staff's language; the permission of these calls sets the locale to one of theirs. */
export const languageOf = (c: AppContext) => toStaffLanguage(c.get('locale')) ?? 'en';

const uploadOf = (c: AppContext) => ({
  body: c.req.raw.body,
  contentType: c.req.header('content-type'),
  announced: c.req.header('content-length'),
});

async function speechOf(c: AppContext) {
  const texts = await loadValidationTexts(c.get('locale'));
  return { say: (key: string) => fieldText(texts, key), language: languageOf(c) };
}

/**
 * Handlers of the calls of `importCalls`. The service limits the bodies.
 * @param badRowsName name of the file of rows with errors
 */
export function importRoutes(
  calls: ReturnType<typeof importCalls<string, string>>,
  service: ImportService,
  badRowsName: string,
): Implementation[] {
  const badRows = (content: string) => ({ name: badRowsName, type: 'text/csv; charset=utf-8', content });
  const success = true as const;
  return routesOf(
    handle(calls.imports, ({ user }) => service.list(user)),
    handle(calls.preview, async ({ user, c }) => service.preview(user, uploadOf(c), await speechOf(c))),
    handle(calls.badRows, async ({ user, c }) =>
      attach(c, badRows(await service.badRows(user, uploadOf(c), await speechOf(c)))),
    ),
    handle(calls.leftOutRows, async ({ user, params, c }) =>
      attach(c, badRows(await service.leftOutRows(user, params.id))),
    ),
    handle(calls.import, async ({ user, c }) => ({
      success,
      ...(await service.import(user, uploadOf(c), await speechOf(c))),
    })),
    handle(calls.undo, async ({ user, params }) => ({
      success,
      ...(await service.undo(user, params.id)),
    })),
  );
}
