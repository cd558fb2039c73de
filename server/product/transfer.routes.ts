import { Hono } from 'hono';
import { z } from 'zod';
import { fieldText, loadValidationTexts } from '../../shared/i18n/dictionary.ts';
import { staffQuery } from '../../shared/product-form.ts';
import {
  exportFormat,
  importDone,
  importPreview,
  importRecord,
  importUndone,
} from '../../shared/product-transfer.ts';
import { rowActions } from '../../shared/transfer-rules.ts';
import type { AppContext, AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, query } from '../http/validate.ts';
import type { TransferService } from './transfer.service.ts';

/** Letters of a cell that a preview shows. */
const shownLetters = 160;

const shorten = (text: string) =>
  text.length > shownLetters ? `${text.slice(0, shownLetters)}…`.toWellFormed() : text;

/** Product files under /api/products, for the staff. The service limits the bodies; the application's limit does not apply. */
export function transferRoutes({ transfers }: { transfers: TransferService }) {
  const uploadOf = (c: AppContext) => ({
    body: c.req.raw.body,
    contentType: c.req.header('content-type'),
    announced: c.req.header('content-length'),
  });
  type File = Awaited<ReturnType<TransferService['export']>>;
  const attach = (c: AppContext, { name, type, content }: File) =>
    c.body(content instanceof ReadableStream ? content : new Uint8Array(content), 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    });

  return new Hono<AppEnv>()
    .get('/export', permit('staff'), async (c) => {
      const { format } = query(c, exportFormat);
      return attach(c, await transfers.export(await c.get('user')(), query(c, staffQuery), format));
    })
    .get('/import/template', permit('staff'), async (c) =>
      attach(c, await transfers.template(await c.get('user')(), query(c, exportFormat).format)),
    )
    .get('/imports', permit('staff'), async (c) =>
      answer(c, z.array(importRecord), await transfers.list(await c.get('user')())),
    )
    .post('/import/preview', permit('staff'), async (c) => {
      const { rows, ...preview } = await transfers.preview(await c.get('user')(), uploadOf(c));
      const texts = await loadValidationTexts(c.get('locale'));
      const totals = rowActions.map((action) => [action, rows.filter((row) => row.action === action).length]);
      return answer(c, importPreview, {
        ...preview,
        totals: {
          rows: rows.length,
          ...(Object.fromEntries(totals) as Record<(typeof rowActions)[number], number>),
        },
        rows: rows.map(({ line, action, before, name, changes, errors }) => ({
          line,
          action,
          id: before?.id ?? null,
          name: shorten(name),
          changes: changes.map((one) => ({ ...one, before: shorten(one.before), after: shorten(one.after) })),
          errors: errors.map(({ column, key }) => ({ column, text: fieldText(texts, key) })),
        })),
      });
    })
    .post('/import', permit('staff'), async (c) => {
      const result = await transfers.import(await c.get('user')(), uploadOf(c));
      return answer(c, importDone, { success: true, ...result });
    })
    .post('/import/:id/undo', permit('staff'), async (c) => {
      const result = await transfers.undo(await c.get('user')(), c.req.param('id'));
      return answer(c, importUndone, { success: true, ...result });
    });
}
