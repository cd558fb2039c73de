import { useEffect, useState } from 'react';
import type { Found } from '#shared/dashboard.ts';
import { paletteNouns } from '#shared/nouns.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';

/** Where the palette can go. */
export type Target = { to: string; text: string; note?: string };

/** Targets of one kind, under its name. */
export type TargetGroup = { name: string; targets: readonly Target[] };

/** Milliseconds after the last key before anything is looked up, and the fewest letters that are. */
const pause = 150;
const fewestLetters = 2;

/** The records that are called like this, by kind; what was found last stays until the next answer. */
export function useFound(wanted: string): readonly TargetGroup[] {
  const [groups, setGroups] = useState<readonly TargetGroup[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      if (wanted.length < fewestLetters) return setGroups([]);
      callApi('GET /api/admin/find', { query: { q: wanted.slice(0, 100) } }).then(
        (found) => isCurrent && setGroups(toGroups(found)),
        () => {},
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return groups;
}

const toGroups = (found: Found): readonly TargetGroup[] =>
  paletteNouns.map((noun) => ({
    name: ta(`palette.groups.${noun}`),
    targets: found[noun].map(({ name, note, state, to }) => {
      const said = note ?? (state && ta(`palette.${state}`));
      return { to, text: name, ...(said === null ? {} : { note: said }) };
    }),
  }));
