import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { outboxMails } from '../contact/contact.schema.ts';
import { backoff, isFinal, type MailPolicy, mailPolicy } from './mail.policy.ts';
import { queueMail } from './mail.queries.ts';
import { createJobService, type JobService } from '../../platform/jobs/job.service.ts';
import { createMailSender } from './mail-sender.service.ts';

const smtp = await startSmtpServer();
const app = await createTestApp({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://baobab.test' } });
const { config, database, logger, settings } = app.services;

type Process = { jobs: JobService; stop: () => Promise<void> };
const running: Process[] = [];

beforeEach(async () => {
  smtp.reset();
  await app.reset();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()));
});
afterAll(smtp.close);

/** Short waits in place of the program's minutes. */
const hasty: MailPolicy = { ...mailPolicy, delayMs: () => 10 };

/** A process that sends the mails of the outbox. */
async function startProcess(
  policy: Partial<MailPolicy> = {},
  env: { SMTP_URL?: string | undefined } = config,
) {
  const patience = { checkMs: 50, superviseSeconds: 1, stopMs: 5000 };
  const jobs = createJobService({ database, logger, wordsOf: String, patience });
  const given = { config: { SMTP_URL: env.SMTP_URL }, logger, settings, db: app.db, jobs };
  const sender = createMailSender({ ...given, policy: { ...hasty, ...policy } });
  await jobs.open();
  await jobs.start({ mail: ({ mailId }, signal) => sender.send(mailId, signal) }, () =>
    sender.queueJobless(),
  );
  const stop = async () => {
    await jobs.stop();
    sender.close();
  };
  const started = { jobs, stop };
  running.push(started);
  return started;
}

async function queue(values: Partial<typeof outboxMails.$inferInsert> = {}) {
  const [row] = await app.db
    .insert(outboxMails)
    .values({
      kind: 'reply',
      recipient: 'awa@buyer.example',
      subject: 'Prices',
      textBody: 'Hello',
      ...values,
    })
    .returning();
  return row!;
}

const waitingJobs = async () =>
  (await database.run(`select 1 from jobs.job where state <= 'active'`)).rows.length;

const outbox = () => app.db.select().from(outboxMails).orderBy(outboxMails.recipient);

/** The outbox once the process has finished its mails. */
async function after(worker: Process) {
  await worker.stop();
  return outbox();
}

