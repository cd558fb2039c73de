import type { TranslationState } from '#shared/catalogue/translation.ts';
import { ta } from '../../../lib/admin-text.ts';
import { AdminIcon, type AdminIconName } from '../../../ui/admin/admin-icon.tsx';

const styles: Record<TranslationState, string> = {
  missing: 'badge-red',
  incomplete: 'badge-amber',
  outdated: 'badge-amber',
  done: '',
};

/** Icons that replace the words on narrow screens. */
const icons: Record<TranslationState, AdminIconName> = {
  missing: 'circle',
  incomplete: 'half',
  outdated: 'clock',
  done: 'check',
};

/** The state of a translation as a word, or as an icon if there is no room. */
export function StateBadge({ state }: { state: TranslationState }) {
  return (
    <span className={`badge ${styles[state]}`}>
      <span className="max-sm:sr-only">{ta(`translation.${state}`)}</span>
      <AdminIcon name={icons[state]} className="size-4 sm:hidden" />
    </span>
  );
}
