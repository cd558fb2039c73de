import { z } from 'zod';
import { call } from './contract.ts';
import { staffQuery } from './product-form.ts';
import {
  exportFormat,
  importDone,
  importMends,
  importOrder,
  importPreview,
  importRecord,
  importUndone,
} from './product-transfer.ts';

const path = '/api/products';

/** Import and export of products as files (decision 014). */
export const transferCalls = {
  export: call({
    method: 'GET',
    path: `${path}/export`,
    permission: 'staff',
    query: staffQuery.extend(exportFormat.shape),
    answer: 'application/octet-stream',
    summary: 'The products of a list as a table, CSV or XLSX',
  }),
  template: call({
    method: 'GET',
    path: `${path}/import/template`,
    permission: 'staff',
    query: exportFormat,
    answer: 'application/octet-stream',
    summary: 'An empty table with the headings of an import',
  }),
  list: call({
    method: 'GET',
    path: `${path}/imports`,
    permission: 'staff',
    answer: z.array(importRecord),
    summary: 'Past imports, the newest first',
  }),
  preview: call({
    method: 'POST',
    path: `${path}/import/preview`,
    permission: 'staff',
    body: { file: 'file', fields: importMends },
    answer: importPreview,
    summary: 'What an import of this file would do',
  }),
  badRows: call({
    method: 'POST',
    path: `${path}/import/bad-rows`,
    permission: 'staff',
    body: { file: 'file', fields: importMends },
    answer: 'application/octet-stream',
    summary: 'The rows of this file that cannot be imported, and why',
  }),
  leftOutRows: call({
    method: 'GET',
    path: `${path}/import/:id/left-out`,
    permission: 'staff',
    answer: 'application/octet-stream',
    errors: ['not_found'],
    summary: 'The rows that an import has left out, and why',
  }),
  import: call({
    method: 'POST',
    path: `${path}/import`,
    permission: 'staff',
    body: { file: 'file', fields: importOrder },
    answer: importDone,
    errors: ['conflict'],
    summary: 'Imports exactly what the preview showed, or nothing',
  }),
  undo: call({
    method: 'POST',
    path: `${path}/import/:id/undo`,
    permission: 'staff',
    answer: importUndone,
    errors: ['not_found', 'conflict'],
    summary: 'Undoes an import, except for products that were changed since',
  }),
};
