import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';

type Props = {
  /** What the address says now: when it changes without this form, the form shows it. */
  query: object;
  search: string;
  searchLabel: string;
  submitLabel: string;
  /** The filters apply as somebody types, without the button. */
  isLive?: boolean;
  /** Classes of the form, and of its search box. */
  className?: string;
  searchClassName?: string;
  /** The choices beside the search box. */
  children?: ReactNode;
};

/** Milliseconds without a key after which what was typed is looked up. */
const pauseMs = 250;

/** Search and filters of a list; they are in the address, so that a list can be kept as a bookmark. */
export function FilterForm({
  query,
  search,
  searchLabel,
  submitLabel,
  isLive = false,
  className = '',
  searchClassName = '',
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const live = useLive(form, query, search);
  return (
    <Form
      // A form that applies by itself keeps its fields: somebody is still typing in one of them.
      key={isLive ? 'live' : JSON.stringify(query)}
      ref={form}
      method="get"
      role="search"
      className={`filter-form ${isLive ? 'is-live' : ''} ${className}`}
      onChange={isLive ? live.onChange : undefined}
      onSubmit={live.onSubmit}
    >
      <input
        type="search"
        name="search"
        defaultValue={search}
        placeholder={searchLabel}
        aria-label={searchLabel}
        className={`field filter-search ${searchClassName}`}
      />
      {children}
      <button type="submit" className="btn btn-outline">
        {submitLabel}
      </button>
    </Form>
  );
}

/** Sends the form after a pause in typing; what the address says then is written into all fields but the one in use. */
function useLive(form: RefObject<HTMLFormElement | null>, query: object, search: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef<string | null>(null);
  const submit = useSubmit();
  const state = JSON.stringify(query);

  useEffect(() => {
    if (form.current) show(form.current, JSON.parse(state) as Values, sent.current === search);
  }, [form, state, search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onChange: ({ target }: SyntheticEvent<HTMLFormElement>) => {
      clearTimeout(timer.current);
      const isTyped = (target as Element) instanceof HTMLInputElement;
      timer.current = setTimeout(
        () => {
          if (!form.current) return;
          const typed = new FormData(form.current).get('search');
          sent.current = typeof typed === 'string' ? typed.trim() : null;
          // Each letter as a step back would bury the page that was left for this.
          void submit(form.current, { replace: isTyped, preventScrollReset: true });
        },
        isTyped ? pauseMs : 0,
      );
    },
    onSubmit: () => clearTimeout(timer.current),
  };
}

type Values = Record<string, unknown>;

/** Writes the values into the fields of their names; the one in use is left alone where it has made them itself. */
function show(form: HTMLFormElement, values: Values, isOurs: boolean): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) continue;
    if (!(element.name in values) || (isOurs && element === document.activeElement)) continue;
    element.value = String(values[element.name]);
  }
}

/** One choice beside the search box. */
export function FilterChoice(props: { name: string; label: string; value: string; children: ReactNode }) {
  return (
    <select name={props.name} defaultValue={props.value} aria-label={props.label} className="field w-auto">
      {props.children}
    </select>
  );
}
