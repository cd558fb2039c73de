import type { ReactNode } from 'react';
import { Form } from 'react-router';

type Props = {
  /** What the address says now: when it changes without this form, the form shows it. */
  query: object;
  search: string;
  searchLabel: string;
  submitLabel: string;
  /** Classes of the form, and of its search box. */
  className?: string;
  searchClassName?: string;
  children: ReactNode;
};

/** Search and filters of a list; they are in the address, so that a list can be kept as a bookmark. */
export function FilterForm({
  query,
  search,
  searchLabel,
  submitLabel,
  className = '',
  searchClassName = 'max-w-sm',
  children,
}: Props) {
  return (
    <Form
      key={JSON.stringify(query)}
      method="get"
      role="search"
      className={`flex flex-wrap gap-2 ${className}`}
    >
      <input
        type="search"
        name="search"
        defaultValue={search}
        placeholder={searchLabel}
        aria-label={searchLabel}
        className={`field ${searchClassName}`}
      />
      {children}
      <button type="submit" className="btn btn-outline">
        {submitLabel}
      </button>
    </Form>
  );
}

/** One choice beside the search box. */
export function FilterChoice(props: { name: string; label: string; value: string; children: ReactNode }) {
  return (
    <select name={props.name} defaultValue={props.value} aria-label={props.label} className="field w-auto">
      {props.children}
    </select>
  );
}
