import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowed, circleStart, plants } from '#tests/boundary-plants.ts';
import { makeScratch } from '#tests/scratch.ts';

const project = path.join(import.meta.dirname, '..');
const script = path.join(import.meta.dirname, 'check-boundaries.mjs');

type Outcome = { code: number; output: string; problems: string[] };

function check(root: string): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '--root', root], (error, stdout, stderr) => {
      const problems = stderr.split('\n').filter((line) => line !== '');
      resolve({ code: error ? Number(error.code) : 0, output: stdout, problems });
    });
  });
}

async function write(root: string, { file, code }: { file: string; code: string }): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), `${code}\n`);
}

/** Own files that the planted ones import, as paths from the root. */
const targets = [...plants, ...allowed].flatMap(({ file, code }) =>
  [...code.matchAll(/'(\.\.?\/|#)([^']+)'/g)].map(([, start, rest]) =>
    start === '#' ? rest! : path.posix.join(path.posix.dirname(file), start!, rest!),
  ),
);
const imported = new Set(targets.filter((file) => !/\/(planted|nowhere)/.test(file)));

let directory: string;
let planted: Outcome;

beforeAll(async () => {
  directory = await makeScratch('baobab-boundaries-');
  const copy = path.join(directory, 'copy');
  await mkdir(copy);
  await cp(path.join(project, 'package.json'), path.join(copy, 'package.json'));
  await symlink(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  // Which file imports which decides, not what is in them.
  for (const file of imported) await write(copy, { file, code: 'export {};' });
  for (const file of allowed) await write(copy, file);
  await write(copy, { file: 'build/client/clean.js', code: "document.title = 'browser only';" });
  for (const file of [...plants, circleStart]) await write(copy, file);
  await write(copy, {
    file: 'server/planted-text.ts',
    code: "export const text = 'planted secret of the server';",
  });
  await write(copy, {
    file: 'build/client/planted.js',
    code: 'console.log("planted secret of the server");',
  });
  planted = await check(copy);
});

afterAll(() => rm(directory, { recursive: true, force: true }));

describe('who may import whom', () => {
  // That the tree as it is passes is `npm run check:boundaries` itself.
  it('imports that come close are allowed', () => {
    const close = [...allowed.map(({ file }) => `: ${file} → `), 'build/client/clean.js'];
    expect(planted.problems.filter((line) => close.some((part) => line.includes(part)))).toEqual([]);
    expect(planted.output).toMatch(/^\d{2,} modules, \d{2,} imports, \d{2,} of them of types only\.$/m);
  });

  it('planted violations make the check fail', () => {
    expect(planted.code).toBe(1);
  });

  it.each(plants)('$what: $rule', ({ file, rule }) => {
    const named = planted.problems.filter((line) => line.includes(`: ${file} → `));
    expect(named.map((line) => line.split(':')[0])).toEqual([rule]);
  });

  it('what they import is in the project', () => {
    expect([...imported].filter((file) => !existsSync(path.join(project, file)))).toEqual([]);
  });

  it('accuses planted files only', () => {
    expect(planted.problems.filter((line) => !line.includes('planted'))).toEqual([]);
  });

  it('every rule has a plant', async () => {
    const file = path.join(project, '.dependency-cruiser.mjs');
    const config = ((await import(file)) as { default: { forbidden: { name: string }[] } }).default;
    const rules = new Set(plants.map((plant) => plant.rule));
    expect([...new Set(config.forbidden.map((rule) => rule.name))].toSorted()).toEqual([...rules].toSorted());
  });
});

describe('what the browser is sent', () => {
  it('fails when a text of the server is in it', () => {
    expect(planted.problems.filter((line) => line.startsWith('server-in-bundle'))).toEqual([
      'server-in-bundle: build/client/planted.js has "planted secret of the server" of server/planted-text.ts',
    ]);
  });
});

it('a check that sees too few modules fails', async () => {
  const root = path.join(directory, 'few');
  for (const tree of ['app', 'server', 'shared']) await mkdir(path.join(root, tree), { recursive: true });
  await write(root, { file: 'shared/only.ts', code: 'export const only = 1;' });
  const outcome = await check(root);
  expect(outcome.code).toBe(1);
  expect(outcome.problems.join('\n')).toContain('only 1 modules were seen');
});
