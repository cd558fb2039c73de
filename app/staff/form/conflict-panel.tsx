import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ta } from '../../lib/admin-text.ts';

export type Side = 'theirs' | 'mine';

type Difference = { key: string; label: string; theirs: ReactNode; mine: ReactNode };

type Props = {
  text: string;
  rows: readonly Difference[];
  /** The language of the values, if it differs from the page's. */
  lang?: string | undefined;
  /** False if the form saves itself, because the user may be typing. */
  movesFocus?: boolean;
  /** Receives the chosen side, if each field is decided separately. The default is the user's own value. */
  onChoose?: (key: string, side: Side) => void;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
};

const sides = ['theirs', 'mine'] as const;

/** Two users have edited the same record: shows the differences, and lets the second one decide. */
export function ConflictPanel({ text, rows, lang, movesFocus = true, ...on }: Props) {
  const { onChoose, onKeepMine, onKeepTheirs } = on;
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  // Otherwise the user, who has pressed a button further down, would not see the panel.
  useEffect(() => {
    if (!movesFocus) return;
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus();
  }, [movesFocus]);

  function choose(key: string, side: Side): void {
    setChosen((before) => ({ ...before, [key]: side }));
    onChoose?.(key, side);
  }

  const cell = (row: Difference, side: Side): ReactNode => {
    const value = (
      <span className="min-w-0 whitespace-pre-line" lang={lang}>
        {row[side]}
      </span>
    );
    if (!onChoose) return value;
    return (
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="radio"
          name={`conflict ${row.key}`}
          className="size-5 shrink-0"
          checked={(chosen[row.key] ?? 'mine') === side}
          onChange={() => choose(row.key, side)}
        />
        <span className="sr-only">{ta(`conflict.${side}`)}:</span>
        {value}
      </label>
    );
  };

  return (
    <section role="alert" className="conflict card border-amber p-4">
      <h3 ref={heading} tabIndex={-1} className="h3">
        {ta('conflict.title')}
      </h3>
      <p>{text}</p>
      {rows.length > 0 ? (
        <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={ta('conflict.title')}>
          <table className="table conflict-table mt-2">
            <thead>
              <tr>
                <th scope="col">{ta('conflict.field')}</th>
                {sides.map((side) => (
                  <th key={side} scope="col">
                    {ta(`conflict.${side}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{row.label}</th>
                  {sides.map((side) => (
                    <td key={side}>{cell(row, side)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="btn btn-outline btn-sm" onClick={onKeepTheirs}>
          {ta('conflict.takeTheirs')}
        </button>
        <button type="button" className="btn btn-primary btn-sm" onClick={onKeepMine}>
          {ta('conflict.keepMine')}
        </button>
      </div>
    </section>
  );
}
