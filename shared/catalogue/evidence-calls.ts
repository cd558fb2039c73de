import { evidenceChange, newEvidence, staffEvidence } from './evidence.ts';
import { recordCalls } from '../base/record-calls.ts';

/** Evidence about suppliers, for the staff. */
export const evidenceCalls = recordCalls({
  path: '/api/evidence',
  name: 'a piece of evidence',
  fresh: newEvidence,
  change: evidenceChange,
  staff: staffEvidence,
});
