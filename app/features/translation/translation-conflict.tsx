import type { OpenedTranslation, TargetLanguage } from '../../../shared/translation.ts';
import { ta } from '../../lib/admin-text.ts';
import { type Draft, differing, draftOf } from './draft.ts';

type Props = {
  language: TargetLanguage;
  mine: Draft;
  theirs: OpenedTranslation;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else was quicker: shows where the texts differ, and lets the second decide. */
export function TranslationConflict({ language, mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const saved = draftOf(theirs.translations[language]);
  const fields = differing(theirs.kind, mine, saved);
  return (
    <section role="alert" className="card border-amber p-4">
      <h3 className="h3">{ta('translation.conflictTitle')}</h3>
      <p>{ta('translation.conflictText')}</p>
      {fields.length > 0 ? (
        <table className="table mt-2">
          <thead>
            <tr>
              <th scope="col">{ta('productForm.field')}</th>
              <th scope="col">{ta('productForm.theirs')}</th>
              <th scope="col">{ta('productForm.yours')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{ta(`translation.${field}`)}</th>
                <td className="whitespace-pre-line" lang={language}>
                  {saved[field]}
                </td>
                <td className="whitespace-pre-line" lang={language}>
                  {mine[field]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="mt-2">{ta('translation.conflictSame')}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="btn btn-outline btn-sm" onClick={onTakeTheirs}>
          {ta('translation.takeTheirs')}
        </button>
        <button type="button" className="btn btn-primary btn-sm" onClick={onKeepMine}>
          {ta('translation.saveMine')}
        </button>
      </div>
    </section>
  );
}