describe('a mail', () => {
  test('is sent once, and stands as sent', async () => {
    await queue();
    const worker = await startProcess();
    await smtp.until(() => smtp.taken.length === 1);
    const [row] = await after(worker);
    expect(row).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
    expect(row!.sentAt).toBeInstanceOf(Date);
    expect(smtp.taken).toHaveLength(1);
  });

  test('written later goes out at once, also from another process', async () => {
    const worker = await startProcess();
    const facts = { kind: 'reply', recipient: 'awa@buyer.example' } as const;
    const written = { subject: 'Prices', text: 'Hello', html: '' };
    await app.db.transaction((tx) => queueMail(tx, worker.jobs, written, facts));
    await app.db.transaction((tx) => queueMail(tx, app.services.jobs, written, facts));
    await smtp.until(() => smtp.taken.length === 2);
    expect((await after(worker)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  test('keeps its text once sent, but a secret is wiped', async () => {
    await queue({ recipient: 'a@x.example', textBody: 'kept', htmlBody: '<p>kept</p>' });
    await queue({
      recipient: 'b@x.example',
      kind: 'invitation',
      isSecret: true,
      textBody: 'secret link',
      htmlBody: '<p>secret link</p>',
    });
    const worker = await startProcess();
    await smtp.until(() => smtp.taken.length === 2);
    const [open, secret] = await after(worker);
    expect(open).toMatchObject({ textBody: 'kept', htmlBody: '<p>kept</p>' });
    expect(secret).toMatchObject({ status: 'sent', textBody: '', htmlBody: null });
    expect(smtp.taken.find((mail) => mail.envelope.to[0] === 'b@x.example')!.text).toBe('secret link');
  });

  test('stays queued where no server is configured, and is sent once there is one', async () => {
    const without = await startProcess({}, {});
    await app.db.transaction((tx) =>
      queueMail(
        tx,
        without.jobs,
        { subject: 'Prices', text: 'Hello', html: '' },
        { kind: 'reply', recipient: 'awa@buyer.example' },
      ),
    );
    await vi.waitUntil(async () => (await waitingJobs()) === 0, 5000);
    expect((await after(without))[0]).toMatchObject({ status: 'queued', attempts: 0 });
    await startProcess();
    await smtp.until(() => smtp.taken.length === 1);
  });
});

describe('a refusal', () => {
  test('for the time being is tried again, with the same Message-ID and date', async () => {
    const { id } = await queue();
    const ids: string[] = [];
    smtp.behave({
      message: (mail) => {
        ids.push(`${mail.headers['message-id']![0]} ${mail.headers['date']![0]}`);
        return ids.length < 3 ? { code: 451, words: 'try later' } : null;
      },
    });
    const worker = await startProcess();
    await smtp.until(() => smtp.taken.length === 1);
    expect((await after(worker))[0]).toMatchObject({ status: 'sent', attempts: 3, lastError: null });
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toContain(`<${id}@baobab-sourcing.example>`);
  });

  test('waits as long as the policy says', async () => {
    const before = Date.now();
    await queue();
    smtp.behave({ recipient: () => ({ code: 450, words: 'greylisted' }) });
    const worker = await startProcess({ delayMs: () => 3_600_000 });
    await smtp.until(() => smtp.refused.length === 1);
    const [row] = await after(worker);
    expect(row).toMatchObject({ status: 'queued', attempts: 1 });
    expect(row!.lastError).toBe('450 greylisted');
    expect(row!.nextAttemptAt.getTime()).toBeGreaterThan(before + 3_500_000);
  });

  test.each([
    ['recipient', { recipient: () => ({ code: 550, words: 'no such mailbox' }) }],
    ['message', { message: () => ({ code: 554, words: 'no such mailbox' }) }],
  ] as const)('of the %s for good fails at once, in the server’s words', async (_, behaviour) => {
    await queue();
    smtp.behave(behaviour);
    const worker = await startProcess();
    await smtp.until(() => smtp.refused.length === 1);
    const [row] = await after(worker);
    expect(row).toMatchObject({ status: 'failed', attempts: 1 });
    expect(row!.lastError).toMatch(/^55\d no such mailbox$/);
  });

  test('of the sender is ours to mend: it is tried again', async () => {
    await queue();
    let count = 0;
    smtp.behave({ sender: () => (++count < 3 ? { code: 550, words: 'sign in first' } : null) });
    const worker = await startProcess();
    await smtp.until(() => smtp.taken.length === 1);
    expect((await after(worker))[0]).toMatchObject({ status: 'sent', attempts: 3 });
  });

  test('of one does not hold up the others', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await queue({ recipient: `${name}@x.example` });
    smtp.behave({
      recipient: (address) => (address.startsWith('b') ? { code: 550, words: 'unknown' } : null),
    });
    const worker = await startProcess();
    await smtp.until(() => smtp.taken.length === 5 && smtp.refused.length === 1);
    expect((await after(worker)).map((row) => row.status)).toEqual([
      'sent',
      'failed',
      'sent',
      'sent',
      'sent',
      'sent',
    ]);
  });

  test('again and again ends as failed', async () => {
    await queue();
    smtp.behave({ recipient: () => ({ code: 451, words: 'not today' }) });
    const worker = await startProcess({ maxAttempts: 3 });
    await smtp.until(() => smtp.refused.length === 3);
    expect((await after(worker))[0]).toMatchObject({ status: 'failed', attempts: 3 });
  });
});

describe('a connection that is cut', () => {
  test('before the message is given sends it later, once', async () => {
    await queue();
    let count = 0;
    smtp.behave({ recipient: () => (++count < 3 ? 'drop' : null) });
    const worker = await startProcess();
    await smtp.until(() => smtp.taken.length === 1);
    expect((await after(worker))[0]).toMatchObject({ status: 'sent', attempts: 3 });
    expect(smtp.taken).toHaveLength(1);
  });

  test('between the message and the answer repeats it with the same Message-ID', async () => {
    await queue();
    const ids: (string | undefined)[] = [];
    smtp.behave({
      message: (mail) => {
        ids.push(mail.headers['message-id']![0]);
        return ids.length === 1 ? 'drop' : null;
      },
    });
    const worker = await startProcess();
    await smtp.until(() => smtp.taken.length === 1);
    expect((await after(worker))[0]).toMatchObject({ status: 'sent', attempts: 2 });
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  test('by a server that is not there leaves the mail queued, with the reason', async () => {
    await queue();
    // No server listens on port 9 (discard).
    await startProcess({ delayMs: () => 3_600_000 }, { SMTP_URL: 'smtp://127.0.0.1:9' });
    await vi.waitFor(async () => {
      const [row] = await outbox();
      expect(row).toMatchObject({ status: 'queued', attempts: 1 });
      expect(row!.lastError).toMatch(/ECONNREFUSED/);
    }, 15_000);
  });
});

describe('several processes', () => {
  test('share the work: every mail arrives once', async () => {
    const ids = new Set<string>();
    for (let i = 0; i < 40; i++) ids.add((await queue({ recipient: `buyer-${i}@x.example` })).id);
    const workers = [await startProcess(), await startProcess(), await startProcess()];
    await smtp.until(() => smtp.taken.length === 40);
    await Promise.all(workers.map((worker) => worker.stop()));
    const received = smtp.taken.map((mail) => mail.headers['message-id']![0]!.slice(1, 37));
    expect(received).toHaveLength(40);
    expect(new Set(received)).toEqual(ids);
    expect((await outbox()).every((row) => row.status === 'sent' && row.attempts === 1)).toBe(true);
  });

  test('a process that died leaves its mail to another', async () => {
    await queue();
    const dead = await startProcess();
    smtp.behave({ message: () => null });
    await smtp.until(() => smtp.taken.length === 1);
    await dead.stop();
    // As if it had died between the server's answer and its own note.
    await app.db.update(outboxMails).set({ status: 'queued' });
    await database.run(
      `update jobs.job set state = 'active', completed_on = null, heartbeat_on = now() - interval '1 hour'`,
    );
    const worker = await startProcess();
    await vi.waitFor(async () => {
      await database.run(`update jobs.job set start_after = now() where state = 'retry'`);
      expect(smtp.taken).toHaveLength(2);
    }, 15_000);
    expect((await after(worker))[0]).toMatchObject({ status: 'sent', attempts: 2 });
  });
});

test('stopping finishes the current mails and takes no new ones', async () => {
  for (let i = 0; i < 12; i++) await queue({ recipient: `buyer-${i}@x.example` });
  let stopped: Promise<void> | undefined;
  const worker = await startProcess();
  smtp.behave({
    message: () => {
      stopped ??= worker.stop();
      return null;
    },
  });
  await smtp.until(() => stopped !== undefined);
  await stopped;
  const rows = await outbox();
  const sent = rows.filter((row) => row.status === 'sent').length;
  expect(sent).toBe(smtp.taken.length);
  expect(sent).toBeLessThan(12);
});

describe('what is too old to be of use', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  test.each([
    ['password_reset', 2, 'failed'],
    ['password_reset', 0.5, 'sent'],
    ['contact_notice', 80, 'failed'],
    ['invitation', 100, 'sent'],
    ['reply', 2000, 'sent'],
  ] as const)('a %s of %s hours ago: %s', async (kind, hours, status) => {
    await queue({ kind, createdAt: hoursAgo(hours) });
    await queue({ recipient: 'zoe@x.example' });
    const worker = await startProcess();
    await smtp.until(() => smtp.taken.some((mail) => mail.envelope.to[0] === 'zoe@x.example'));
    if (status === 'sent') await smtp.until(() => smtp.taken.length === 2);
    expect((await after(worker))[0]).toMatchObject({ status });
  });

  test('is sent if staff ask for it; a refusal is final, in the server’s words', async () => {
    await queue({ kind: 'contact_notice', createdAt: hoursAgo(80) });
    const boss = await signedIn(app, { role: 'super_admin' });
    const ask = async () => {
      const [row] = await outbox();
      expect(row).toMatchObject({ status: 'failed' });
      expect((await boss.post(`/api/mail/${row!.id}/send-again`)).status).toBe(200);
    };
    const worker = await startProcess();
    const isFailed = async () => (await outbox())[0]!.status === 'failed';
    await vi.waitUntil(isFailed);
    smtp.behave({ message: () => (smtp.refused.length === 0 ? { code: 451, words: 'try later' } : null) });
    await ask();
    await smtp.until(() => smtp.refused.length === 1);
    await vi.waitUntil(isFailed);
    expect((await outbox())[0]!.lastError).toBe('451 try later');
    await ask();
    await smtp.until(() => smtp.taken.length === 1);
    expect((await after(worker))[0]).toMatchObject({ status: 'sent' });
  });
});

describe('the policy', () => {
  test('doubles the wait from a minute to six hours, and gives up after about three days', () => {
    expect(backoff(1, 0.5)).toBe(60_000);
    expect(backoff(2, 0.5)).toBe(120_000);
    expect(backoff(30, 0.5)).toBe(6 * 3_600_000);
    expect(backoff(3, 0)).toBeLessThan(backoff(3, 1));
    let total = 0;
    for (let attempt = 1; attempt < mailPolicy.maxAttempts; attempt++) total += backoff(attempt, 0.5);
    expect(total / 3_600_000).toBeGreaterThan(60);
    expect(total / 3_600_000).toBeLessThan(84);
  });

  test.each([
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
    [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true],
    [{ code: 'EENVELOPE', command: 'API' }, true],
    [{ code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, false],
    [{ code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, false],
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
    [{ code: 'ETLS', command: 'STARTTLS' }, false],
    [{ code: 'ECONNECTION', command: 'CONN' }, false],
    [{ code: 'EMESSAGE', responseCode: 503, command: 'DATA' }, false],
    [{ code: 'ETIMEDOUT' }, false],
  ])('%j is final: %s', (failure, expected) => {
    expect(isFinal({ message: '', ...failure })).toBe(expected);
  });
});
