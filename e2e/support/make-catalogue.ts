// Fills the data directory in the first argument with the demo catalogue, one signed-in user of every role, and a few
// contact messages. A separate program, because Playwright's own process must not load the server.
import { randomUUID } from 'node:crypto';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { contactMessages } from '#server/conversations/contact/contact.schema.ts';
import { images } from '#server/content/image/image.schema.ts';
import { users, userSessions } from '#server/people/user/user.schema.ts';
import { seedDemo } from '#server/operations/demo/seed.ts';
import { createMemoryBus } from '#tests/memory-bus.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createServices } from '#server/services.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { hashToken } from '#server/platform/db/token.ts';
import { roles } from '#shared/base/user-rules.ts';
import { messages } from './contact-messages.ts';
import { addOldOffers } from './expired-offer.ts';
import { staffTokens } from './site.ts';

const config = parseConfig({ DATA_DIR: process.argv[2], LOG_LEVEL: 'warn' });
const logger = createLogger(config);
const storage = await openStorage(config);
const database = await openDatabase(config, logger);
const services = createServices({ config, logger, database, storage, bus: createMemoryBus()() });
await services.jobs.open();
await seedDemo(
  services,
  (line) => console.log(line),
  async () => {},
);

const { db } = database;
/** The catalogue is kept for days: its sessions are neither too old nor unused for too long. */
const never = new Date('2999-01-01');
for (const role of roles) {
  const [user] = await db
    .insert(users)
    .values({
      username: `e2e-${role}`,
      firstName: 'Ama',
      lastName: `Mensah ${role}`,
      email: `${role}@staff.example`,
      password: 'no password signs in',
      role,
    })
    .returning();
  await db.insert(userSessions).values({
    userId: user!.id,
    tokenHash: hashToken(staffTokens[role]),
    expiresAt: never,
    lastSeenAt: never,
  });
}
await db.insert(contactMessages).values(messages);
await addOldOffers(db);
// Encoding AVIF would take minutes of processor time that the tests need; the WebP of the same width is served
// instead.
await db.update(images).set({ avifAt: new Date() });
await database.run('delete from jobs.job');
// A job that has finally failed, as after an error that has been fixed.
await services.jobs.enqueue(db, 'publish', { postId: randomUUID() });
await database.run(`update jobs.job set state = 'failed', retry_count = retry_limit, started_on = now(),
  completed_on = now(), output = '{"message": "no connection to the database"}'`);
await services.jobs.stop();
await database.close();
