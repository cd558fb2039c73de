import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { makeScratch } from '#tests/scratch.ts';
import { root } from './site.ts';

/** Parts of the project that a start needs, without dependencies and build. */
const parts = ['app', 'public', 'scripts', 'server', 'shared', 'package.json', 'package-lock.json'];
const configuration = /^(vite|react-router)\.config\.ts$|^tsconfig.*\.json$/;

export type ProjectCopy = {
  directory: string;
  /** Writes a file again with one text replaced, like an editor would. */
  edit: (file: string, before: string, after: string) => Promise<void>;
  remove: () => Promise<void>;
};

/** A copy of the project that may be changed while other tests use the project itself. Its dependencies are links. */
export async function copyProject(): Promise<ProjectCopy> {
  const directory = await makeScratch('baobab-copy-');
  const names = [...parts, ...(await readdir(root)).filter((name) => configuration.test(name))];
  await Promise.all(
    names.map((name) => cp(path.join(root, name), path.join(directory, name), { recursive: true })),
  );
  // One link per package, so that files that tools store in the folder belong to the copy.
  const modules = path.join(directory, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (/^\.(cache|vite)/.test(name)) continue;
    await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  return {
    directory,
    async edit(file, before, after) {
      const name = path.join(directory, file);
      const text = await readFile(name, 'utf8');
      expect(text, file).toContain(before);
      await writeFile(name, text.replace(before, after));
    },
    remove: () => rm(directory, { recursive: true, force: true, maxRetries: 5 }),
  };
}
