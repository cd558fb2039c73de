import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.resolve(import.meta.dirname, '..');

/** The files that a style sheet scans for the names of utilities. */
function sourcesOf(stylesheet: string): Set<string> {
  const css = readFileSync(path.join(app, 'styles', stylesheet), 'utf8');
  const patterns = [...css.matchAll(/@source '\.\.\/([^']+)'/g)].map((match) => match[1]!);
  const found = patterns.map((pattern) => ({
    pattern,
    // Tailwind takes a pattern with a star for one of files.
    files: globSync(pattern.includes('*') ? pattern : [pattern, `${pattern}/**/*.{ts,tsx}`], { cwd: app }),
  }));
  for (const { pattern, files } of found) expect(files, pattern).not.toEqual([]);
  return new Set(found.flatMap(({ files }) => files));
}

/** All files of the app that these files import, directly or indirectly. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const text = readFileSync(path.join(app, file), 'utf8').replaceAll(/^import type .*$/gm, '');
    for (const [, target] of text.matchAll(/(?:from|import) ?\(?'(\.\.?\/[^'+]+\.tsx?)'/g))
      queue.push(path.relative(app, path.resolve(app, path.dirname(file), target!)));
  }
  return reached;
}

const styled = (files: Iterable<string>): string[] =>
  [...files].filter((file) => /\bclassName=/.test(readFileSync(path.join(app, file), 'utf8')));

const site = sourcesOf('site.css');
/** Files with their own style sheet beside them. */
const own = new Set(globSync('features/conversations/chat/**', { cwd: app }));

const publicPages = globSync(['root.tsx', 'routes/{site,auth}/*.tsx'], { cwd: app });
const isLinked = (file: string) => readFileSync(path.join(app, file), 'utf8').includes('styles/admin.css');
const staffPages = [...globSync('routes/admin/*.tsx', { cwd: app }), ...publicPages.filter(isLinked)];

test.each([
  ['site.css', publicPages.filter((file) => !isLinked(file)), site],
  // Every page also contains the site's styles.
  ['admin.css', staffPages, new Set([...site, ...sourcesOf('admin.css')])],
])('%s has the utilities of every component of its pages', (_, entries, sources) => {
  const reached = styled(reachedFrom(entries));
  expect(reached.length).toBeGreaterThan(20);
  expect(reached.filter((file) => !sources.has(file) && !own.has(file))).toEqual([]);
});
