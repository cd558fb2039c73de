import { Link } from 'react-router';
import { listPath } from './list-path.ts';

type Props<S extends string> = {
  label: string;
  path: string;
  /** The query parameter. */
  name: string;
  states: readonly S[];
  current: S | null;
  textOf: (state: S | 'all') => string;
  counts: Record<S | 'all', number>;
};

/** Links that narrow a list to one state, with the number of records in each. */
export const StateLinks = <S extends string>(props: Props<S>) => (
  <nav aria-label={props.label} className="flex flex-wrap gap-2">
    {[null, ...props.states].map((state) => (
      <Link
        key={state ?? 'all'}
        to={listPath(props.path, { [props.name]: state })}
        className={`btn btn-sm ${state === props.current ? 'btn-primary' : 'btn-outline'}`}
        aria-current={state === props.current ? 'page' : undefined}
      >
        {props.textOf(state ?? 'all')} ({props.counts[state ?? 'all']})
      </Link>
    ))}
  </nav>
);
