// Copies of the program with a deliberate fault, to prove that the bench finds it. Production code does not contain
// these.
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/prepare.mjs';
import { acknowledgeEarly } from './faults/acknowledge-early.mjs';
import { globalSequence } from './faults/global-sequence.mjs';
import { noDeduplication } from './faults/no-deduplication.mjs';
import { noResume } from './faults/no-resume.mjs';
import { skipFailed } from './faults/skip-failed.mjs';

/** Each fault has a name, the count in which it must show, and its changes: in `file`, `from` is replaced by `to`. */
export const faults = [noDeduplication, globalSequence, noResume, acknowledgeEarly, skipFailed];

/**
 * A file's text with a change. @throws if `from` does not occur
 * exactly once: the program has changed, but the fault has not
 */
function applyChange(text, { file, from, to }) {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}

/** Makes a copy of the program with a fault, in a folder of its own. */
export async function copyWithFault({ changes }) {
  const tree = await mkdtemp(path.join(tmpdir(), 'baobab-fault-'));
  for (const folder of ['server', 'shared', 'scripts', 'package.json'])
    await cp(path.join(root, folder), path.join(tree, folder), { recursive: true });
  for (const folder of ['node_modules', 'build', 'public'])
    await symlink(path.join(root, folder), path.join(tree, folder));
  for (const change of changes) {
    const file = path.join(tree, change.file);
    await writeFile(file, applyChange(await readFile(file, 'utf8'), change));
  }
  return { tree, remove: () => rm(tree, { recursive: true, force: true }) };
}
