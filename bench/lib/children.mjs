// Processes that a bench starts end with it in every case: a server left running would disturb the next measurement.
import { spawn } from 'node:child_process';

const running = new Set();

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
// On these signals Node ends without calling exit handlers.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])
  process.on(signal, () => process.exit(code));

/** Like spawn of node:child_process, but the process is killed when this one ends. */
export function spawnChild(command, args, options) {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
