import { headingOf, translatedHeadings } from '#shared/catalogue/transfer-headings.ts';
import { isTextColumn, transferColumns } from '#shared/catalogue/transfer-rules.ts';
import { spokenLanguage, ta } from '../../../lib/admin-text.ts';

const plainColumns = transferColumns.filter((column) => !isTextColumn(column));

/** Explains each column of a product file. */
export function ColumnHelp() {
  const language = spokenLanguage();
  return (
    <details className="card p-4">
      <summary className="cursor-pointer font-semibold">{ta('transfer.help')}</summary>
      <p className="mt-3 max-w-3xl">{ta('transfer.helpText')}</p>
      <dl className="mt-3 grid gap-x-4 gap-y-2 text-sm md:grid-cols-[10rem_1fr]">
        {plainColumns.map((column) => (
          <div key={column} className="md:contents">
            <dt className="font-semibold">{headingOf(column, language)}</dt>
            <dd className="text-muted">{ta(`transfer.columns.${column}`)}</dd>
          </div>
        ))}
        <div className="md:contents">
          <dt className="font-semibold">{translatedHeadings(language)}</dt>
          <dd className="text-muted">{ta('transfer.translatedColumns')}</dd>
        </div>
      </dl>
    </details>
  );
}
