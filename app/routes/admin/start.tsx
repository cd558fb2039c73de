import { redirect } from 'react-router';
import { onStaffServer } from '../../lib/page-loader.ts';

/** /admin redirects to the dashboard. */
export const loader = onStaffServer('staff', async () => {
  throw await Promise.resolve(redirect('/admin/dashboard'));
});

export default function Start() {
  return null;
}
