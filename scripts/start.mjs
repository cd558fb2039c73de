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

/** Seconds until a server that died is started again: doubled each time, up to half a minute. */
const longestPause = 30;
/** Deaths in a row after which it is given up. Whoever has run for five minutes begins anew. */
const mostDeaths = 10;
const calmMs = 5 * 60_000;

let server;
let isStopping = false;
let wasReady = false;
let deaths = 0;

function startServer() {
  const started = Date.now();
  server = spawn(nodeBinary(), serverArguments, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...serverEnvironment,
      NODE_ENV: isDev ? 'development' : 'production',
      // Compiled code is kept for the next start.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
    },
  });
  server.on('message', (message) => (wasReady ||= message === 'ready'));
  server.on('exit', (code, signal) => {
    // One that has never been ready says itself why it cannot start; once it was, whatever ends it is a fault.
    if (isStopping || isDev || !wasReady || code === 0) process.exit(code ?? 1);
    if (Date.now() - started > calmMs) deaths = 0;
    const end = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    if (++deaths > mostDeaths) {
      console.error(`The server ${end}, the ${deaths}th time in a row: it is not started again.`);
      process.exit(1);
    }
    const pause = Math.min(2 ** (deaths - 1), longestPause);
    console.error(`The server ${end}. It is started again in ${pause} s.`);
    setTimeout(startServer, pause * 1000);
  });
}

function stopServer() {
  isStopping = true;
  // Between two starts there is nothing to wait for.
  if (server.exitCode !== null || server.signalCode !== null) process.exit(0);
}

startServer();
// Ctrl-C reaches the server by itself, as a member of the terminal's group; other signals are passed on.
process.on('SIGINT', stopServer);
const passOn = () => {
  stopServer();
  server.kill('SIGTERM');
};
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, passOn);

// A signal to npm ends the shell that npm put between, and says nothing to us: being orphaned is the signal then.
const { ppid } = process;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === ppid || passOn(), 250).unref();
}
