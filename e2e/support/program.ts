import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './site.ts';

export type Program = {
  child: ChildProcess;
  /** Its output so far. */
  output: () => string;
  /** The site's address, when it is ready. Rejects with its output if the program ends before. */
  ready: Promise<string>;
  /** Its exit code; null if it was ended by a signal. */
  ended: Promise<number | null>;
  /** Asks it to end, and waits until it has ended. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the real program (`node server/main.ts`, or what `npm start` runs) with this environment, without other
 * settings of the tests.
 * @param script path of the script, followed by its arguments, separated by spaces
 * @param directory folder of a copy of the project
 */
export function startProgram(
  environment: Record<string, string>,
  script: string = 'server/main.ts',
  directory: string = root,
): Program {
  const { PATH, HOME, TMPDIR } = process.env;
  const base = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), NODE_ENV: 'production', HOST: '127.0.0.1' };
  // Loads and compiles modules in the same way as `npm start`: a test run makes about eighty starts.
  const child = spawn(process.execPath, ['--import=./scripts/drizzle-modules.mjs', ...script.split(' ')], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...base,
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
      RATE_LIMIT: '0',
      PAGE_BUDGET_MS: '0',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const ready = new Promise<string>((resolve, reject) => {
    const receive = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /^Baobab is ready on (\S+)$/m.exec(output)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', receive);
    child.stderr.on('data', receive);
    void ended.then((code) => reject(new Error(`ended with ${code} before it was ready:\n${output}`)));
  });
  // A test that waits only for the end must not fail because of a start that fails on purpose.
  ready.catch(() => {});
  return {
    child,
    output: () => output,
    ready,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
