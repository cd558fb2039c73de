import { z } from 'zod';
import { catalogChange, newCatalog, staffCatalog } from './catalog.ts';
import { call } from '../base/contract.ts';
import { catalogUploadSeconds } from './paper-limits.ts';
import { recordCalls } from '../base/record-calls.ts';

const path = '/api/catalogs';

/** PDF catalogues that the staff offer for download. */
export const catalogCalls = {
  ...recordCalls({
    path,
    name: 'a catalogue',
    fresh: newCatalog,
    change: catalogChange,
    staff: staffCatalog,
  }),
  upload: call('POST', `${path}/files`, 'staff', {
    body: { file: 'file' },
    bodySeconds: catalogUploadSeconds,
    answer: z.object({ success: z.literal(true), url: z.string() }),
    summary: 'Uploads the PDF of a catalogue that is not saved yet',
  }),
};
