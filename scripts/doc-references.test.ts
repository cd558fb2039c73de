import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Anchors of a page's headings, as GitHub generates them. */
const anchors = (page: string) =>
  new Set(
    [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const docs = globSync('docs/**/*.md', { cwd: root });
const anchorsOf = new Map(docs.map((file) => [file, anchors(read(file))]));

const leadsSomewhere = (target: string) => {
  const [file = '', anchor] = target.split('#');
  const known = anchorsOf.get(file);
  return known !== undefined && (anchor === undefined || known.has(anchor));
};

test('references from code and tests to the specification lead to a heading', () => {
  const files = globSync('{app,server,shared,e2e,tests,scripts,bench}/**/*.{ts,tsx,mjs}', { cwd: root });
  const found = files.flatMap((file) =>
    [...read(file).matchAll(/docs\/specification\/[a-z-]+\.md(?:#[a-z-]+)?/g)].map(([target]) => ({
      file,
      target,
    })),
  );
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ target }) => !leadsSomewhere(target))).toEqual([]);
});

test('links between documents lead to a document and a heading', () => {
  const found = docs.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)\s]*\.md(?:#[^)\s]*)?|#[^)\s]*)\)/g)]
      .map(([, link]) => link!)
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => ({
        file,
        target: link.startsWith('#') ? file + link : path.posix.join(path.posix.dirname(file), link),
      })),
  );
  expect(found.length).toBeGreaterThan(50);
  // Documents outside of docs/ are not pages of the documentation.
  expect(found.filter(({ target }) => target.startsWith('docs/') && !leadsSomewhere(target))).toEqual([]);
});
