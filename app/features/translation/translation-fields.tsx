import {
  type TargetLanguage,
  translatedFields,
  type TranslatedTexts,
  type TranslationKind,
} from '../../../shared/translation.ts';
import { ta } from '../../lib/admin-text.ts';
import { TextAreaField, TextField } from '../../ui/form-field.tsx';
import { type Draft, draftOf, type TextField as Field } from './draft.ts';

/** Lines of each field; a name has one. */
const lines: Record<Field, number> = {
  name: 1,
  shortDescription: 2,
  description: 6,
  specifications: 5,
  features: 5,
};

type Props = {
  kind: TranslationKind;
  language: TargetLanguage;
  original: TranslatedTexts;
  draft: Draft;
  errors: Record<string, string>;
  onWrite: (draft: Draft) => void;
};

/** Each text of the original with its translation beside it; below it on a narrow screen. */
export function TranslationFields({ kind, language, original, draft, errors, onWrite }: Props) {
  const originals = draftOf(original);
  return translatedFields[kind].map((field) => {
    const common = {
      label: ta(`translation.${field}`),
      name: field,
      lang: language,
      value: draft[field],
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
            className="rounded-md bg-paper p-2 break-words whitespace-pre-line"
            aria-label={`${ta(`translation.${field}`)}, ${ta('translation.original')}`}
          >
            {originals[field] || <span className="text-muted">{ta('translation.originalEmpty')}</span>}
          </blockquote>
        </div>
        {field === 'name' ? (
          <TextField {...common} required />
        ) : (
          <TextAreaField
            {...common}
            rows={lines[field]}
            hint={field === 'features' ? ta('translation.featuresHint') : undefined}
          />
        )}
      </div>
    );
  });
}
