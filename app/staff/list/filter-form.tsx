import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { Fold } from '../../ui/admin/fold.tsx';
import { formatCount, ta } from '../../lib/admin-text.ts';

/** One filter of a list: a choice, or a date field if it has no choices. */
export type ListFilter = {
  /** Its query parameter and value. */
  name: string;
  value: string;
  label: string;
  /** Text of the choice that filters nothing. */
  none?: string;
  /** The other choices: value, text, and the language of the text if it differs from the page's. */
  choices?: readonly (readonly [value: string, text: string, lang?: string])[];
  /** It only sorts the list. */
  isOrder?: boolean;
};

/** The set filters that remove rows from the list. */
export const setFilters = (filters: readonly ListFilter[]): readonly ListFilter[] =>
  filters.filter(({ value, isOrder }) => value !== '' && !isOrder);

type Props = {
  search: string;
  searchLabel: string;
  filters: readonly ListFilter[];
  /** Query parameters that a filter does not change. */
  kept?: Record<string, string> | undefined;
  /** Classes of the form, and of its search box. */
  className?: string;
  searchClassName?: string;
  children?: ReactNode;
};

/** Milliseconds after the last key until the search runs. */
const pauseMs = 250;

/**
 * Search and filters of a list. They apply during typing and on a choice, and are part of the address, so that a list
 * can be bookmarked. Changing a filter returns to the first page.
 */
export function FilterForm({ search, searchLabel, filters, kept, children, ...look }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const values = { ...Object.fromEntries(filters.map(({ name, value }) => [name, value])), search };
  const live = useLive(form, values);
  const count = setFilters(filters).length;
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      className={`filter-form ${look.className ?? ''}`}
      onChange={live.onChange}
      onSubmit={live.onSubmit}
    >
      <input
        type="search"
        name="search"
        defaultValue={search}
        placeholder={searchLabel}
        aria-label={searchLabel}
        className={`field filter-search ${look.searchClassName ?? ''}`}
      />
      {Object.entries(kept ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.length > 0 ? (
        <Fold
          label={ta('common.filters')}
          count={
            count > 0 ? { shown: formatCount(count), heard: ta('common.filtersSet', { count }) } : undefined
          }
        >
          {filters.map((filter) => (
            <FilterField key={filter.name} filter={filter} />
          ))}
          {children}
        </Fold>
      ) : null}
      <button type="submit" className="btn btn-outline">
        {ta('list.apply')}
      </button>
    </Form>
  );
}

function FilterField({ filter: { name, label, value, none, choices } }: { filter: ListFilter }) {
  if (!choices)
    return (
      <label className="flex items-center gap-2 text-sm">
        {label}
        <input type="date" name={name} defaultValue={value} className="field w-auto" />
      </label>
    );
  return (
    <select name={name} defaultValue={value} aria-label={label} className="field w-auto">
      <option value="">{none}</option>
      {choices.map(([choice, text, lang]) => (
        <option key={choice} value={choice} lang={lang}>
          {text}
        </option>
      ))}
    </select>
  );
}

type Values = Readonly<Record<string, string>>;

/** Applies the form after a pause in typing. Then writes the address's values into all fields but the one in use. */
function useLive(form: RefObject<HTMLFormElement | null>, values: Values) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef<string | null>(null);
  const navigate = useNavigate();
  const state = JSON.stringify(values);

  useEffect(() => {
    const shown = JSON.parse(state) as Values;
    if (form.current) show(form.current, shown, sent.current === shown['search']);
  }, [form, state]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(replace: boolean): void {
    clearTimeout(timer.current);
    if (!form.current) return;
    const set = [...new FormData(form.current)].flatMap(([name, value]): [string, string][] => {
      const text = typeof value === 'string' ? value.trim() : '';
      return text === '' ? [] : [[name, text]];
    });
    const params = new URLSearchParams(set);
    sent.current = params.get('search') ?? '';
    void navigate({ search: String(params) }, { replace, preventScrollReset: true });
  }

  return {
    onChange: ({ target }: SyntheticEvent<HTMLFormElement>) => {
      clearTimeout(timer.current);
      const isTyped = (target as Element) instanceof HTMLInputElement;
      // Replace the history entry while typing: a step back per letter would bury the page from which the user came.
      timer.current = setTimeout(() => apply(isTyped), isTyped ? pauseMs : 0);
    },
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      apply(false);
    },
  };
}

/** Writes the values into the fields of the same names. The field in use keeps its value if that value is ours. */
function show(form: HTMLFormElement, values: Values, isOurs: boolean): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) continue;
    const value = values[element.name];
    if (value === undefined || (isOurs && element === document.activeElement)) continue;
    element.value = value;
  }
}
