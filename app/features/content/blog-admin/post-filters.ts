import type { StaffPostQuery } from '#shared/content/blog-form.ts';
import { postCategories, postStatuses } from '#shared/content/blog-rules.ts';
import { hasAdminText, ta } from '../../../lib/admin-text.ts';
import type { ListFilter } from '../../../staff/list/filter-form.tsx';

/** The name of a category of posts. A category without a name is shown as stored. */
export function categoryText(category: string): string {
  const key = `blog.categories.${category}`;
  return hasAdminText(key) ? ta(key) : category;
}

/** Filters of the list of posts. */
export const postFilters = ({ status, category }: StaffPostQuery): readonly ListFilter[] => [
  {
    name: 'status',
    value: status,
    label: ta('blog.status'),
    none: ta('blog.allStatuses'),
    choices: ([...postStatuses, 'scheduled', 'trash'] as const).map((one) => [one, ta(`blog.${one}`)]),
  },
  {
    name: 'category',
    value: category,
    label: ta('blog.category'),
    none: ta('blog.allCategories'),
    choices: postCategories.map((one) => [one, ta(`blog.categories.${one}`)]),
  },
];
