// `npm start`: installs dependencies, builds, and starts the server, which migrates and fills its database itself.
// `npm run dev` (--dev) starts it with Vite inside: hot reload on the same port; a change of the server restarts it.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import {
  demandPort,
  ensureBuilt,
  ensureInstalled,
  nodeBinary,
  root,
  serverArguments,
  serverEnvironment,
} from './prepare.mjs';
import { countDeath, restartPauseSeconds } from './restart.mjs';

const isDev = process.argv.includes('--dev');
await demandPort();
await ensureInstalled({ withDevelopment: isDev });
if (!isDev) await ensureBuilt();

/** Milliseconds in which an editor writes all files that are saved together. */
const savingMs = 100;

let server;
let isStopping = false;
let wasReady = false;
let deaths = 0;
/** In development: whether the server's own code has changed since its start. */
let isChanged = false;

function startServer() {
  const started = Date.now();
  isChanged = false;
  server = spawn(nodeBinary(), serverArguments, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...serverEnvironment,
      NODE_ENV: isDev ? 'development' : 'production',
      // Caches compiled code for the next start.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
    },
  });
  server.on('message', (message) => (wasReady ||= message === 'ready'));
  server.on('exit', (code, signal) => {
    if (isDev && wasReady && !isStopping) return isChanged ? startServer() : waitForChange();
    // A server that was never ready has printed why it cannot start. After that, any unexpected exit is a crash.
    if (isStopping || !wasReady || code === 0) process.exit(code ?? 1);
    deaths = countDeath(deaths, Date.now() - started);
    const end = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    const pause = restartPauseSeconds(deaths);
    console.error(`The server ${end}. It is started again in ${pause} s.`);
    setTimeout(startServer, pause * 1000);
  });
}

const isRunning = () => server.exitCode === null && server.signalCode === null;

/** In development: restarts the server after changes, since Node reloads its own modules only in a new process. */
function restartOnChange() {
  let saving;
  const restart = () => {
    isChanged = true;
    if (isRunning()) server.kill('SIGTERM');
    else startServer();
  };
  for (const directory of ['server', 'shared']) {
    watch(path.join(root, directory), { recursive: true }, (_, file) => {
      if (isStopping || !file || /\.test\.ts$|~$/.test(file)) return;
      clearTimeout(saving);
      saving = setTimeout(restart, savingMs);
    });
  }
}

function waitForChange() {
  console.error('The server has ended. It is started again at the next change under server/ or shared/.');
}

function stopServer() {
  isStopping = true;
  // Between two starts there is no process to wait for.
  if (!isRunning()) process.exit(0);
}

startServer();
if (isDev) restartOnChange();
// Ctrl-C reaches the server directly, because it is in the terminal's process group; other signals are forwarded.
process.on('SIGINT', stopServer);
const passOn = () => {
  stopServer();
  server.kill('SIGTERM');
};
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, passOn);

// A signal to npm ends only the shell in between and does not reach this process: a new parent process is the signal
// then.
const { ppid } = process;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === ppid || passOn(), 250).unref();
}
