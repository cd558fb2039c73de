import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { isBackupLate, isDrillLate, lastDue } from '#shared/operations/backup-rules.ts';
import type { BackupState } from '#shared/operations/backup.ts';
import { createTestApp } from '#tests/app.ts';
import { testDatabase } from '#tests/database.ts';
import { signedInAccount } from '#tests/staff.ts';
import { backupRuns } from './backup.schema.ts';
import { keptSnapshots } from './snapshot.ts';

vi.setConfig({ testTimeout: 90_000 });

const place = path.join(inject('runDirectory'), randomUUID());
const app = await createTestApp({ env: { BACKUP_TO: place } });
const { backups } = app.services;
const hour = 3600_000;
const day = 24 * hour;
const runs = () => app.db.select().from(backupRuns).orderBy(backupRuns.startedAt);

beforeEach(() => app.reset());

describe('the schedule', () => {
  test('is by the hour of Beijing, each day or each Monday', () => {
    const at = (text: string) => Date.parse(text);
    const daily = { every: 'day', hour: 11 } as const;
    expect(lastDue(daily, at('2026-11-25T03:00:00Z'))).toBe(at('2026-11-25T03:00:00Z'));
    expect(lastDue(daily, at('2026-11-25T02:59:59Z'))).toBe(at('2026-11-24T03:00:00Z'));
    const weekly = { every: 'week', hour: 0 } as const;
    expect(lastDue(weekly, at('2026-11-25T00:00:00Z'))).toBe(at('2026-11-22T16:00:00Z'));
    expect(lastDue(weekly, at('2026-11-22T15:59:59Z'))).toBe(at('2026-11-15T16:00:00Z'));
    expect(lastDue({ every: 'off', hour: 0 }, 0)).toBeNull();
  });

  test('is due once in each period, whatever the moment', () => {
    const moments = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom('day', 'week'),
        (now, at, every) => {
          const due = lastDue({ every, hour: at }, now)!;
          const period = every === 'day' ? day : 7 * day;
          expect(now - due).toBeGreaterThanOrEqual(0);
          expect(now - due).toBeLessThan(period);
          expect(lastDue({ every, hour: at }, due - 1)).toBe(due - period);
          expect(new Date(due + 8 * hour).getUTCHours()).toBe(at);
        },
      ),
    );
  });

  test('what is missing for too long is late', () => {
    const daily = { every: 'day', hour: 11 } as const;
    const due = Date.parse('2026-11-25T03:00:00Z');
    expect(isBackupLate(daily, due - day + 1, due + hour)).toBe(false);
    expect(isBackupLate(daily, due - day + 1, due + 3 * hour)).toBe(true);
    // Backups by hand are late like those of the slowest schedule. A site that has never made one here is assumed
    // to use another tool.
    const byHand = { every: 'off', hour: 0 } as const;
    expect(isBackupLate(byHand, null, due)).toBe(false);
    expect(isBackupLate(byHand, due - 8 * day, due)).toBe(false);
    expect(isBackupLate(byHand, due - 8 * day - 1, due)).toBe(true);
    expect(isDrillLate(null, null, due)).toBe(false);
    expect([isDrillLate(null, due - 9 * day, due), isDrillLate(due - 7 * day, due - 90 * day, due)]).toEqual([
      true,
      false,
    ]);
  });
});

test('of many snapshots the last of each day and week stay, and those from before an upgrade', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const snapshots = Array.from({ length: 120 }, (_, n) => ({
    id: String(n),
    at: new Date(now - n * 12 * hour).toISOString(),
    label: n === 41 ? ('upgrade' as const) : ('scheduled' as const),
  }));
  const kept = [...keptSnapshots(snapshots, { days: 3, weeks: 2 }, new Date(now))].map(Number);
  // The last ones of Wednesday, Tuesday and Monday, and the last one of the week before.
  expect(kept.toSorted((a, b) => a - b)).toEqual([0, 2, 4, 6, 41]);
  expect(keptSnapshots(snapshots, { days: 1, weeks: 0 }, new Date(now)).has('0')).toBe(true);
});

test('a backup is made when it is due, and a drill a week after the last', async () => {
  // A backup at another place is not recorded and does not count for the schedule.
  await backups.run('manual', path.join(inject('runDirectory'), randomUUID()));
  expect(await runs()).toEqual([]);
  await backups.runIfDue();
  await backups.runIfDue();
  expect(await runs()).toMatchObject([{ kind: 'backup', label: 'scheduled', isGood: true, fault: null }]);
  await backups.drillIfDue();
  await backups.drillIfDue();
  expect(await runs()).toMatchObject([{ kind: 'backup' }, { kind: 'drill', isGood: true, files: 0 }]);
});

