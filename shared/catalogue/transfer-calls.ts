import { z } from 'zod';
import { call } from '../base/contract.ts';
import { staffQuery } from './product-form.ts';
import { importCalls } from './table-import.ts';
import { transferColumns, transferFormats } from './transfer-rules.ts';
import { choice } from '../base/list-query.ts';

const path = '/api/products';
const exportFormat = z.object({ format: choice(transferFormats, 'csv') });

/** Import and export of products as files (decision 014). */
export const transferCalls = {
  export: call('GET', `${path}/export`, 'staff', {
    query: staffQuery.extend(exportFormat.shape),
    answer: 'application/octet-stream',
    summary: 'The products of a list as a table, CSV or XLSX',
  }),
  template: call('GET', `${path}/import/template`, 'staff', {
    query: exportFormat,
    answer: 'application/octet-stream',
    summary: 'An empty table with the headings of an import',
  }),
  ...importCalls(path, transferColumns),
};
