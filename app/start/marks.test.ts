import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/start-script.md'), 'utf8');

/** The code of app/ without comments, because comments may name attributes that no longer exist. */
const code = globSync('app/**/*.{ts,tsx,css}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) =>
    readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, ''),
  );

const find = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name]) => name!);
const inCode = (pattern: RegExp) => new Set(code.flatMap((text) => find(pattern, text)));
/** Names in the first column of the tables. */
const listed = (pattern: RegExp) =>
  new Set(page.split('\n').flatMap((line) => find(pattern, /^\| ([^|]+)\|/.exec(line)?.[1] ?? '')));

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('every attribute that scripts read or write is listed, and none that is gone', () => {
  // Names of style sheets are not attributes.
  const written = inCode(/(?<![\w/-])data-([a-z][a-z-]*)(?!\.css)\b(?!\.css)/g);
  const read = [...inCode(/dataset\['(\w+)'\]/g)].map(kebab);
  const found = new Set([...written, ...read]);
  expect(found.size).toBeGreaterThan(20);
  expect([...listed(/`data-([a-z-]+)`/g)].toSorted()).toEqual([...found].toSorted());
});

test('every event of our own is listed, and none that is gone', () => {
  const sent = inCode(/new (?:Custom)?Event\('([a-z]+)'/g);
  // Scripts also dispatch the browser's own events, for React.
  for (const name of ['input', 'change']) sent.delete(name);
  expect([...listed(/`([a-z]+)`/g)].filter((name) => !name.startsWith('data')).toSorted()).toEqual(
    [...sent].toSorted(),
  );
});
