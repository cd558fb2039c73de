import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createUser } from '#tests/factories.ts';
import { raceRequests, races, raceToExpiry, runRace, type Sides } from '#tests/quote-races.ts';
import { cookieNames, secretCookieName } from '../../platform/http/cookies.ts';
import { quoteRequestLines, quoteRequests } from './quote-request.schema.ts';

// Two instances of the program on one database, without shared memory.
const one = await createTestApp();
const other = await createTestApp();
beforeEach(one.reset);

let last = 0;

async function sides(): Promise<Sides> {
  const { token } = await createUser(one.db, { role: 'admin' });
  const address = `198.51.100.${(++last % 250) + 1}`;
  const buyer = [one, other].map((app) => app.client({ address }));
  const staff = [one, other].map((app) => app.client());
  for (const client of staff) client.cookies.set(secretCookieName(cookieNames.staff, one.origin), token);
  await buyer[0]!.post('/api/session/anonymous');
  for (const [name, value] of buyer[0]!.cookies) buyer[1]!.cookies.set(name, value);
  return { buyer: [buyer[0]!, buyer[1]!], staff: [staff[0]!, staff[1]!] };
}

describe('at two processes at once', () => {
  test.each(Object.entries(races))('%s', async (_, race) => {
    for (let round = 0; round < 3; round++) expect((await runRace(await sides(), race)).faults).toEqual([]);
  });

  test('the moment at which an offer ends lets nothing through', async () => {
    const setEnd = async (reference: string, validUntil: Date) => {
      await one.db.update(quoteRequests).set({ validUntil }).where(eq(quoteRequests.reference, reference));
    };
    expect(await raceToExpiry(await sides(), setEnd)).toEqual([]);
  });

  test('a request of one key is one', async () => {
    const key = randomUUID();
    const { sent, left } = await raceRequests(await sides(), [key, key]);
    expect(new Set(sent).size).toBe(1);
    expect([left, await one.db.$count(quoteRequests)]).toEqual([0, 1]);
  });

  test('a list that two keys send is sent once', async () => {
    const { sent, left } = await raceRequests(await sides(), [randomUUID(), randomUUID()]);
    expect(sent.filter((it) => it === 400)).toHaveLength(2);
    expect(sent.filter((it) => typeof it === 'string')).toHaveLength(2);
    expect([left, await one.db.$count(quoteRequests)]).toEqual([0, 1]);
    expect(await one.db.$count(quoteRequestLines)).toBe(3);
  });
});
