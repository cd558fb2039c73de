// Copies of the program with a deliberate fault, to prove that the bench finds it. Production code knows nothing of them.
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/prepare.mjs';
import { acknowledgeEarly } from './faults/acknowledge-early.mjs';
import { globalSequence } from './faults/global-sequence.mjs';
import { noDeduplication } from './faults/no-deduplication.mjs';
import { noResume } from './faults/no-resume.mjs';
import { skipFailed } from './faults/skip-failed.mjs';

/** Each has a name, the count in which it must show, and the changes that make it: in `file` what is `from` becomes `to`. */
export const faults = [noDeduplication, globalSequence, noResume, acknowledgeEarly, skipFailed];

/** A file with a change made. @throws when the text is not there exactly once: the program has moved on, the fault has not */
function applyChange(text, { file, from, to }) {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}

/** A copy of the program in a folder of its own, with a fault. */
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
