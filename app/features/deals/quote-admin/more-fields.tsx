import type { ReactNode } from 'react';
import { labelText, listText } from '../../../lib/admin-text.ts';

type Props = {
  label: string;
  /** The values of its fields, as far as they say something. */
  content: readonly string[];
  /** The errors of its fields. */
  errors: readonly (string | undefined)[];
  children: ReactNode;
};

/** Fields that are rarely changed. Closed, it says what is in them; an error opens it. */
export function MoreFields({ label, content, errors, children }: Props) {
  const said = content.filter((text) => text.trim() !== '');
  return (
    <details className="offer-more" open={errors.some(Boolean)}>
      <summary>{said.length > 0 ? labelText(label, listText(said)) : label} </summary>
      {children}
    </details>
  );
}
