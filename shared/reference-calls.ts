import { z } from 'zod';
import { call, counted } from './contract.ts';
import { recordCalls } from './record-calls.ts';
import {
  checkedRows,
  newReferenceRow,
  referenceChange,
  referenceQuery,
  staffReferenceRow,
} from './reference.ts';
import {
  referenceImported,
  referenceOrder,
  referencePreview,
  referenceUndo,
  referenceUndone,
} from './reference-transfer.ts';

const path = '/api/reference';

/** Reference data of imports by country, for the staff. */
export const referenceCalls = {
  ...recordCalls({
    path,
    name: 'a row of reference data',
    fresh: newReferenceRow,
    change: referenceChange,
    staff: staffReferenceRow,
  }),
  list: call({
    method: 'GET',
    path,
    permission: 'staff',
    query: referenceQuery,
    answer: z.array(staffReferenceRow),
    summary: 'Rows of reference data, those in the trash last',
  }),
  check: call({
    method: 'POST',
    path: `${path}/checked`,
    permission: 'staff',
    body: checkedRows,
    answer: counted,
    summary: 'Notes that rows were compared with their sources today',
  }),
  export: call({
    method: 'GET',
    path: `${path}/export`,
    permission: 'staff',
    answer: 'text/csv',
    summary: 'All rows of reference data as CSV',
  }),
  preview: call({
    method: 'POST',
    path: `${path}/import/preview`,
    permission: 'staff',
    body: { file: 'file' },
    answer: referencePreview,
    summary: 'What an import of this file would do',
  }),
  import: call({
    method: 'POST',
    path: `${path}/import`,
    permission: 'staff',
    body: { file: 'file', fields: referenceOrder },
    answer: referenceImported,
    errors: ['conflict'],
    summary: 'Imports exactly what the preview showed, or nothing; answers what undoing it needs',
  }),
  undoImport: call({
    method: 'POST',
    path: `${path}/import/undo`,
    permission: 'staff',
    body: referenceUndo,
    answer: referenceUndone,
    summary: 'Undoes an import: changed rows get their former values, added rows go to the trash',
  }),
};
