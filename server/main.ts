import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { isDemoCompany } from '#shared/content/setting.ts';
import { createApp } from './app.ts';
import { backUpBeforeUpgrade } from './operations/backup/before-upgrade.ts';
import { createChatSocket } from './conversations/chat/chat.socket.ts';
import { type Config, parseConfig } from './platform/config.ts';
import type { DatabaseHandle } from './platform/db/client.ts';
import { openDatabaseWhenThere } from './platform/db/wait.ts';
import { bodyTimeout } from './platform/http/body-policy.ts';
import { createHttpServer } from './platform/http/connections.ts';
import { createFront } from './platform/http/front.ts';
import { createHostCheck } from './platform/http/host-check.ts';
import { developmentPages, readPageBuild } from './platform/http/page-build.ts';
import { createPageRenderer } from './platform/http/pages.ts';
import { answerPreparing } from './platform/http/preparing.ts';
import { discardRefusedBodies } from './platform/http/refused-body.ts';
import { isSocketRequest } from './platform/http/socket-admission.ts';
import { attachSockets } from './platform/http/socket-server.ts';
import { staticAssets } from './platform/http/static-assets.ts';
import { openPostgresBus } from './platform/live/postgres-bus.ts';
import { errorForLog } from './platform/error-for-log.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { createServices, type Services } from './services.ts';
import { isDiskFull } from './platform/db/disk-room.ts';
import { openStorage, sweepStorage } from './platform/storage/open-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { programVersion } from './platform/version.ts';

const root = path.join(import.meta.dirname, '..');
const signals = ['SIGINT', 'SIGTERM'] as const;

/** Ends the start with a message of one line. */
function fail(message: string): never {
  console.error(`Baobab cannot start: ${message}`);
  process.exit(1);
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    fail((error as Error).message);
  }
}

async function connect(config: Config, logger: Logger, storage: Storage): Promise<DatabaseHandle> {
  const beforeUpgrade = (database: DatabaseHandle) =>
    backUpBeforeUpgrade({ config, database, storage, logger, version: programVersion });
  try {
    return await openDatabaseWhenThere(config, logger, (line) => console.error(line), beforeUpgrade);
  } catch (error) {
    fail((error as Error).message);
  }
}

async function connectStorage(config: Config): Promise<Storage> {
  try {
    return await openStorage(config);
  } catch (error) {
    fail((error as Error).message);
  }
}

