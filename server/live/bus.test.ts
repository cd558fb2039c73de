import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { createGate, findFreePort } from '#tests/gate.ts';
import { createLogger } from '../logger.ts';
import { type Bus, createMemoryBus, type News } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

const template = inject('template');
const logger = createLogger({ LOG_LEVEL: 'silent' });
const url = template.engine === 'postgres' ? template.url : null;

/** What every adapter must do: each makes two members of one bus. */
const adapters: [string, () => [Bus, Bus]][] = [
  [
    'memory',
    () => {
      const join = createMemoryBus();
      return [join(), join()];
    },
  ],
];
if (url) adapters.push(['PostgreSQL', () => [openPostgresBus(url, logger), openPostgresBus(url, logger)]]);

const opened: Bus[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((bus) => bus.close()));
});

/** Collects what a member hears. */
function record(bus: Bus) {
  const heard: News[] = [];
  bus.subscribe((news) => heard.push(news));
  return {
    heard,
    tags: () => heard.flatMap((news) => (news.kind === 'changed' ? news.tags : [])),
    clear: () => heard.splice(0),
  };
}

/** Two members that hear each other: a connection may take a moment. */
async function pair(create: () => [Bus, Bus]) {
  const members = create();
  opened.push(...members);
  const [one, other] = members;
  const ears = { one: record(one), other: record(other) };
  await vi.waitFor(() => {
    one.publish({ kind: 'changed', tags: ['hello'] });
    other.publish({ kind: 'changed', tags: ['hello'] });
    expect(ears.one.tags()).toContain('hello');
    expect(ears.other.tags()).toContain('hello');
  });
  return { one, other, ears };
}

describe.each(adapters)('bus: %s', (_, create) => {
  test('what one publishes the other hears, and not itself', async () => {
    const { one, ears } = await pair(create);
    one.publish({ kind: 'changed', tags: ['product:1', 'list'] });
    await vi.waitFor(() => expect(ears.other.tags()).toEqual(expect.arrayContaining(['product:1', 'list'])));
    expect(ears.one.tags()).not.toContain('list');
  });

  test('a thousand tags at once all arrive, or are told as everything', async () => {
    const { one, ears } = await pair(create);
    const tags = Array.from({ length: 1000 }, (__, i) => `list:category:${crypto.randomUUID()}:${i}`);
    for (const tag of tags) one.publish({ kind: 'changed', tags: [tag] });
    await vi.waitFor(() => expect(ears.other.tags()).toEqual(expect.arrayContaining(tags)));
  });

  test('that anything may have changed is heard as such', async () => {
    const { one, ears } = await pair(create);
    ears.other.clear();
    one.publish({ kind: 'missed' });
    await vi.waitFor(() => expect(ears.other.heard).toContainEqual({ kind: 'missed' }));
  });

  test('a member that has left hears nothing, and may still be told', async () => {
    const { one, other, ears } = await pair(create);
    await other.close();
    ears.other.clear();
    one.publish({ kind: 'changed', tags: ['late'] });
    other.publish({ kind: 'changed', tags: ['late'] });
    await one.close();
    expect(ears.other.heard).toEqual([]);
  });
});

test.runIf(url)(
  'bus: PostgreSQL: who was cut off is told that news was missed, and hears again',
  async () => {
    const { hostname, port, pathname, username } = new URL(url!);
    const near = await findFreePort();
    const gate = createGate(near, { host: hostname, port: Number(port || 5432) });
    await gate.open();
    const cut = openPostgresBus(`postgres://${username}@127.0.0.1:${near}${pathname}`, logger);
    const { one, ears } = await pair(() => [openPostgresBus(url!, logger), cut]);
    await gate.close();
    one.publish({ kind: 'changed', tags: ['unheard'] });
    ears.other.clear();
    await gate.open();
    await vi.waitFor(() => expect(ears.other.heard).toContainEqual({ kind: 'missed' }), { timeout: 10_000 });
    await vi.waitFor(() => {
      one.publish({ kind: 'changed', tags: ['again'] });
      expect(ears.other.tags()).toContain('again');
    });
    await gate.close();
  },
);
