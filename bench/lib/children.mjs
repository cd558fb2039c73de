// Processes and folders of a bench end with it in every case: a server left running would disturb the next measurement.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killServers } from '#tests/server.ts';

/** Running processes, with their data directories. */
const running = new Map();
const folders = [];

process.on('exit', () => {
  for (const child of running.keys()) child.kill('SIGKILL');
  // A database server survives the program that started it.
  for (const folder of [...running.values(), ...folders]) if (folder) killServers(folder);
  for (const folder of folders) remove(folder);
});
// On these signals Node ends without calling exit handlers.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])
  process.on(signal, () => process.exit(code));

/** Removes a folder, in which a killed server may still be writing. */
function remove(folder) {
  for (let tries = 0; existsSync(folder) && tries < 50; tries++) {
    if (tries > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Tried again.
    }
  }
}

/** Like spawn of node:child_process, but the process is killed when this one ends. */
export function spawnChild(command, args, options) {
  const child = spawn(command, args, options);
  running.set(child, options.env?.DATA_DIR);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Makes a temporary folder that is removed when this process ends, with the database servers in it. */
export function makeFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `baobab-${name}-`));
  // PostgreSQL runs as another user than root.
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}
