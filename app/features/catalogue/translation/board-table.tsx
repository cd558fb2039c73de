import { type TargetLanguage, targetLanguages } from '#shared/base/locale.ts';
import type { TranslationRow } from '#shared/catalogue/translation.ts';
import { ta } from '../../../lib/admin-text.ts';
import { StateBadge } from './state-badge.tsx';

type Props = {
  rows: readonly TranslationRow[];
  /** Product names in the reader's language, if translated. The original stays: it is what is translated. */
  names: Readonly<Record<string, string>>;
  onOpen: (row: TranslationRow, language: TargetLanguage) => void;
};

/** Records by name, with their state in each language. Each state opens its translation. */
export function BoardTable({ rows, names, onOpen }: Props) {
  return (
    <div className="card table-box" tabIndex={0} role="region" aria-label={ta('translation.title')}>
      <table className="table board">
        <thead>
          <tr>
            <th scope="col">{ta('translation.name')}</th>
            {targetLanguages.map((language) => (
              <th key={language} scope="col" lang={language}>
                <span className="max-sm:hidden">{ta(`languages.${language}`)}</span>
                <span className="sm:hidden">{language}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name}
                {names[row.id] ? (
                  <span className="block text-sm font-normal text-muted">{names[row.id]}</span>
                ) : null}
                {row.isActive ? null : (
                  <span className="badge badge-plain ml-2">{ta('products.statusInactive')}</span>
                )}
              </th>
              {targetLanguages.map((language) => (
                <td key={language}>
                  <button
                    type="button"
                    className="btn btn-ghost btn-sm"
                    aria-label={ta('translation.open', {
                      language: ta(`languages.${language}`),
                      name: row.name,
                      state: ta(`translation.${row[language]}`),
                    })}
                    onClick={() => onOpen(row, language)}
                  >
                    <StateBadge state={row[language]} />
                    {row.automatic.includes(language) ? (
                      <span className="badge badge-amber" title={ta('translation.automaticText')}>
                        {ta('translation.automatic')}
                      </span>
                    ) : null}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
