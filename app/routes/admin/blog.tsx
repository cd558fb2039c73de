import { redirect } from 'react-router';

/** The other address of blog management (decisions.md, Identity). */
export const loader = () => redirect('/admin/blog-management');
