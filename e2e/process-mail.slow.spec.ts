import { expect } from '@playwright/test';
import pg from 'pg';
import { startSmtpServer } from '#tests/smtp.ts';
import { onPostgres } from './support/postgres.ts';

const mails = 200;
const kills = 6;
/** Mails that one process sends at a time (docs/decisions/012-outbox.md). */
const atOnce = 4;

onPostgres('no mail is lost while the sending program is killed', async ({ start, databaseUrl }) => {
  onPostgres.setTimeout(300_000);
  const smtp = await startSmtpServer();
  const environment = {
    DATABASE_URL: databaseUrl.href,
    DEMO_DATA: 'false',
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://baobab.example',
  };
  const first = start(environment);
  await first.ready;
  await first.stop();

  const database = new pg.Client(databaseUrl.href);
  await database.connect();
  const { rows } = await database.query<{ id: string }>(
    `insert into outbox_mails (kind, recipient, subject, text_body)
     select 'reply', 'buyer-' || n || '@buyer.example', 'Prices', 'Hello' from generate_series(1, $1) n returning id`,
    [mails],
  );
  const idOf = (mail: (typeof smtp.taken)[number]) => mail.headers['message-id']![0]!.slice(1, 37);

  // Of twenty deliveries one is put off and one is cut; now and then the program dies with the whole message sent.
  let seen = 0;
  let cut = 0;
  for (let kill = 0; kill < kills; kill++) {
    const program = start(environment);
    smtp.behave({
      message: () => {
        seen++;
        if (seen % 20 === 0) {
          program.child.kill('SIGKILL');
          // Before the answer, or with it on its way.
          return kill % 2 === 0 ? 'drop' : null;
        }
        if (seen % 20 === 7) return { code: 451, words: 'come back later' };
        if (seen % 20 !== 13) return null;
        cut++;
        return 'drop';
      },
    });
    expect(await program.ended).toBe(null);
  }

  smtp.behave({});
  const last = start(environment);
  await last.ready;
  const waiting = async () => {
    // The waits between two attempts are not what is tried here.
    await database.query(
      `update jobs.job set start_after = now() where state = 'retry' or state = 'created'`,
    );
    const left = await database.query(`select 1 from outbox_mails where status <> 'sent'`);
    return left.rowCount;
  };
  await expect.poll(waiting, { timeout: 240_000, intervals: [500] }).toBe(0);
  await last.stop();
  await database.end();
  await smtp.close();

  const received = smtp.taken.map(idOf);
  expect(new Set(received)).toEqual(new Set(rows.map(({ id }) => id)));
  expect(received.length - mails).toBeLessThanOrEqual(kills * atOnce + cut);
});
