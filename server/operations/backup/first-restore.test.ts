import { expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createUser, signedIn } from '#tests/factories.ts';
import { openUsedPlace } from './backup-place.ts';

const app = await createTestApp();
const snapshot = '20261125t100000z-0123ab';

test('a backup is restored at the first start alone, for who has its link, and by no name of a file', async () => {
  await app.reset();
  const { code: invite } = (await app.services.invitations.createFirst())!;
  const stranger = app.client();
  const begin = (body: object, client = stranger) => client.post('/api/backups/first-restore', body);
  expect((await begin({ invite: 'guessed', snapshot })).status).toBe(403);
  for (const name of ['../repository', `${snapshot}/../x`, `../${snapshot}`, `${snapshot}\0`, ''])
    expect([name, (await begin({ invite, snapshot: name })).status]).toEqual([name, 400]);
  // There is no backup of this name, and a second attempt is not refused as a conflict.
  for (let i = 0; i < 2; i += 1) expect((await begin({ invite, snapshot })).status).toBe(404);
  await createUser(app.db, { role: 'super_admin' });
  for (const client of [stranger, await signedIn(app, { role: 'super_admin' })])
    expect((await begin({ invite, snapshot }, client)).status).toBe(403);
  expect(await app.services.firstRestore.offer(invite)).toBeNull();
});

test('the page of the first account does not decide whether backups are encrypted', async () => {
  await app.reset();
  const { code } = (await app.services.invitations.createFirst())!;
  expect((await app.client().get(`/auth?invite=${code}`)).status).toBe(200);
  expect(await openUsedPlace(app.services.config)).toBeNull();
});
