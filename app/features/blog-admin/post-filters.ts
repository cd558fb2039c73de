import type { StaffPostQuery } from '#shared/blog-form.ts';
import { postCategories, postStatuses } from '#shared/blog-rules.ts';
import { blog as siteBlog } from '#shared/i18n/en/blog.ts';
import { ta } from '../../lib/admin-text.ts';
import type { ListFilter } from '../../staff/list/filter-form.tsx';

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
    choices: postCategories.map((one) => [one, siteBlog.categories[one]]),
  },
];
