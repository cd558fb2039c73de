import { fieldText, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { toStaffLanguage } from '#shared/locale.ts';
import { referenceCalls } from '#shared/reference-calls.ts';
import type { AppContext } from '../http/env.ts';
import { handle, routesOf } from '../http/implement.ts';
import { recordRoutes } from '../http/record-routes.ts';
import type { ReferenceFileService } from './reference-file.service.ts';
import type { ReferenceService } from './reference.service.ts';

/** Letters of a cell shown in a preview. */
const shownLetters = 160;
const shorten = (text: string) =>
  text.length > shownLetters ? `${text.slice(0, shownLetters)}…`.toWellFormed() : text;

const uploadOf = (c: AppContext) => ({
  body: c.req.raw.body,
  contentType: c.req.header('content-type'),
  announced: c.req.header('content-length'),
});

type Services = { reference: ReferenceService; referenceFiles: ReferenceFileService };

/** /api/reference, for the staff. */
export const referenceRoutes = ({ reference, referenceFiles }: Services) =>
  routesOf(
    ...recordRoutes(referenceCalls, reference),
    handle(referenceCalls.list, ({ user, query }) => reference.list(user, query)),
    handle(referenceCalls.check, async ({ user, body }) => ({
      success: true as const,
      count: await reference.check(user, body.ids),
    })),
    handle(referenceCalls.export, async ({ user, c }) => {
      const { name, text } = await referenceFiles.export(user, toStaffLanguage(c.get('locale')) ?? 'en');
      return c.body(text, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    }),
    handle(referenceCalls.preview, async ({ user, c }) => {
      const { rows, ...preview } = await referenceFiles.preview(user, uploadOf(c));
      const texts = await loadValidationTexts(c.get('locale'));
      return {
        ...preview,
        rows: rows.map(({ line, action, name, changes, errors }) => ({
          line,
          action,
          name: shorten(name),
          changes: changes.map((one) => ({ ...one, before: shorten(one.before), after: shorten(one.after) })),
          errors: errors.map(({ column, key }) => ({ column, text: fieldText(texts, key) })),
        })),
      };
    }),
    handle(referenceCalls.import, async ({ user, c }) => ({
      success: true as const,
      ...(await referenceFiles.import(user, uploadOf(c))),
    })),
    handle(referenceCalls.undoImport, async ({ user, body }) => ({
      success: true as const,
      ...(await reference.undoImport(user, body)),
    })),
  );
