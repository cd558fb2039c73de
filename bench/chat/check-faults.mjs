// Checks that the deliberate faults of bench:chat still apply to the current program (scripts/chat-faults.test.ts).
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { copyWithFault, faults } from './faults.mjs';

for (const fault of faults) {
  const { tree, remove } = await copyWithFault(fault);
  try {
    // Code that no longer parses would only fail to start.
    for (const { file } of fault.changes)
      stripTypeScriptTypes(await readFile(path.join(tree, file), 'utf8'), { mode: 'strip' });
    console.log(fault.name);
  } finally {
    await remove();
  }
}
