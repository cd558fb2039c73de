import { call } from '../base/contract.ts';
import { recordCalls } from '../base/record-calls.ts';
import { newSynonym, staffSynonym, synonymChange } from './synonym.ts';

const path = '/api/synonyms';

/** Synonyms of the product search, and its search misses. */
export const synonymCalls = {
  ...recordCalls({
    path,
    name: 'a synonym',
    fresh: newSynonym,
    change: synonymChange,
    staff: staffSynonym,
  }),
  forgetMiss: call('DELETE', '/api/search-misses/:id', 'staff', {
    summary: 'Removes a search without results from the list',
  }),
};
