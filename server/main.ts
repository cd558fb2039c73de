import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { type Config, parseConfig } from './config.ts';
import { type DatabaseHandle, openDatabase } from './db/client.ts';
import { createFront } from './http/front.ts';
import { createPageRenderer, type PageBuild } from './http/pages.ts';
import { staticAssets } from './http/static-assets.ts';
import { createLogger, type Logger } from './logger.ts';
import { createServices, type Services } from './services.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

const root = path.join(import.meta.dirname, '..');

/** Milliseconds in which a request's body must have come; an upload over a slow line gets what its form waits for. */
const bodyTimeoutMs = 15_000;
const uploadTimeoutMs = 35_000;

/** Ends the start with one clear line. */
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

async function connect(config: Config, logger: Logger): Promise<DatabaseHandle> {
  try {
    return await openDatabase(config, logger);
  } catch (error) {
    const { message, cause } = error as Error;
    const reason =
      message || (cause instanceof Error ? cause.message : '') || String((error as { code?: string }).code);
    fail(config.DATABASE_URL ? `the database at DATABASE_URL does not answer (${reason}).` : reason);
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
  // Before the database, whose lock a failed start would leave behind.
  const storage = await connectStorage(config);
  const database = await connect(config, logger);
  const services = createServices({ config, logger, database, storage });
  if (config.DEMO_DATA) {
    const { seedDemo } = await import('./db/seed/seed.ts');
    await seedDemo(services, (line) => console.log(line));
  }
  services.images.startBackground();
  services.mailWorker.start();

  const vite = config.NODE_ENV === 'development' ? await startVite() : null;
  const build = vite
    ? async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as PageBuild
    : ((await import(path.join(root, 'build/server/index.js'))) as unknown as PageBuild);
  const pages = createPageRenderer(services, build);
  const assets = vite ? undefined : await staticAssets(path.join(root, 'build/client'));
  const app = createApp({ services, pages, ...(assets ? { assets } : {}) });

  const front = createFront(services, pages);
  const listener = getRequestListener(app.fetch);
  const server = createServer(
    // Slow clients: whole headers within 10 s, checked every 2 s; bodies have their own time below.
    {
      headersTimeout: 10_000,
      requestTimeout: 2 * uploadTimeoutMs,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2000,
    },
    (req, res) => {
      if (!vite && front(req, res)) return;
      const patience = req.url?.startsWith('/api/uploads/') ? uploadTimeoutMs : bodyTimeoutMs;
      const timer = setTimeout(() => req.complete || req.destroy(), patience);
      res.once('close', () => clearTimeout(timer));
      if (vite) vite.middlewares(req, res, () => void listener(req, res));
      else void listener(req, res);
    },
  );
  // A client that neither sends nor reads for this long is gone.
  server.setTimeout(30_000);
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `port ${config.PORT} is in use; choose another with PORT.`
        : error.message,
    );
  });
  server.listen(config.PORT, config.HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.PORT;
    const origin = config.PUBLIC_URL ?? `http://localhost:${port}`;
    console.log(`Baobab is ready on ${origin}`);
    void inviteFirstUser(services, origin).catch((error: unknown) =>
      logger.error({ err: error }, 'no invitation for the first account'),
    );
  });

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), 10_000).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3000).unref();
    await Promise.all([closed, services.images.stop(), services.mailWorker.stop(), vite?.close()]);
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
  // Sent by scripts/start.mjs, which must not leave us behind.
  process.on('disconnect', () => void stop('disconnect'));
}

/** Without any account there is a link to make the first one: no password is known to anybody before (decisions.md). */
async function inviteFirstUser({ users, invitations }: Services, origin: string): Promise<void> {
  if (await users.hasAny()) return;
  const { code } = await invitations.createFromShell('super_admin');
  console.log('There is no account yet. This link makes the first super admin; it counts once, for 7 days:');
  console.log(`${origin}/auth?invite=${code}`);
}

async function startVite() {
  const { createServer: createViteServer } = await import('vite');
  return createViteServer({ root, server: { middlewareMode: true }, appType: 'custom' });
}

await start();
