// `npm start`: dependencies, build, then the server, which migrates and fills its database by itself.
// `npm run dev` (--dev) starts it with Vite inside: hot reload on the same port.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, nodeBinary, root } from './prepare.mjs';

const isDev = process.argv.includes('--dev');
ensureInstalled();
if (!isDev) ensureBuilt();

const server = spawn(nodeBinary(), ['server/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: isDev ? 'development' : 'production' },
});
// Ctrl-C reaches the server by itself, as a member of the terminal's group; other signals are passed on.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
