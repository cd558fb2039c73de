import { evidenceCalls } from '#shared/catalogue/evidence-calls.ts';
import { routesOf } from '../../platform/http/implement.ts';
import { recordRoutes } from '../../platform/http/record-routes.ts';
import type { EvidenceService } from './evidence.service.ts';

/** /api/evidence, for the staff. */
export const evidenceRoutes = ({ evidence }: { evidence: EvidenceService }) =>
  routesOf(...recordRoutes(evidenceCalls, evidence));
