import { type ReactNode, useEffect, useRef } from 'react';

type Difference = { key: string; label: string; theirs: ReactNode; mine: ReactNode };

type Props = {
  title: string;
  text: string;
  rows: readonly Difference[];
  words: { field: string; theirs: string; mine: string; takeTheirs: string; keepMine: string };
  /** The language of the values, where it is not that of the page. */
  lang?: string | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two people have edited the same: shows where they differ, and lets the second decide. */
export function ConflictPanel({ title, text, rows, words, lang, onKeepMine, onTakeTheirs }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever has pressed a button further down would not see it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section role="alert" className="card border-amber p-4">
      <h3 ref={heading} tabIndex={-1} className="h3">
        {title}
      </h3>
      <p>{text}</p>
      {rows.length > 0 ? (
        <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={title}>
          <table className="table mt-2">
            <thead>
              <tr>
                <th scope="col">{words.field}</th>
                <th scope="col">{words.theirs}</th>
                <th scope="col">{words.mine}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, theirs, mine }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td className="whitespace-pre-line" lang={lang}>
                    {theirs}
                  </td>
                  <td className="whitespace-pre-line" lang={lang}>
                    {mine}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="btn btn-outline btn-sm" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </button>
        <button type="button" className="btn btn-primary btn-sm" onClick={onKeepMine}>
          {words.keepMine}
        </button>
      </div>
    </section>
  );
}
