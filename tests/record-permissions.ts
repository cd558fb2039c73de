import { nouns, recordNouns } from '#shared/nouns.ts';
import type { Permission } from '#shared/policy.ts';

/** The changes of records with the common lifecycle (decision 021) that the staff do not add to. */
const ofGiven = (path: string): Record<string, Permission> => ({
  [`GET ${path}/:id/edit`]: 'staff',
  [`PUT ${path}/:id`]: 'staff',
  [`DELETE ${path}/:id`]: 'staff',
  [`POST ${path}/:id/restore`]: 'staff',
  [`DELETE ${path}/trash`]: 'staff',
});

/** The changes of all others. */
export const ofRecords = (path: string): Record<string, Permission> => ({
  ...ofGiven(path),
  [`POST ${path}`]: 'staff',
});

/** Who may call what of them: rows of the permission matrix (server/http/permissions.test.ts). */
export const recordPermissions: Record<string, Permission> = Object.assign(
  {},
  ...recordNouns.map((noun) => (nouns[noun].life === 'given' ? ofGiven : ofRecords)(nouns[noun].api)),
) as Record<string, Permission>;
