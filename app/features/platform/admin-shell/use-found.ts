import type { Found } from '#shared/operations/dashboard.ts';
import { type PaletteNoun, paletteNouns } from '#shared/base/nouns.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useSearched } from '../../../lib/use-searched.ts';
import type { AdminIconName } from '../../../ui/admin/admin-icon.tsx';

/** A destination of the palette. */
export type Target = { to: string; text: string; note?: string; icon: AdminIconName };

/** Destinations of one kind, under the name of the kind. */
export type TargetGroup = { name: string; targets: readonly Target[] };

/** Minimum number of letters. */
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
  // A single Chinese character can be a whole word.
  const isEnough = wanted.length >= fewestLetters || /\p{Script=Han}/u.test(wanted);
  const found = useSearched(isEnough ? wanted : null, (q, signal) =>
    callApi('GET /api/admin/find', { query: { q: q.slice(0, 100) }, signal }),
  );
  return found ? toGroups(found) : [];
}

const toGroups = (found: Found): readonly TargetGroup[] =>
  paletteNouns.map((noun) => ({
    name: ta(`kinds.${noun}`),
    targets: found[noun].map(({ name, note, state, to }) => {
      const said = note ?? (state && ta(`palette.${state}`));
      return { to, text: name, icon: icons[noun], ...(said === null ? {} : { note: said }) };
    }),
  }));
