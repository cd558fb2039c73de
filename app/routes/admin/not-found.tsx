import { data, Link } from 'react-router';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';

/** Any unknown address under /admin. The page keeps the navigation of the admin area. */
export const loader = onStaffServer('staff', () =>
  Promise.resolve(data({ meta: { title: ta('notFound.title') } }, { status: 404 })),
);

export default function NotFound() {
  return (
    <div className="grid max-w-xl gap-4">
      <h1 className="h1">{ta('notFound.title')}</h1>
      <p className="text-muted">{ta('notFound.text')}</p>
      <Link to="/admin/dashboard" className="btn btn-primary">
        {ta('notFound.back')}
      </Link>
    </div>
  );
}
