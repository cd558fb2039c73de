import { evidenceCalls } from '#shared/evidence-calls.ts';
import { routesOf } from '../http/implement.ts';
import { recordRoutes } from '../http/record-routes.ts';
import type { EvidenceService } from './evidence.service.ts';

/** /api/evidence, for the staff. */
export const evidenceRoutes = ({ evidence }: { evidence: EvidenceService }) =>
  routesOf(...recordRoutes(evidenceCalls, evidence));
