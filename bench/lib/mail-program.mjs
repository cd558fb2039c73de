// A small process for bench/mail.mjs: the outbox and its worker on a database, as in the program, but with short
// times.
// `queue N` writes the mails, `send` sends until it is ended, `report` prints their states.
import { count, sql } from 'drizzle-orm';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { outboxMails } from '#server/db/schema/contact.ts';
import { createLogger } from '#server/logger.ts';
import { mailPolicy } from '#server/mail/mail.policy.ts';
import { createMailWorker } from '#server/mail/mail.worker.ts';
import { demoSettings } from '#shared/setting.ts';

const [command, argument] = process.argv.slice(2);
const config = parseConfig(process.env);
const logger = createLogger({ LOG_LEVEL: 'silent' });
const database = await openDatabase(config, logger);
const { db } = database;

/** Seconds instead of minutes; a lease is still longer than any sending. */
const policy = {
  ...mailPolicy,
  sendLimitMs: 4000,
  leaseMs: 5000,
  idleMs: 500,
  delayMs: () => 100 + Math.random() * 400,
  maxAttempts: 1000,
};

switch (command) {
  case 'queue': {
    const total = Number(argument);
    for (let from = 0; from < total; from += 200) {
      await db.insert(outboxMails).values(
        Array.from({ length: Math.min(200, total - from) }, (_, i) => ({
          kind: 'reply',
          recipient: `buyer-${from + i}@buyer.example`,
          subject: `Reply ${from + i}`,
          textBody: 'Hello, here are our prices.\n'.repeat(20),
          htmlBody: '<p>Hello, here are our prices.</p>'.repeat(20),
        })),
      );
    }
    await database.close();
    break;
  }
  case 'report': {
    const rows = await db
      .select({
        status: outboxMails.status,
        number: count(),
        attempts: sql`max(${outboxMails.attempts})`.mapWith(Number),
      })
      .from(outboxMails)
      .groupBy(outboxMails.status);
    console.log(JSON.stringify(rows));
    await database.close();
    break;
  }
  default: {
    const worker = createMailWorker({
      config,
      db,
      logger,
      settings: { read: () => Promise.resolve(demoSettings) },
      policy,
    });
    worker.start();
    console.log('sending');
    process.on('SIGTERM', () => {
      void worker
        .stop()
        .then(database.close)
        .then(() => process.exit(0));
    });
  }
}
