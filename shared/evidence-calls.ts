import { evidenceChange, newEvidence, staffEvidence } from './evidence.ts';
import { recordCalls } from './record-calls.ts';

/** What shows something of a supplier, for the staff. */
export const evidenceCalls = recordCalls({
  path: '/api/evidence',
  name: 'a piece of evidence',
  fresh: newEvidence,
  change: evidenceChange,
  staff: staffEvidence,
});
