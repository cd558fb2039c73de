import { Link } from 'react-router';
import type { CustomerQuery, CustomerRow } from '#shared/conversations/customer.ts';
import { countryName } from '#shared/base/country.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { officeZone } from '#shared/base/zoned-time.ts';
import { adminTag, spokenLanguage, ta } from '../../../lib/admin-text.ts';
import type { ListFilter } from '../../../staff/list/filter-form.tsx';
import { columnsOf, type ListColumn } from '../../../staff/list/list-table.tsx';

/** Formats a date without a time. It is independent of the time zone. */
const formatDay = (day: string): string => formatDate(adminTag(), 'shortDay', day, 'UTC');

/** Filters of the list of customers. */
export const customerFilters = (
  { status, tag }: CustomerQuery,
  tags: readonly string[],
): readonly ListFilter[] => [
  {
    name: 'status',
    value: status,
    label: ta('customer.show'),
    none: ta('customer.all'),
    choices: [
      ['tasks', ta('customer.withTasks')],
      ['own_tasks', ta('customer.withOwnTasks')],
      ['trash', ta('customer.trash')],
    ],
  },
  {
    name: 'tag',
    value: tag,
    label: ta('customer.tag'),
    none: ta('customer.anyTag'),
    // A tag in the address stays a choice even if no customer has it any more.
    choices: (tag && !tags.includes(tag) ? [...tags, tag] : tags).map((one) => [one, one] as const),
  },
];

export const customerColumns = (today: string): readonly ListColumn<CustomerRow>[] =>
  columnsOf((name) => ta(`customer.column.${name}`), {
    name: {
      sort: 'name',
      cell: ({ id, name, companyName }) => (
        <>
          <Link to={`/admin/customers/${id}`} className="link cell-name">
            {name}
          </Link>
          {companyName ? <span className="wrap-anywhere block text-sm text-muted">{companyName}</span> : null}
        </>
      ),
    },
    contact: {
      style: 'cell-text',
      isFact: true,
      cell: ({ email, phone }) => (
        <>
          {email ? <span className="wrap-anywhere block min-w-32">{email}</span> : null}
          {phone ? <span className="block whitespace-nowrap">{phone}</span> : null}
        </>
      ),
    },
    country: {
      cell: ({ country }) => (country ? countryName(country, spokenLanguage()) : null),
    },
    requests: {
      isFact: true,
      cell: ({ requestCount, acceptedCount }) => (
        <>
          {requestCount > 0 ? (
            <span className="block whitespace-nowrap">
              {ta('customer.requestCount', { count: requestCount })}
            </span>
          ) : null}
          {acceptedCount > 0 ? (
            <span className="block whitespace-nowrap">
              {ta('customer.acceptedCount', { count: acceptedCount })}
            </span>
          ) : null}
        </>
      ),
    },
    task: {
      isFact: true,
      cell: ({ nextTaskOn }) => (nextTaskOn ? <TaskDay day={nextTaskOn} today={today} /> : null),
    },
    tags: {
      cell: ({ tags }) => <Tags tags={tags} />,
    },
    created: {
      sort: 'created',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{formatDate(adminTag(), 'shortDay', createdAt, officeZone)}</time>
      ),
    },
  });

/** The day on which a task is due, marked if it is past. */
export function TaskDay({ day, today }: { day: string; today: string }) {
  const isOver = day < today;
  return (
    <span className={`badge whitespace-nowrap ${isOver ? 'badge-red' : 'badge-plain'}`}>
      {ta(isOver ? 'customer.overdue' : 'customer.due', { day: formatDay(day) })}
    </span>
  );
}

export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <span className="flex flex-wrap gap-1">
    {tags.map((tag) => (
      <span key={tag} className="badge badge-plain">
        {tag}
      </span>
    ))}
  </span>
);
