import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// One implementation per concern: what only one module may do, so that its care (a full storage, a lost answer, a session
// that has ended) is everywhere.
const root = path.join(import.meta.dirname, '..');

const rules: [concern: string, pattern: RegExp, folders: string[], allowed: string[]][] = [
  ['the storage of the browser', /\b(local|session)Storage\b/, ['app'], ['app/lib/storage.ts']],
  ['the error of a call', /instanceof ApiError\b/, ['app'], ['app/lib/failure.ts']],
  ['the address of a call', /\bfetch\(\s*['"`]\/api/, ['app'], []],
  ['the way to the sign-in', /location\.assign\(['"`]\/admin\/login/, ['app'], []],
];

const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Comments may name what the code must not. */
const codeOf = (file: string) =>
  readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '');

describe('only one module reads', () => {
  test.each(rules)('%s', (_, pattern, folders, allowed) => {
    const files = folders
      .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
      .filter(isProduct);
    expect(files.length).toBeGreaterThan(100);
    const found = files.filter((file) => pattern.test(codeOf(file)));
    expect(found.filter((file) => !allowed.includes(file))).toEqual([]);
    // A rule that matches nothing any more is a rule of nothing.
    expect(found).toEqual(expect.arrayContaining(allowed));
  });
});
