import type { TargetLanguage } from '#shared/base/locale.ts';
import { textsOf, type TranslatedNoun } from '#shared/base/nouns.ts';
import type { TranslatedTexts } from '#shared/catalogue/translation.ts';
import { listText, ta } from '../../../lib/admin-text.ts';
import { TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { type Draft, draftOf, type TextName } from './draft.ts';

/** Number of visible lines in the field of a list. */
const listLines = 5;

type Props = {
  kind: TranslatedNoun;
  language: TargetLanguage;
  original: TranslatedTexts;
  draft: Draft;
  errors: Record<string, string>;
  onWrite: (draft: Draft) => void;
};

/** Each text of the original with its translation beside it, or below it on a narrow screen. */
export function TranslationFields({ kind, language, original, draft, errors, onWrite }: Props) {
  const originals = draftOf(kind, original);
  return textsOf(kind).map(([name, written]) => {
    const field = name as TextName;
    const common = {
      label: ta(`translation.${field}`),
      name: field,
      lang: language,
      value: draft[field]!,
      error: errors[field],
      onChange: (event: { target: { value: string } }) => onWrite({ ...draft, [field]: event.target.value }),
    };
    return (
      <div key={field} className="text-pair grid gap-x-6 gap-y-1 md:grid-cols-2">
        <div>
          <p className="field-label text-muted" aria-hidden="true">
            {ta(`translation.${field}`)} · {ta('translation.original')}
          </p>
          <blockquote
            className="rounded-md bg-paper p-2 whitespace-pre-line"
            aria-label={listText([ta(`translation.${field}`), ta('translation.original')])}
          >
            {originals[field] || <span className="text-muted">{ta('translation.originalEmpty')}</span>}
          </blockquote>
        </div>
        {written === 'line' ? (
          <TextField {...common} required />
        ) : (
          <TextAreaField
            {...common}
            rows={written === 'list' ? listLines : written}
            hint={written === 'list' ? ta('translation.listHint') : undefined}
          />
        )}
      </div>
    );
  });
}
