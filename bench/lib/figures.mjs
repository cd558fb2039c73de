// Simple statistics and tables.

/** The q-quantile (0 to 1) of numbers, by nearest rank; NaN for an empty list. */
export function quantile(values, q) {
  const sorted = values.filter((v) => v !== null && Number.isFinite(v)).toSorted((a, b) => a - b);
  return sorted.length === 0
    ? Number.NaN
    : sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))];
}

export const median = (values) => quantile(values, 0.5);

export const round = (value, digits = 0) =>
  value === null || value === undefined || Number.isNaN(value) ? '–' : Number(value).toFixed(digits);

/** "ok" or "over" for a figure with a limit; empty without a limit. */
export function verdict(value, limit, isAtLeast = false) {
  if (limit === null || limit === undefined || Number.isNaN(value)) return '';
  return (isAtLeast ? value >= limit : value <= limit) ? 'ok' : 'OVER';
}

/** Prints rows with equal keys as an aligned table that is valid Markdown. */
export function printTable(title, rows) {
  console.log(`\n${title}\n`);
  if (rows.length === 0) return console.log('(nothing measured)');
  const heads = Object.keys(rows[0]);
  const cells = rows.map((row) => heads.map((head) => String(row[head] ?? '')));
  const widths = heads.map((head, i) => Math.max(head.length, ...cells.map((row) => row[i].length)));
  const line = (row) => `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  console.log([line(heads), line(widths.map((w) => '-'.repeat(w))), ...cells.map(line)].join('\n'));
}
