import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { formatDate } from '#shared/base/formatting.ts';
import type { StaffOrder } from '#shared/deals/order.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { openFirstOrder } from '#tests/orders.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';

const app = await createTestApp();
let staff: Client;
let colleague: Client;
let buyer: Client;
let code: string;
let id: string;

/** An order whose goods are packed. */
beforeEach(async () => {
  ({ staff, buyer, code, id } = await openFirstOrder(app));
  colleague = await signedIn(app, { username: 'colleague' });
  const packed = { step: 'packed', kind: 'kept', day: '2026-11-18', seen: 0 };
  await staff.post(`/api/orders/${id}/facts`, packed);
});

const read = () => staff.read<StaffOrder>(`/api/orders/${id}`);
const seen = async () => (await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`)).order!;
const fieldsOf = async (response: Response) =>
  Object.keys(((await response.json()) as { fields?: object }).fields ?? {});
const stepOf = async (step: string) => (await read()).state.steps.find((one) => one.step === step)!;
const path = () => `/api/orders/${id}/inspections`;
const decide = (inspectionId: string, given: object = {}) =>
  buyer.post(`/api/buyer-quotes/${code}/decision`, { inspectionId, verdict: 'ship', ...given });
const whole = {
  day: '2026-11-20',
  place: 'Wenzhou',
  inspector: 'Lin',
  found: '1 980',
  packedPercent: '100',
  checks: { marking: { result: 'bad', text: 'Smeared' } },
  defects: [{ class: 'major', text: 'Sole glued badly', count: '7' }],
  notChecked: 'Inside of closed cartons',
};

/** Plans an inspection of 2,000 pieces, and writes its report. @returns its id */
async function reported(given: object = {}): Promise<string> {
  expect((await staff.post(path(), { lot: '2 000', major: 2.5, minor: 4 })).status).toBe(201);
  const [{ id: inspection, version }] = (await read()).inspections as [StaffOrder['inspections'][number]];
  const saved = await sendJson(staff, 'PUT', `${path()}/${inspection}`, { ...whole, version, ...given });
  expect(saved.status, await saved.clone().text()).toBe(200);
  return inspection;
}
const finish = (inspection: string, client = staff) => client.post(`${path()}/${inspection}/final`, {});

test('the plan is frozen, a draft is hidden from the buyer, and a final report stays as it is', async () => {
  const inspection = await reported({ notChecked: '' });
  expect((await read()).inspections).toMatchObject([
    {
      plan: {
        lot: 2000,
        classes: {
          critical: { sample: 125, accept: 0 },
          major: { aql: 2.5, sample: 125, accept: 7 },
          minor: { aql: 4, sample: 125, accept: 10 },
        },
      },
      report: { found: 1980, defects: [{ class: 'major', count: 7 }] },
    },
  ]);
  expect((await seen()).inspections).toEqual([]);
  expect((await decide(inspection)).status).toBe(404);
  expect(await fieldsOf(await finish(inspection))).toEqual(['notChecked']);
  const change = (given: object) => sendJson(staff, 'PUT', `${path()}/${inspection}`, { ...whole, ...given });
  expect((await change({ version: 1 })).status).toBe(409);
  expect((await change({ version: 2 })).status).toBe(200);
  const both = await Promise.all([finish(inspection), finish(inspection, colleague)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await change({})).status).toBe(409);
  expect((await stepOf('inspected')).keptOn).toBe('2026-11-20');
  const [report] = (await seen()).inspections;
  expect(report).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string, verdict: null });
  expect(await (await buyer.get(`/quotes/${code}`)).text()).toContain('7 found, 7 allowed: at the limit');
});

test('the buyer answers once: to ship goes on', async () => {
  const inspection = await reported();
  await finish(inspection);
  const both = await Promise.all([decide(inspection), decide(inspection)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await decide(inspection, { verdict: 'reject', text: 'No' })).status).toBe(409);
  expect((await stepOf('decision')).keptOn).not.toBeNull();
  expect((await read()).inspections[0]).toMatchObject({ verdict: 'ship' });
});

test('rework needs words; the goods are packed and inspected again, and the next report is answered anew', async () => {
  const first = await reported();
  await finish(first);
  expect(await fieldsOf(await decide(first, { verdict: 'rework', text: ' ' }))).toEqual(['text']);
  const form = new FormData();
  for (const [name, value] of Object.entries({
    intent: 'decide',
    inspectionId: first,
    verdict: 'rework',
    text: 'Recoller les semelles',
    requestKey: randomUUID(),
  }))
    form.set(name, value);
  expect((await buyer.request('POST', `/quotes/${code}`, { body: form })).status).toBe(303);
  expect([(await stepOf('packed')).keptOn, (await stepOf('inspected')).keptOn]).toEqual([null, null]);
  const second = await reported();
  await finish(second);
  expect((await decide(first)).status).toBe(409);
  expect((await decide(second, { verdict: 'reject', text: 'Still open' })).status).toBe(200);
  expect((await stepOf('decision')).keptOn).toBeNull();
  expect((await stepOf('inspected')).keptOn).toBeNull();
});

test('a final report is mailed once in the language of the buyer, with counts against limits; a draft never', async () => {
  await app.db.update(quoteRequests).set({ locale: 'fr' });
  const inspection = await reported();
  const send = () => app.services.orderMail.sendReport(inspection);
  await send();
  const isOfReport = and(eq(outboxMails.kind, 'quote_offer'), like(outboxMails.subject, '%inspection%'));
  const mails = () => app.db.select().from(outboxMails).where(isOfReport);
  expect(await mails()).toEqual([]);
  await Promise.all([finish(inspection), finish(inspection, colleague)]);
  await Promise.all([send(), send(), send()]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const { answerUntil } = (await read()).inspections[0]!;
  const day = formatDate('fr-FR', 'day', answerUntil!, 'UTC');
  for (const part of ['Défauts majeurs\u00a0: 7 trouvés, 7 admis\u00a0: à la limite', day, `/quotes/${code}`])
    expect(mail!.textBody).toContain(part);
  await decide(inspection);
  const answered = await reported();
  await finish(answered);
  await decide(answered);
  await app.services.orderMail.sendReport(answered);
  expect((await mails()).filter(({ id: one }) => one === answered)).toEqual([]);
});
