import type { Permission } from '#shared/base/policy.ts';

/** Required permissions of the customer calls: rows of the permission matrix (tests/permissions.ts). */
export const customerPermissions: Record<string, Permission> = {
  'GET /api/customers': 'staff',
  'GET /api/customers/:id': 'staff',
  'POST /api/customers/bulk': 'staff',
  'POST /api/customers/bulk/undo': 'staff',
  'POST /api/customers/:id/merge': 'staff',
  'POST /api/customers/:id/tasks': 'staff',
  'PUT /api/customers/:id/tasks/:taskId': 'staff',
  'DELETE /api/customers/:id/tasks/:taskId': 'staff',
  'POST /api/personal-data/find': 'users',
  'POST /api/personal-data/export': 'users',
  'POST /api/personal-data/erase': 'users',
  'GET /api/settings': 'users',
  'POST /api/settings/retention/preview': 'users',
  'PUT /api/settings/:section': 'users',
  'GET /api/backups': 'users',
  'POST /api/backups': 'users',
  'POST /api/backups/drill': 'users',
};
