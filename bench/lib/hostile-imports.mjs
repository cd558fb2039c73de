// Sends product files that are expensive to read to the running program, and measures the effect on other requests.
import { hostileImports, nameRow, sheetOf, xlsxWith } from '#tests/hostile-imports.ts';
import { transferColumns } from '#shared/catalogue/transfer-rules.ts';
import { printTable, round, verdict } from './figures.mjs';

const bytes = 5 * 1024 * 1024;
const letters = 'lantern, kettle and rope ';

/** The largest allowed files, and files with long cells in this many columns: valid, but expensive to compare. */
function largest(columns) {
  const head = 'sku,name,price,description,features,specifications';
  const text = letters.repeat(36);
  const rows = Array.from({ length: 5000 }, (_, i) => `S-${i},Name ${i},1.50,"${text}",a|b|c,`);
  const column = (name) => {
    const cell = { price: '1,', features: 'a|', colors: '|#', stock_quantity: '1 ' }[name] ?? '-_';
    const line = `"${cell.repeat(16_000)}"`;
    return {
      label: `5 MB of long cells: ${name}`,
      make: () =>
        Buffer.from(`${name}\n${`${line}\n`.repeat(Math.floor((bytes - 100) / (line.length + 1)))}`),
    };
  };
  const cell = (place, text_) => `<c r="${place}" t="inlineStr"><is><t>${text_}</t></is></c>`;
  const sheet = () =>
    sheetOf(
      `<row r="1">${cell('A1', 'name')}${cell('B1', 'description')}${cell('C1', 'specifications')}</row>${Array.from({ length: 5000 }, (_, i) => `<row r="${i + 2}">${cell(`A${i + 2}`, `Name ${i}`)}${cell(`B${i + 2}`, 'é'.repeat(2400))}${cell(`C${i + 2}`, 'x'.repeat(2400))}</row>`).join('')}`,
    );
  return [
    { label: '5,000 rows in 5 MB of CSV', make: () => Buffer.from([head, ...rows].join('\n')) },
    { label: '5,000 rows of 25 million letters', make: () => xlsxWith(sheet()) },
    {
      label: '4,000 rows of 200 columns',
      make: () => Buffer.from(`name\n${`${'1,'.repeat(199)}1\n`.repeat(4000)}`),
    },
    ...transferColumns.slice(0, columns).map(column),
    { label: 'no rows', make: () => xlsxWith(sheetOf(nameRow)) },
  ];
}

/**
 * Sends one file after the other, and requests an uncached page meanwhile.
 * @param call sends a request as staff: (path, {method, body}) → Response
 * @param columns number of columns for which a file with long cells is sent
 */
export async function measureImports({ call, rssMb, columns }) {
  const before = rssMb();
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, rssMb())), 20);
  const rows = [];
  for (const { label, make } of [...hostileImports, ...largest(columns)]) {
    const file = await make();
    const body = new FormData();
    body.set('file', new File([file], 'list'));
    let isReading = true;
    const started = performance.now();
    const answer = call('/api/products/import/preview', { method: 'POST', body }).then(async (response) => {
      const { fields, totals } = await response.json();
      isReading = false;
      return { status: response.status, said: fields?.file ?? `${totals?.rows} rows` };
    });
    let longest = 0;
    let others = 0;
    while (isReading) {
      const asked = performance.now();
      await (await call('/api/products/imports', { method: 'GET' })).arrayBuffer();
      longest = Math.max(longest, performance.now() - asked);
      others++;
    }
    const { status, said } = await answer;
    rows.push({
      file: label,
      kB: round(file.length / 1000),
      'read in ms': round(performance.now() - started),
      answer: `${status} ${said}`.slice(0, 60),
      'requests of others': others,
      'longest of them, ms': round(longest),
      limit: verdict(longest, 1000),
    });
  }
  clearInterval(watch);
  printTable('Product files that are heavy to read', rows);
  const more = highest - before;
  printTable('Memory meanwhile', [
    { before: `${round(before)} MB`, more: `${round(more)} MB`, limit: `300 MB ${verdict(more, 300)}` },
  ]);
}
