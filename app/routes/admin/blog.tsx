import { redirect } from 'react-router';

/** The other address of blog management (docs/specification/site.md#routes). */
export const loader = () => redirect('/admin/blog-management');
