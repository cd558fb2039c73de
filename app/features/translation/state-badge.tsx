import type { TranslationState } from '#shared/translation.ts';
import { ta } from '../../lib/admin-text.ts';

const styles: Record<TranslationState, string> = {
  missing: 'badge-red',
  incomplete: 'badge-amber',
  outdated: 'badge-amber',
  done: '',
};

/** What narrow screens show in place of the word. */
const signs: Record<TranslationState, string> = { missing: '–', incomplete: '½', outdated: '!', done: '✓' };

/** The state of a translation as a word; as a sign where there is no room for one. */
export function StateBadge({ state }: { state: TranslationState }) {
  return (
    <span className={`badge ${styles[state]}`}>
      <span className="max-sm:sr-only">{ta(`translation.${state}`)}</span>
      <span className="sm:hidden" aria-hidden="true">
        {signs[state]}
      </span>
    </span>
  );
}
