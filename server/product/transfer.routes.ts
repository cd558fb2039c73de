import { fieldText, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { transferCalls } from '#shared/transfer-calls.ts';
import { rowActions } from '#shared/transfer-rules.ts';
import { maxMendedCell } from '#shared/limits.ts';
import { toStaffLanguage } from '#shared/locale.ts';
import type { AppContext } from '../http/env.ts';
import { handle, routesOf } from '../http/implement.ts';
import type { TransferService } from './transfer.service.ts';

/** Letters of a cell shown in a preview. */
const shownLetters = 160;

const shorten = (text: string) =>
  text.length > shownLetters ? `${text.slice(0, shownLetters)}…`.toWellFormed() : text;

/** Import and export of products under /api/products, for the staff. The service limits the bodies. */
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
  const success = true as const;
  // The permission of these calls sets the locale to a language of the staff.
  const languageOf = (c: AppContext) => toStaffLanguage(c.get('locale')) ?? 'en';
  const speechOf = async (c: AppContext) => {
    const texts = await loadValidationTexts(c.get('locale'));
    return { say: (key: string) => fieldText(texts, key), language: languageOf(c) };
  };

  return routesOf(
    handle(transferCalls.export, async ({ user, query: { format, ...filter }, c }) =>
      attach(c, await transfers.export(user, filter, { format, language: languageOf(c) })),
    ),
    handle(transferCalls.template, async ({ user, query, c }) =>
      attach(c, await transfers.template(user, { format: query.format, language: languageOf(c) })),
    ),
    handle(transferCalls.list, ({ user }) => transfers.list(user)),
    handle(transferCalls.preview, async ({ user, c }) => {
      const { plan, table, fileName, expect } = await transfers.preview(user, uploadOf(c));
      const { rows, unknownColumns } = plan;
      const cellOf = (at: number, column: string) => {
        const cell = table.rows[at]!.cells[table.columns.findIndex((name) => name === column)];
        return cell === undefined || cell.length > maxMendedCell ? null : cell;
      };
      const texts = await loadValidationTexts(c.get('locale'));
      const totals = rowActions.map((action) => [action, rows.filter((row) => row.action === action).length]);
      return {
        fileName,
        unknownColumns,
        expect,
        totals: {
          rows: rows.length,
          ...(Object.fromEntries(totals) as Record<(typeof rowActions)[number], number>),
        },
        rows: rows.map(({ line, action, before, name, changes, errors }, at) => ({
          line,
          action,
          id: before?.id ?? null,
          name: shorten(name),
          changes: changes.map((one) => ({ ...one, before: shorten(one.before), after: shorten(one.after) })),
          errors: errors.map(({ column, key }) => ({
            column,
            text: fieldText(texts, key),
            cell: cellOf(at, column),
          })),
        })),
      };
    }),
    handle(transferCalls.badRows, async ({ user, c }) =>
      attach(c, await transfers.badRows(user, uploadOf(c), await speechOf(c))),
    ),
    handle(transferCalls.leftOutRows, async ({ user, params, c }) =>
      attach(c, await transfers.leftOutRows(user, params.id)),
    ),
    handle(transferCalls.import, async ({ user, c }) => ({
      success,
      ...(await transfers.import(user, uploadOf(c), await speechOf(c))),
    })),
    handle(transferCalls.undo, async ({ user, params }) => ({
      success,
      ...(await transfers.undo(user, params.id)),
    })),
  );
}
