import { z } from 'zod';
import { call, counted } from '../base/contract.ts';
import { recordCalls } from '../base/record-calls.ts';
import {
  checkedRows,
  newReferenceRow,
  referenceChange,
  referenceQuery,
  staffReferenceRow,
} from './reference.ts';
import { referenceColumns } from './reference-file.ts';
import { importCalls } from '../catalogue/table-import.ts';

const path = '/api/reference';

/** Reference data of imports by country, for the staff. */
export const referenceCalls = {
  ...importCalls(path, referenceColumns),
  ...recordCalls({
    path,
    name: 'a row of reference data',
    fresh: newReferenceRow,
    change: referenceChange,
    staff: staffReferenceRow,
  }),
  list: call('GET', path, 'staff', {
    query: referenceQuery,
    answer: z.array(staffReferenceRow),
    summary: 'Rows of reference data, those in the trash last',
  }),
  check: call('POST', `${path}/checked`, 'staff', {
    body: checkedRows,
    answer: counted,
    summary: 'Notes that rows were compared with their sources today',
  }),
  export: call('GET', `${path}/export`, 'staff', {
    answer: 'text/csv',
    summary: 'All rows of reference data as CSV',
  }),
};
