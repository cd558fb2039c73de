// `npm start`: dependencies, build, then the server, which migrates and fills its database by itself.
// `npm run dev` (--dev) starts it with Vite inside: hot reload on the same port.
import { spawn } from 'node:child_process';
import path from 'node:path';
import {
  ensureBuilt,
  ensureInstalled,
  nodeBinary,
  root,
  serverArguments,
  serverEnvironment,
} from './prepare.mjs';

const isDev = process.argv.includes('--dev');
ensureInstalled();
if (!isDev) ensureBuilt();

const server = spawn(nodeBinary(), serverArguments, {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...serverEnvironment,
    NODE_ENV: isDev ? 'development' : 'production',
    // Compiled code is kept for the next start.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
  },
});
// Ctrl-C reaches the server by itself, as a member of the terminal's group; other signals are passed on.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

// A signal to npm ends the shell that npm put between, and says nothing to us: being orphaned is the signal then.
const { ppid } = process;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === ppid || server.kill('SIGTERM'), 250).unref();
}
