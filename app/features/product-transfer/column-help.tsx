import { transferColumns } from '#shared/transfer-rules.ts';
import { ta } from '../../lib/admin-text.ts';

/** What each column of a product file means. */
export function ColumnHelp() {
  return (
    <details className="card p-4">
      <summary className="cursor-pointer font-semibold">{ta('transfer.help')}</summary>
      <p className="mt-3 max-w-3xl">{ta('transfer.helpText')}</p>
      <dl className="mt-3 grid gap-x-4 gap-y-2 text-sm md:grid-cols-[10rem_1fr]">
        {transferColumns.map((column) => (
          <div key={column} className="md:contents">
            <dt className="font-semibold">{column}</dt>
            <dd className="text-muted">{ta(`transfer.columns.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
