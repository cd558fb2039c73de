import { countryName } from '#shared/base/country.ts';
import { stringify } from 'csv-stringify/sync';
import { fallbackLocale, localeNames } from '#shared/base/locale.ts';
import { type InboxRow, toName } from './inbox.queries.ts';

const columns: [string, (row: InboxRow) => string][] = [
  ['Received', ({ message }) => message.createdAt.toISOString()],
  ['Name', ({ message }) => message.fullName],
  ['Company', ({ message }) => message.companyName ?? ''],
  ['Email', ({ message }) => message.email],
  ['Phone', ({ message }) => message.phone ?? ''],
  ['Country', ({ message }) => countryName(message.country, fallbackLocale)],
  ['Language', ({ message }) => localeNames[message.locale]],
  ['Status', ({ message }) => message.status],
  ['Product', ({ productName }) => productName ?? ''],
  ['Message', ({ message }) => message.message],
  ['Assigned to', ({ assignee }) => toName(assignee) ?? ''],
  ['Latest reply', ({ message }) => message.replyMessage ?? ''],
  ['Replied at', ({ message }) => message.repliedAt?.toISOString() ?? ''],
  ['Replied by', ({ replier }) => toName(replier) ?? ''],
];

/**
 * Messages as a table for a spreadsheet. Starts with a byte order mark, so that accents are read correctly. Texts
 * that a spreadsheet would run as a formula get an apostrophe in front, because strangers wrote them.
 */
export function toCsv(rows: readonly InboxRow[]): string {
  return stringify(
    rows.map((row) => columns.map(([, read]) => read(row))),
    {
      header: true,
      columns: columns.map(([head]) => head),
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  );
}
