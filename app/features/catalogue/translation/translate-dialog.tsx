import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type TargetLanguage, targetLanguages } from '#shared/base/locale.ts';
import type { TranslatedNoun } from '#shared/base/nouns.ts';
import type { OpenedTranslation } from '#shared/catalogue/translation.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { useOpened } from '../../../staff/record/use-opened.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { StateBadge } from './state-badge.tsx';
import { TranslateForm } from './translate-form.tsx';

type Props = {
  kind: TranslatedNoun;
  /** The record that is translated, and its name. */
  row: { id: string; name: string };
  language: TargetLanguage;
  onLanguage: (language: TargetLanguage) => void;
  /** Opens the next row that needs work. */
  onNext: () => Promise<void>;
  onClose: () => void;
};

/** Translates one record, one language at a time. Unsaved input is kept in this browser. */
export function TranslateDialog({ row, onClose, ...props }: Props) {
  return (
    <Dialog
      title={ta('translation.dialogTitle', { name: row.name })}

      onClose={onClose}
      isWide
    >
      <Opened key={row.id} id={row.id} onClose={onClose} {...props} />
    </Dialog>
  );
}

type OpenedProps = Omit<Props, 'row'> & { id: string };

function Opened({ kind, id, language, onLanguage, onNext, onClose }: OpenedProps) {
  const { revalidate } = useRevalidator();
  const [isDirty, setIsDirty] = useState(false);
  const [opened, setOpened] = useOpened(
    () => callApi('GET /api/translations/:kind/:id', { params: { kind, id } }),
    ta('translation.openFailed'),
    onClose,
  );
  const onOpened = (found: OpenedTranslation) => {
    setOpened(found);
    void revalidate();
  };
  if (!opened) return <p>{ta('common.loading')}</p>;
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{ta('translation.languages')}</legend>
        {targetLanguages.map((each) => (
          <label key={each} className="choice">
            <input
              type="radio"
              name="language"
              checked={each === language}
              onChange={() => onLanguage(each)}
            />
            <span>{ta(`languages.${each}`)}</span>
            {isDirty && each === language ? (
              <span className="badge badge-plain">{ta('translation.unsaved')}</span>
            ) : (
              <StateBadge state={opened.translations[each]?.state ?? 'missing'} />
            )}
          </label>
        ))}
      </fieldset>
      <TranslateForm
        key={language}
        kind={kind}
        id={id}
        language={language}
        opened={opened}
        onOpened={onOpened}
        onDirty={setIsDirty}
        onNext={onNext}
      />
    </div>
  );
}
