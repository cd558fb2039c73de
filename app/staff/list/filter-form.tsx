import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { Fold } from '../../ui/admin/fold.tsx';
import { formatCount, ta } from '../../lib/admin-text.ts';

/** One filter of a list: a choice, or a day where there is nothing to choose from. */
export type ListFilter = {
  /** Its parameter in the address, and its value there. */
  name: string;
  value: string;
  label: string;
  /** The choice that filters nothing. */
  none?: string;
  /** The others: value, text, and the language of the text where it is not that of the page. */
  choices?: readonly (readonly [value: string, text: string, lang?: string])[];
  /** It sorts the list and takes nothing away. */
  isOrder?: boolean;
};

/** The filters that take something away from the list. */
export const setFilters = (filters: readonly ListFilter[]): readonly ListFilter[] =>
  filters.filter(({ value, isOrder }) => value !== '' && !isOrder);

type Props = {
  search: string;
  searchLabel: string;
  filters: readonly ListFilter[];
  /** Parameters of the address that a filter leaves as they are. */
  kept?: Record<string, string> | undefined;
  /** Classes of the form, and of its search box. */
  className?: string;
  searchClassName?: string;
  children?: ReactNode;
};

/** Milliseconds without a key after which what was typed is looked up. */
const pauseMs = 250;

/**
 * Search and filters of a list. They apply while the user types and when they choose, and are in the address, so that a
 * list can be kept as a bookmark; another filter begins at the first page.
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

/** Applies the form after a pause in typing; what the address says then is written into all fields but the one in use. */
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
      // Each letter as a step back would bury the page that was left for this.
      timer.current = setTimeout(() => apply(isTyped), isTyped ? pauseMs : 0);
    },
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      apply(false);
    },
  };
}

/** Writes the values into the fields of their names; the one in use is left alone where it has made them itself. */
function show(form: HTMLFormElement, values: Values, isOurs: boolean): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) continue;
    const value = values[element.name];
    if (value === undefined || (isOurs && element === document.activeElement)) continue;
    element.value = value;
  }
}
