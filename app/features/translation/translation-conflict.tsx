import type { TargetLanguage } from '#shared/locale.ts';
import type { OpenedTranslation } from '#shared/translation.ts';
import { ta } from '../../lib/admin-text.ts';
import { conflictWords } from '../../lib/conflict-words.ts';
import { ConflictPanel } from '../../ui/admin/conflict-panel.tsx';
import { type Draft, differing, draftOf } from './draft.ts';

type Props = {
  language: TargetLanguage;
  mine: Draft;
  theirs: OpenedTranslation;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else was quicker with this translation, or with its original. */
export function TranslationConflict({ language, mine, theirs, ...on }: Props) {
  const saved = draftOf(theirs.kind, theirs.translations[language]?.texts);
  const fields = differing(theirs.kind, mine, saved);
  return (
    <ConflictPanel
      title={ta('translation.conflictTitle')}
      text={ta(fields.length > 0 ? 'translation.conflictText' : 'translation.conflictSame')}
      words={{ ...conflictWords(), keepMine: ta('translation.saveMine') }}
      lang={language}
      rows={fields.map((field) => ({
        key: field,
        label: ta(`translation.${field}`),
        theirs: saved[field],
        mine: mine[field],
      }))}
      {...on}
    />
  );
}
