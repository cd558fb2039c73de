import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { keptDays } from '#shared/base/limits.ts';
import { nouns } from '#shared/base/nouns.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createContactMessage, signedIn } from '#tests/factories.ts';
import { purge } from '../../operations/retention/purge.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { createRequests } from './create-request.schema.ts';

const app = await createTestApp();
let staff: Client;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
});

/** Minimal values of a new record, for each noun whose form keeps its input as a draft. */
const samples = {
  product: { name: 'Kettle' },
  category: { name: 'Lamps' },
  partner: { name: 'Example Works' },
  canned_reply: { language: 'en', title: 'Thanks', body: 'Hello {name}' },
  synonym: { language: 'en', word: 'trainers', words: 'running shoes' },
  post: { title: 'A post', content: '<p>Text</p>' },
};
type Sample = keyof typeof samples;
const allSamples = Object.keys(samples) as Sample[];

const post = (client: Client, noun: Sample, key: string | null, part: object = {}) =>
  client.post(nouns[noun].api, { ...samples[noun], ...part }, key === null ? {} : { 'Idempotency-Key': key });

async function make(...given: Parameters<typeof post>): Promise<string> {
  const response = await post(...given);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const countMade = async () =>
  (await app.db.select().from(auditEntries)).filter(({ action }) => action === 'create').length;

describe.each(allSamples)('a new %s whose answer was lost', (noun) => {
  const { api } = nouns[noun];
  const title = Object.keys(samples[noun]).find((field) => ['name', 'title', 'word'].includes(field))!;

  test('is made once, however often and however much at once it is sent', async () => {
    const key = randomUUID();
    const ids = await Promise.all(Array.from({ length: 5 }, () => make(staff, noun, key)));
    expect(new Set([...ids, await make(staff, noun, key)]).size).toBe(1);
    expect(await countMade()).toBe(1);
  });

  test('answers the first also for another text, which can be saved over it', async () => {
    const key = randomUUID();
    const id = await make(staff, noun, key);
    expect(await make(staff, noun, key, { [title]: 'Another' })).toBe(id);
    const opened = await staff.read<Record<string, object | string>>(`${api}/${id}/edit`);
    expect(JSON.stringify(opened)).not.toContain('Another');
    expect(await countMade()).toBe(1);
  });

  test('is another with another key, without one, and of another user', async () => {
    const key = randomUUID();
    const other = await signedIn(app, { role: 'admin' });
    const ids = [
      await make(staff, noun, key),
      await make(other, noun, key),
      await make(staff, noun, randomUUID()),
      await make(staff, noun, null),
      await make(staff, noun, null),
    ];
    expect(new Set(ids).size).toBe(5);
    expect(await make(other, noun, key)).toBe(ids[1]);
  });

  test('may be sent again with the same key when it was refused', async () => {
    const key = randomUUID();
    expect((await post(staff, noun, key, { [title]: ' ' })).status).toBe(400);
    await make(staff, noun, key);
    expect(await countMade()).toBe(1);
  });

  test('is made again when the first was deleted permanently', async () => {
    const key = randomUUID();
    const id = await make(staff, noun, key);
    await staff.delete(`${api}/${id}`);
    expect(await make(staff, noun, key), 'in the trash').toBe(id);
    await staff.delete(`${api}/trash`);
    const next = await make(staff, noun, key);
    expect(next).not.toBe(id);
    expect(await make(staff, noun, key)).toBe(next);
  });
});

test('a key of one noun does not count for another', async () => {
  const key = randomUUID();
  for (const noun of allSamples) await make(staff, noun, key);
  expect(await countMade()).toBe(allSamples.length);
});

test('keys are deleted when they can no longer be repeated', async () => {
  for (const noun of allSamples) await make(staff, noun, randomUUID());
  await purge(app.db);
  expect(await app.db.$count(createRequests)).toBe(allSamples.length);
  const longAgo = new Date(Date.now() - (keptDays + 1) * 24 * 3_600_000);
  await app.db.update(createRequests).set({ createdAt: longAgo });
  await purge(app.db);
  expect(await app.db.$count(createRequests)).toBe(0);
});

test('a note whose answer was lost is made once; the same words with another key are another note', async () => {
  const message = await createContactMessage(app.db);
  const add = async (key: string) => {
    const path = `/api/contact/${message.id}/notes`;
    const response = await staff.post(path, { note: 'Called, no answer' }, { 'Idempotency-Key': key });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  };
  const key = randomUUID();
  const first = await add(key);
  expect(await add(key)).toBe(first);
  expect(await add(randomUUID())).not.toBe(first);
  expect(await countMade()).toBe(2);
});

test('an invitation whose answer was lost gets a new link, and the lost one becomes invalid', async () => {
  const boss = await signedIn(app, { role: 'super_admin' });
  const invite = async (key: string, role = 'admin') => {
    const response = await boss.post('/api/invitations', { role }, { 'Idempotency-Key': key });
    expect(response.status).toBe(201);
    return (await response.json()) as { link: string; invitation: { id: string; role: string } };
  };
  const register = (link: string, username: string) =>
    app.client().post('/api/register', {
      username,
      password: 'a long secret',
      invite: new URL(link).searchParams.get('invite'),
    });
  const key = randomUUID();
  const lost = await invite(key);
  const seen = await invite(key, 'super_admin');
  expect(seen.invitation).toMatchObject({ id: lost.invitation.id, role: 'super_admin' });
  expect(await boss.read('/api/invitations')).toHaveLength(1);
  expect((await register(lost.link, 'ada')).status).toBe(400);
  expect((await register(seen.link, 'ada')).status).toBe(201);
  // An invitation that was used is no longer found by its key.
  expect((await invite(key)).invitation.id).not.toBe(lost.invitation.id);
});
