import { useEffect, useState } from 'react';
import type { Found } from '#shared/operations/dashboard.ts';
import { type PaletteNoun, paletteNouns } from '#shared/base/nouns.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import type { AdminIconName } from '../../../ui/admin/admin-icon.tsx';

/** A destination of the palette. */
export type Target = { to: string; text: string; note?: string; icon: AdminIconName };

/** Destinations of one kind, under the name of the kind. */
export type TargetGroup = { name: string; targets: readonly Target[] };

/** Milliseconds after the last key until the search runs, and the minimum number of letters. */
const pause = 150;
const fewestLetters = 2;

const icons: Record<PaletteNoun, AdminIconName> = {
  product: 'box',
  category: 'folder',
  partner: 'truck',
  canned_reply: 'chat',
  offer_template: 'copy',
  synonym: 'search',
  reference_row: 'globe',
  catalog: 'blog',
  post: 'blog',
  contact: 'mail',
  conversation: 'chat',
  quote: 'table',
  order: 'truck',
  customer: 'user',
  testimonial: 'star',
  user: 'users',
};

/** Records with this name, by kind. The last result stays until the next answer. */
export function useFound(wanted: string): readonly TargetGroup[] {
  const [groups, setGroups] = useState<readonly TargetGroup[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      // A single Chinese character can be a whole word.
      if (wanted.length < fewestLetters && !/\p{Script=Han}/u.test(wanted)) return setGroups([]);
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
    name: ta(`kinds.${noun}`),
    targets: found[noun].map(({ name, note, state, to }) => {
      const said = note ?? (state && ta(`palette.${state}`));
      return { to, text: name, icon: icons[noun], ...(said === null ? {} : { note: said }) };
    }),
  }));
