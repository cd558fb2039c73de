import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { maxSearchLength } from '#shared/base/limits.ts';

type Props = {
  /** Address of the list. Without a query it shows the unfiltered list. */
  path: string;
  search: string;
  /** Values of the other fields, which follow the search field. */
  others: readonly (string | null)[];
  texts: { label: string; placeholder: string; button: string; clear: string };
  icon: ReactNode;
  isSet: boolean;
  /** Whether the filter applies while its user types. */
  isLive?: boolean;
  className?: string;
  children: ReactNode;
};

/** Search and filters of a list as one GET form: the values are in the address, and it works without script. */
export function SearchFilter(props: Props) {
  const { path, search, others, texts, icon, isSet, isLive = false, className = '', children } = props;
  const { field, onInput } = useLive(isLive, search);
  return (
    <Form
      // A live form stays while its user types.
      key={[isLive ? '' : search, ...others].join('|')}
      action={path}
      role="search"
      // After Back the fields must show the values of the address, not those restored by the browser.
      autoComplete="off"
      className={`card filters ${className} relative mt-4 mb-6 p-3`}
    >
      <label>
        <span className="sr-only">{texts.label}</span>
        <input
          ref={field}
          type="search"
          name="search"
          className="field"
          defaultValue={search}
          placeholder={texts.placeholder}
          maxLength={maxSearchLength}
          enterKeyHint="search"
          onInput={onInput}
          data-plain=""
        />
      </label>
      {children}
      <div className="filters-actions gap-2">
        <button type="submit" className="btn btn-primary grow" data-plain="">
          {icon}
          <span className="max-lg:sr-only">{texts.button}</span>
        </button>
        {isSet ? (
          <Link to={path} className="btn btn-outline">
            {texts.clear}
          </Link>
        ) : null}
      </div>
    </Form>
  );
}

/** Milliseconds without input after which a live filter applies. */
const liveDelay = 300;

/** Applies a live filter while its user types; the pages of half a word do not get into the history. */
function useLive(isLive: boolean, search: string) {
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const apply = () => void submit(field.current!.form, { replace: true, preventScrollReset: true });
  useEffect(() => {
    // After Back the field must show the words of the address; while its user types it is ahead of it.
    if (isLive && field.current && document.activeElement !== field.current) field.current.value = search;
  }, [isLive, search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onInput = () => {
    if (!isLive) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, liveDelay);
  };
  return { field, onInput };
}
