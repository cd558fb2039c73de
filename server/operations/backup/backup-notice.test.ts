import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createUser, signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { purge } from '../retention/purge.ts';
import { backupRuns } from './backup.schema.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const day = 24 * 3600_000;
const ago = (days: number) => new Date(Date.now() - days * day);
const run = (kind: 'backup' | 'drill', startedAt: Date) =>
  app.db.insert(backupRuns).values({ kind, label: 'scheduled', startedAt, endedAt: startedAt, isGood: true });
const mails = async () =>
  (await app.db.select().from(outboxMails))
    .map(({ recipient, language }) => `${recipient} ${language}`)
    .toSorted();
const watch = () => app.services.backupNotice();

test('every super admin gets one mail a day while a backup or drill is late, in their language', async () => {
  const owner = { role: 'super_admin' as const, isActive: true };
  await createUser(app.db, { ...owner, username: 'wei', email: 'wei@staff.example', staffLanguage: 'zh' });
  await createUser(app.db, { ...owner, username: 'awa', email: 'awa@staff.example' });
  await createUser(app.db, { ...owner, username: 'gone', email: 'gone@staff.example', isActive: false });
  await createUser(app.db, { role: 'admin', username: 'lin', email: 'lin@staff.example' });
  await run('backup', ago(0.01));
  await run('drill', ago(1));
  await watch();
  expect(await mails()).toEqual([]);
  await app.db.delete(backupRuns);
  await run('backup', ago(20));
  await run('backup', ago(0.01));
  await run('drill', ago(12));
  // Two processes at once.
  await Promise.all([watch(), watch()]);
  expect(await mails()).toEqual(['awa@staff.example en', 'wei@staff.example zh']);
  const [mail] = await app.db.select().from(outboxMails);
  expect(mail!.textBody).toContain('/admin/backups');
  await watch();
  expect(await mails()).toHaveLength(2);
});

test('the dashboard says what is late', async () => {
  const owner = await signedIn(app, { role: 'super_admin' });
  await run('backup', ago(0.01));
  await run('drill', ago(0.01));
  const html = async () => (await owner.get('/admin/dashboard')).text();
  expect(await html()).not.toContain('href="/admin/backups" class="notice');
  await app.db.delete(backupRuns);
  await run('backup', ago(9));
  const late = /<p[^>]*notice-bad[^>]*>(?:(?!<\/p>)[^])*Backups need attention[^]*?href="\/admin\/backups"/;
  expect(await html()).toMatch(late);
  // Other staff could do nothing about it.
  const admin = await signedIn(app, { role: 'admin' });
  expect(await (await admin.get('/admin/dashboard')).text()).not.toContain('Backups need attention');
});

test('a schedule that is off makes none, a weekly one makes none twice', async () => {
  const owner = await signedIn(app, { role: 'super_admin' });
  const { backups } = app.services;
  const save = async (every: string, version: string | null) => {
    const body = { backups: { every, hour: 11, keepDays: 7, keepWeeks: 5 }, version };
    const answer = await sendJson(owner, 'PUT', '/api/settings/backups', body);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { backups: { version: string } }).backups.version;
  };
  const count = () => app.db.$count(backupRuns);
  const version = await save('off', null);
  await backups.runIfDue();
  expect(await count()).toBe(0);
  await save('week', version);
  // The last backup is from this Monday: nothing is due before the next one.
  await run('backup', new Date());
  await backups.runIfDue();
  expect(await count()).toBe(1);
});

test('old runs go with the nightly purge', async () => {
  await run('backup', ago(1000));
  await run('backup', ago(1));
  await purge(app.db);
  expect(await app.db.$count(backupRuns)).toBe(1);
});
