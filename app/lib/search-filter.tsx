import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { maxSearchLength } from '#shared/limits.ts';

type Props = {
  /** Address of the list. Without a query it shows the unfiltered list. */
  path: string;
  search: string;
  /** Values of the other fields, which follow the search field. */
  others: readonly (string | null)[];
  texts: { label: string; placeholder: string; button: string; clear: string };
  icon: ReactNode;
  isSet: boolean;
  className?: string;
  children: ReactNode;
};

/** Search and filters of a list as one GET form: the values are in the address, and it works without script. */
export function SearchFilter({ path, search, others, texts, icon, isSet, className = '', children }: Props) {
  return (
    <Form
      key={[search, ...others].join('|')}
      action={path}
      role="search"
      // After Back the fields must show the values of the address, not those restored by the browser.
      autoComplete="off"
      className={`card filters ${className} relative mt-4 mb-6 p-3`}
    >
      <label>
        <span className="sr-only">{texts.label}</span>
        <input
          type="search"
          name="search"
          className="field"
          defaultValue={search}
          placeholder={texts.placeholder}
          maxLength={maxSearchLength}
          enterKeyHint="search"
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
