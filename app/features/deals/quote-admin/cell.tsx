import type { ComponentProps } from 'react';

type Props = ComponentProps<'input'> & { label: string; error?: string | undefined; errorId?: string };

/** A field in a table, labelled by its column. Its error is shown below the table. */
export const Cell = ({ label, error, errorId, ...input }: Props) => (
  <input
    {...input}
    className="field field-sm offer-cell"
    autoComplete="off"
    aria-label={label}
    aria-invalid={error ? true : undefined}
    aria-describedby={error ? errorId : undefined}
  />
);
