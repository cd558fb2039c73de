// `npm run database`: keeps the database server of DATA_DIR running and prints how to reach it.
import { openEmbeddedServer } from './platform/db/embedded-server.ts';
import { runCommand, UsageError } from './operations/shell-command.ts';

const usage = `npm run database    starts the database server of DATA_DIR, or joins the running one, and prints its connection
string for psql or pg_dump; Ctrl-C ends it. It makes no tables.`;

await runCommand(usage, {}, async ({ config, logger }) => {
  if (config.DATABASE_URL) throw new UsageError('DATABASE_URL names a server of your own.');
  const server = await openEmbeddedServer(config.DATA_DIR, logger);
  console.log(server.url);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await server.close();
});
