import { useState } from 'react';
import type { FormLine } from './offer-values.ts';

/**
 * Which lines of the draft are unfolded: at first the first one, then those that are opened, added, or have an error.
 * No line folds by itself, because those below it would move.
 */
export function useOpenLines(lines: readonly FormLine[], errors: Readonly<Record<string, string>>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(lines.slice(0, 1).map(({ id }) => id)));
  const [seen, setSeen] = useState(errors);
  const open = (added: readonly string[]) => setIds(new Set([...ids, ...added]));
  // While rendering, so that a field with an error is there when it is to get the focus.
  if (errors !== seen) {
    setSeen(errors);
    const isWrong = (i: number) => Object.keys(errors).some((key) => key.startsWith(`sheet.lines.${i}.`));
    open(lines.flatMap(({ id }, i) => (isWrong(i) ? id : [])));
  }
  return {
    isOpen: (id: string) => ids.has(id),
    open: (id: string) => open([id]),
    toggle: (id: string) =>
      ids.has(id) ? setIds(new Set([...ids].filter((one) => one !== id))) : open([id]),
  };
}
