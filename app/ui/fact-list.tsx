import type { ReactNode } from 'react';

type Props = {
  /** Label and value; a fact without a value is left out. */
  of: readonly (readonly [label: string, value: ReactNode])[];
  className?: string;
  /** Class of the values. */
  look?: string;
  children?: ReactNode;
};

/** Facts in columns, each with its label above. */
export const FactList = ({
  of,
  className = 'max-sm:pe-14 sm:grid-cols-2',
  look = 'font-semibold',
  children,
}: Props) => (
  <dl className={`grid gap-3 ${className}`}>
    {of.map(([label, value]) =>
      value ? (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={`break-words ${look}`}>{value}</dd>
        </div>
      ) : null,
    )}
    {children}
  </dl>
);