async function start(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config);
  // Node would print the whole error, including the values of a query.
  process.on('uncaughtException', (error) => {
    if (isLeaving) return;
    const what = 'a fault that nobody expected ends the program';
    // The reason must be shown even if logging is switched off.
    if (logger.isLevelEnabled('fatal')) logger.fatal({ err: error }, what);
    else console.error(`${what}: ${JSON.stringify(errorForLog(error))}`);
    process.exit(1);
  });
  const storage = await connectStorage(config);
  const database = await connect(config, logger, storage);
  // Until all is there that `stop` closes. A signal must not leave the database server running.
  const leave = () => {
    isLeaving = true;
    void database.close().finally(() => process.exit(1));
  };
  for (const signal of signals) process.on(signal, leave);
  await sweepStorage(config);
  const bus = openPostgresBus(database.url, logger);
  const services = createServices({ config, logger, database, storage, bus });
  // From here on jobs can be queued; they run once the site answers requests.
  await services.jobs.open();
  if (database.isAlone) await services.backups.endKilled();

  let answer: (req: IncomingMessage, res: ServerResponse) => void = (req, res) =>
    void answerPreparing(req, res);
  const { server, stop: closeConnections } = createHttpServer(
    (req, res) => answer(req, res),
    bodyTimeout,
    isSocketRequest(config),
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `port ${config.PORT} is in use; choose another with PORT.`
        : error.message,
    );
  });
  const listen = () =>
    new Promise<void>((resolve) => void server.listen(config.PORT, config.HOST, () => resolve()));
  if (config.DEMO_DATA) await makeDemoData(services, listen);

  const vite = config.NODE_ENV === 'development' ? await startVite(server) : null;
  const build = vite ? developmentPages((module) => vite.ssrLoadModule(module)) : await readPageBuild(root);
  const pages = createPageRenderer(services, build);
  const assets = vite ? undefined : await staticAssets(path.join(root, 'build/client'));
  const app = createApp({ services, pages, ...(assets ? { assets } : {}) });

  const front = createFront(services, pages);
  const listener = getRequestListener(discardRefusedBodies(app.fetch));
  const sockets = attachSockets(server, services, createChatSocket(services));
  const refuseOtherHost = createHostCheck(config);
  answer = (req, res) => {
    if (refuseOtherHost(req, res)) return;
    if (vite) vite.middlewares(req, res, () => void listener(req, res));
    else if (!front(req, res)) void listener(req, res);
  };
  if (!server.listening) await listen();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  const origin = config.PUBLIC_URL ?? `http://localhost:${port}`;

  let isStopping = false;
  async function stop(signal: string): Promise<void> {
    // A second Ctrl+C ends at once. Repeated SIGTERM, which supervisors and npm may send, must not.
    if (isStopping && signal === 'SIGINT') process.exit(1);
    if (isStopping) return;
    isStopping = true;
    services.phase.isStopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), 30_000).unref();
    await Promise.all([sockets.stop().then(closeConnections), services.jobs.stop(), vite?.close()]);
    services.chatHub.stop();
    await bus.close();
    await services.counting.flush();
    await database.close();
    process.exit(0);
  }
  for (const signal of signals) {
    process.on(signal, () => void stop(signal));
    process.removeListener(signal, leave);
  }
  // The parent, scripts/start.mjs, has ended: do not keep running without it.
  process.on('disconnect', () => void stop('disconnect'));

  // Tells scripts/start.mjs to restart this process whenever it ends from now on.
  process.send?.('ready');
  console.log(`Baobab is ready on ${origin}`);
  void services.startJobs();
  void inviteFirstUser(services, origin).catch((error: unknown) =>
    logger.error({ err: error }, 'no invitation for the first account'),
  );
  void tellOfDemo(services).catch((error: unknown) =>
    logger.error({ err: error }, 'the settings are not read'),
  );
}

/**
 * Fills an empty database with the demo data.
 * @param listen lets visitors see meanwhile that it is being made; otherwise the site listens when it is ready, so that
 *   a proxy asks another process until then
 */
async function makeDemoData(services: Services, listen: () => Promise<void>): Promise<void> {
  const { isCatalogueEmpty, seedDemo } = await import('./operations/demo/seed.ts');
  if (!(await isCatalogueEmpty(services.database.db))) return;
  await listen();
  const { seedCompany } = await import('./operations/demo/seed-company.ts');
  await seedDemo(services, (line) => console.log(line), seedCompany);
}

/** Says when the world sees the demo's company. */
async function tellOfDemo({ config, settings }: Services): Promise<void> {
  if (config.PUBLIC_URL && isDemoCompany(await settings.read()))
    console.log('Everybody sees the made-up company of the demo: enter yours under /admin/settings.');
}

/**
 * If there is no account, prints a link that creates the first one: there is no default password
 * (docs/specification/accounts.md#invitations).
 */
async function inviteFirstUser({ invitations }: Services, origin: string): Promise<void> {
  const first = await invitations.createFirst();
  if (!first) return;
  console.log(
    'There is no account yet. This link makes the first super admin; it counts once, for 7 days, and until there is an account:',
  );
  console.log(`${origin}/auth?invite=${first.code}`);
}

/** Starts Vite in this process, with its socket on the site's own port. */
async function startVite(server: Server) {
  const { createServer: createViteServer } = await import('vite');
  const vite = await createViteServer({
    root,
    appType: 'custom',
    server: {
      middlewareMode: true,
      ws: { server },
      // After a change in these folders, scripts/start.mjs restarts this process, and the page reloads when it is back.
      watch: {
        ignored: ['server', 'shared', 'data', 'build', 'artifacts'].map((name) =>
          path.join(root, name, '**'),
        ),
      },
    },
  });
  // React Router's Vite plugin would end the process at once, before the database is closed.
  process.removeAllListeners('SIGTERM');
  return vite;
}

/** Whether a signal ends the start: its work then fails, because the database is closed. */
let isLeaving = false;

try {
  await start();
} catch (error) {
  if (!isLeaving) refuse(error);
}

function refuse(error: unknown): never {
  if (isDiskFull(error)) fail(`a disk is full (${(error as Error).message.split('\n')[0]}).`);
  throw error;
}
