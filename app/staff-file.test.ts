import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const assets = path.join(import.meta.dirname, '../build/client/assets');

/** Built scripts by name, each with the scripts that the browser loads before it. */
const scripts = new Map(
  globSync('*.js', { cwd: assets }).map((name) => {
    const text = readFileSync(path.join(assets, name), 'utf8');
    return [
      name,
      [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map((found) => found[1]!),
    ];
  }),
);

function loadedWith(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of scripts.get(name) ?? []) loadedWith(other, seen);
  return seen;
}

// The groups of vite.config.ts are lists of files: a module that both import would bring all of the staff's to visitors.
test('pages of visitors load nothing of what the pages of the staff share', () => {
  const manifest = [...scripts.keys()].find((name) => name.startsWith('manifest-'))!;
  const routes = readFileSync(path.join(assets, manifest), 'utf8').matchAll(
    /"id":"routes\/(site|admin)\/([^"]+)".*?"module":"\/assets\/([^"]+)"/g,
  );
  const loading: Record<string, string[]> = { site: [], admin: [] };
  for (const [, area, page, script] of routes) {
    if ([...loadedWith(script!)].some((name) => name.startsWith('staff-'))) loading[area!]!.push(page!);
  }
  expect(loading['site']).toEqual([]);
  expect(loading['admin']).toContain('products');
});
