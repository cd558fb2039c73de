import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDatabase } from '#tests/database.ts';
import { erasedMark } from '#shared/people/personal-data.ts';
import { openMigrated } from '../../platform/db/client.ts';
import { applyMigrations } from '../../platform/db/migrate.ts';
import { outboxMails } from '../contact/contact.schema.ts';
import { createLogger } from '../../platform/logger.ts';

const silent = createLogger({ LOG_LEVEL: 'silent' });
/** Number of migrations before mails knew their records. */
const earlier = 43;

test('an upgrade finds the records of the notices that an earlier version wrote', async () => {
  const url = (await createDatabase()).href;
  const old = await openMigrated(url, 1, silent);
  const [awa, quote, chat] = [randomUUID(), randomUUID(), randomUUID()];
  const link = 'https://site.example/unsubscribe?mail=1&code=2';
  await old.db.transaction(async (tx) => {
    await applyMigrations(tx, earlier);
    await tx.execute(sql`insert into contact_messages (id, full_name, email, country, message)
      values (${awa}, 'Awa Diop', 'awa@diop.example', 'SN', 'Hello')`);
    const texts = {
      contact_notice: 'Name: Awa Diop',
      contact_digest: 'Awa Diop: Senegal',
      quote_notice: `Open: https://site.example/admin/quotes/${quote}`,
      chat_assignment: `Open: https://site.example/admin/chat?id=${chat}`,
      password_reset: 'A link',
    };
    for (const [kind, text] of Object.entries(texts))
      await tx.execute(sql`insert into outbox_mails (kind, recipient, subject, text_body)
        values (${kind}, 'boss@company.example', 'News', ${text})`);
    // Its message was deleted before the upgrade.
    await tx.execute(sql`insert into outbox_mails (kind, recipient, subject, text_body, status, created_at)
      values ('contact_notice', 'boss@company.example', 'News', 'Name: Kofi', 'sent', now() - interval '1 day')`);
    await tx.execute(sql`insert into outbox_mails
      (kind, recipient, subject, text_body, unsubscribe_url, status, created_at)
      values ('contact_digest', 'boss@company.example', 'News', 'Name: Kofi', ${link}, 'sent', now() - interval '1 day')`);
  });
  await old.close();
  const { db, close } = await openMigrated(url, 1, silent);
  // The link in a sent mail works as long as its row.
  const isLinked = eq(outboxMails.unsubscribeUrl, link);
  const [linked] = await db.delete(outboxMails).where(isLinked).returning();
  expect(linked).toMatchObject({ subject: erasedMark, textBody: erasedMark });
  const mails = await db.select().from(outboxMails);
  expect(Object.fromEntries(mails.map(({ kind, recordIds }) => [kind, recordIds]))).toEqual({
    contact_notice: [awa],
    contact_digest: [awa],
    quote_notice: [quote],
    chat_assignment: [chat],
    password_reset: [],
  });
  expect(mails).toHaveLength(5);
  await close();
});