test('a drill ends with its site, leaves no copy of the data, and is tried again', async () => {
  const { run } = await testDatabase();
  const copies = async () =>
    (await run(`select 1 from pg_database where datname = current_database() || '_drill'`)).rows.length;
  await backups.run('manual');
  const stopping = new AbortController();
  const drilling = backups.drillIfDue(stopping.signal).catch((error: unknown) => error);
  await vi.waitUntil(async () => (await copies()) > 0, { timeout: 60_000 });
  stopping.abort();
  expect(await drilling).toMatchObject({ message: expect.stringContaining('broken off') });
  expect(await copies()).toBe(0);
  expect((await runs()).at(-1)).toMatchObject({ kind: 'drill', isGood: false });
  await backups.drillIfDue();
  expect((await runs()).at(-1)).toMatchObject({ kind: 'drill', isGood: true });
});

describe('where backups cannot be kept', () => {
  afterEach(() => app.reset());

  const file = path.join(inject('runDirectory'), randomUUID());

  test('the run says so, and the next hour tries again', async () => {
    await writeFile(file, 'a file, not a folder');
    const broken = await createTestApp({ env: { BACKUP_TO: file } });
    for (let n = 0; n < 2; n++) await expect(broken.services.backups.runIfDue()).rejects.toThrow();
    const state = (await broken.db.select().from(backupRuns)).map(({ isGood }) => isGood);
    expect(state).toEqual([false, false]);
  });

  test.each([
    ['en', `${file} is a file where a folder should be`, 'there is no backup yet'],
    ['zh', `${file} 处是文件，而不是文件夹`, '尚无备份'],
  ] as const)('the staff read why in their language: %s', async (staffLanguage, atFile, without) => {
    await writeFile(file, 'a file, not a folder');
    const broken = await createTestApp({ env: { BACKUP_TO: file } });
    await broken.services.backups.run('manual').catch(() => {});
    const admin = await signedInAccount(broken, { role: 'super_admin', staffLanguage });
    expect(await (await admin.client.get('/admin/backups')).text()).toContain(atFile);
    const empty = await createTestApp({
      env: { BACKUP_TO: path.join(inject('runDirectory'), randomUUID()) },
    });
    await empty.services.backups.drill().catch(() => {});
    const other = await signedInAccount(empty, { role: 'super_admin', staffLanguage });
    expect(await (await other.client.get('/admin/backups')).text()).toContain(without);
  });
});

test('super admins see the state, and ask for a backup', async () => {
  const admin = await signedInAccount(app, { role: 'super_admin' });
  const before = await admin.client.read<BackupState>('/api/backups');
  expect(before).toMatchObject({ place, isEncrypted: false, lastGoodBackup: null, isAsked: false, runs: [] });
  for (const call of ['/api/backups', '/api/backups/drill'])
    expect((await admin.client.post(call, {})).status).toBe(200);
  expect(await admin.client.read<BackupState>('/api/backups')).toMatchObject({ isAsked: true });
  const page = await (await admin.client.get('/admin/backups')).text();
  expect(page).toContain(place);
  expect(buttonsOff(page)).toEqual(['Back up now', 'Try a restore']);
});

test('a backup that was taken from the queue is under way, also before its run is recorded', async () => {
  const site = await createTestApp({ env: { BACKUP_TO: path.join(inject('runDirectory'), randomUUID()) } });
  const admin = await signedInAccount(site, { role: 'super_admin' });
  const state = async () => {
    const found = await site.db
      .select({ state: sql<string>`state` })
      .from(sql`jobs.job where name = 'backup_now'`);
    return found;
  };
  await site.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${backupRuns} in exclusive mode`);
    await site.services.startJobs();
    expect((await admin.client.post('/api/backups', {})).status).toBe(200);
    await expect.poll(() => state()).toEqual([{ state: 'active' }]);
    expect(await admin.client.read<BackupState>('/api/backups')).toMatchObject({ isAsked: true, runs: [] });
  });
  await vi.waitFor(async () => {
    const after = await admin.client.read<BackupState>('/api/backups');
    expect(after).toMatchObject({ isAsked: false, runs: [{ isGood: true }] });
  }, 15_000);
  await site.services.jobs.stop();
});

/** The disabled buttons of the page. */
const buttonsOff = (page: string) =>
  [...page.matchAll(/<button[^>]*aria-disabled="true"[^>]*>([^<]*)</g)].map(([, words]) => words);

test('while a run is under way nothing else can be begun; one whose process was killed ends with the next start', async () => {
  const admin = await signedInAccount(app, { role: 'super_admin' });
  const page = async () => (await admin.client.get('/admin/backups')).text();
  expect(buttonsOff(await page())).toEqual([]);
  await app.db.insert(backupRuns).values([
    {
      kind: 'backup',
      label: 'manual',
      startedAt: new Date(Date.now() - 125_000),
      isGood: true,
      endedAt: new Date(),
    },
    { kind: 'drill', label: 'manual' },
  ]);
  const running = await page();
  expect(buttonsOff(running)).toEqual(['Back up now', 'Try a restore']);
  expect(running).toContain('2 min 5 s');
  await backups.endKilled();
  const after = await page();
  expect(buttonsOff(after)).toEqual([]);
  expect(after).toContain('it was broken off');
});
