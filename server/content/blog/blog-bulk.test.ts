import { beforeEach, expect, test } from 'vitest';
import type { StaffPost } from '#shared/content/blog-form.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import type { Former } from '../../platform/db/bulk.ts';

const app = await createTestApp();
let staff: Client;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
});

type Done = { count: number; former: Former[] };

const path = '/api/blog';
const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
const longAgo = '2020-05-17T08:00:00.000Z';

async function write(values: object): Promise<string> {
  const response = await staff.post(path, {
    title: 'Incoterms',
    content: '<p>Who pays what?</p>',
    ...values,
  });
  return ((await response.json()) as StaffPost).id;
}
const change = (id: string, values: object) => sendJson(staff, 'PUT', `${path}/${id}`, values);
async function bulk(ids: string[], action: string): Promise<Done> {
  const response = await staff.post(`${path}/bulk`, { ids, action });
  expect(response.status).toBe(200);
  return (await response.json()) as Done;
}
async function undo({ former }: Done): Promise<number> {
  const response = await staff.post(`${path}/bulk/undo`, { former });
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { count: number }).count;
}
const stateOf = async (id: string) => {
  const { status, publishedAt } = await staff.read<StaffPost>(`${path}/${id}/edit`);
  return [status, publishedAt];
};
const isShown = async (id: string) => (await app.client().get(`${path}/${id}/media`)).status === 200;

test('publishing many shows scheduled posts at once and keeps past dates; Undo restores state and date', async () => {
  const [draft, scheduled, archived] = [
    await write({ status: 'draft' }),
    await write({ status: 'published', publishedAt: tomorrow }),
    await write({ status: 'archived', publishedAt: longAgo }),
  ];
  const ids = [draft, scheduled, archived];
  const done = await bulk(ids, 'publish');
  expect(done.count).toBe(3);
  for (const id of ids) expect(await isShown(id)).toBe(true);
  expect(await stateOf(archived)).toEqual(['published', longAgo]);

  expect(await undo(done)).toBe(3);
  for (const id of ids) expect(await isShown(id)).toBe(false);
  expect(await stateOf(draft)).toEqual(['draft', null]);
  expect(await stateOf(scheduled)).toEqual(['published', tomorrow]);
  expect(await stateOf(archived)).toEqual(['archived', longAgo]);
});

test('Undo leaves posts whose state was changed since, and changes can be undone one after the other', async () => {
  const [one, two] = [await write({ status: 'draft' }), await write({ status: 'draft' })];
  const published = await bulk([one, two], 'publish');
  const archived = await bulk([one, two], 'archive');
  expect(await undo(published)).toBe(0);
  expect(await undo(archived)).toBe(2);
  await change(one, { title: 'Other words' });
  await change(two, { publishedAt: longAgo });
  expect(await undo(published)).toBe(1);
  expect(await stateOf(one)).toEqual(['draft', null]);
  expect(await stateOf(two)).toEqual(['published', longAgo]);
});

test('after deleting and restoring, the answer names only the posts that were changed', async () => {
  const [one, two] = [await write({ status: 'draft' }), await write({ status: 'draft' })];
  await staff.delete(`${path}/${two}`);
  const ids = async (action: string) => (await bulk([one, two], action)).former.map(({ id }) => id);
  expect(await ids('delete')).toEqual([one]);
  expect((await ids('restore')).toSorted()).toEqual([one, two].toSorted());
  expect((await staff.post(`${path}/bulk/undo`, { former: [] })).status).toBe(400);
});
