import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.resolve(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: app });

test('style sheets stand beside what they style, none longer than 300 lines', () => {
  expect(sheets.length).toBeGreaterThan(40);
  const long = sheets.filter((file) => readFileSync(path.join(app, file), 'utf8').split('\n').length > 301);
  expect(long).toEqual([]);
});

test.each(['site.css', 'admin.css'])('%s names the sheets and holds no rule of its own', (entry) => {
  const css = readFileSync(path.join(app, 'styles', entry), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const statements = css.split(';').map((statement) => statement.trim());
  expect(statements.filter((statement) => !/^@(layer|import|source) (?!.* \{)|^$/s.test(statement))).toEqual(
    [],
  );
});

test('every sheet is imported once', () => {
  // The server's entry imports them once more, to compute their hashes.
  const files = globSync('**/*.{css,tsx}', { cwd: app }).filter((file) => file !== 'entry.server.tsx');
  const importing = files.flatMap((file) =>
    [
      ...readFileSync(path.join(app, file), 'utf8').matchAll(/^@?import (?:\w+ from )?'(\.[^'?]+\.css)/gm),
    ].map(([, target]) => path.join(path.dirname(file), target!)),
  );
  // Sheets that the two entry sheets do not import: the entry sheets themselves; the theme, which gives both the
  // names of the tokens and produces no rules; and sheets that the admin area shares with the chat panel, or quote
  // lists with offers, which are loaded separately.
  const common = [
    'features/conversations/chat/message-text.css',
    'features/deals/landed-cost/landed-cost.css',
    'features/deals/order/order.css',
    'ui/picture-viewer.css',
    'ui/who-pays.css',
  ];
  const others = new Set(['styles/site.css', 'styles/admin.css', 'styles/theme.css', ...common]);
  const parts = new Set(sheets.filter((file) => !others.has(file)));
  expect(importing.filter((file) => parts.has(file)).toSorted()).toEqual([...parts].toSorted());
});
