import { nouns, recordNouns } from '#shared/base/nouns.ts';
import type { Permission } from '#shared/base/policy.ts';

/** Permissions for calls of records with the common lifecycle (decision 021) that staff cannot create. */
const ofGiven = (path: string): Record<string, Permission> => ({
  [`GET ${path}/:id/edit`]: 'staff',
  [`PUT ${path}/:id`]: 'staff',
  [`DELETE ${path}/:id`]: 'staff',
  [`POST ${path}/:id/restore`]: 'staff',
  [`DELETE ${path}/trash`]: 'staff',
});

/** Permissions for calls of all other records. */
export const ofRecords = (path: string): Record<string, Permission> => ({
  ...ofGiven(path),
  [`POST ${path}`]: 'staff',
});

/** Required permissions of these calls: rows of the permission matrix (tests/permissions.ts). */
export const recordPermissions: Record<string, Permission> = Object.assign(
  {},
  ...recordNouns.map((noun) => (nouns[noun].life === 'given' ? ofGiven : ofRecords)(nouns[noun].api)),
) as Record<string, Permission>;
