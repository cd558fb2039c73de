import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type ActState, actOf, type QuoteActName, quoteActs } from '#shared/deals/quote-act-table.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { acceptanceOf, requestQuote, sendOffer } from '#tests/quotes.ts';
import { quoteRequests } from './quote-request.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

type Facts = Partial<typeof quoteRequests.$inferInsert>;
const moments = { now: new Date(), later: new Date(Date.now() + 86_400_000) };
const untouched: Facts = {
  turn: 'us',
  readAt: moments.now,
  validUntil: moments.later,
  acceptedAt: null,
  acceptedRevision: null,
  acceptedName: null,
  acceptedChoice: null,
  sampleAccepted: null,
  declinedAt: null,
  declineReason: null,
};
/** The facts of each state of a request whose first revision was sent. */
const states: Record<ActState, Facts> = {
  new: { readAt: null },
  ours: {},
  factory: { turn: 'factory' },
  buyer: { turn: 'buyer' },
  expired: { turn: 'buyer', validUntil: new Date(0) },
  samples: { sampleAccepted: { at: moments.now.toISOString(), revision: 1, name: 'Awa', choice: [] } },
  accepted: {
    turn: 'none',
    acceptedAt: moments.now,
    acceptedRevision: 1,
    acceptedName: 'Awa',
    acceptedChoice: [],
  },
  declined: { turn: 'none', declinedAt: moments.now, declineReason: 'price' },
};

test.each(Object.keys(states) as ActState[])(
  'the acts of the state %s are those of the table',
  async (state) => {
    const { id: product } = await createProduct(app.db, { minimumOrderQuantity: 120 });
    const [buyer, staff] = [app.client(), await signedIn(app)];
    const { code } = await requestQuote(buyer, [product]);
    const id = (await app.db.select().from(quoteRequests))[0]!.id;
    await sendOffer(staff, id);
    const { revisions } = await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`);
    const [text, reason] = ['Can it be red?', 'They have called'];
    const ofBuyer = (act: string, body: object) => () => buyer.post(`/api/buyer-quotes/${code}/${act}`, body);
    const ofStaff = (act: string, body: object) => () => staff.post(`/api/quotes/${id}/${act}`, body);
    const calls: Partial<Record<QuoteActName, () => Promise<Response>>> = {
      ask: ofBuyer('question', { text }),
      accept: () => ofBuyer('accept', acceptanceOf(revisions[0]!))(),
      withdraw: ofBuyer('withdraw', {}),
      decline: ofBuyer('decline', { reason: 'price' }),
      askFreshPrice: ofBuyer('fresh-price', {}),
      answer: ofStaff('answer', { text }),
      askFactory: ofStaff('factory-asked', { text }),
      factoryAnswered: ofStaff('factory-answered', { text }),
      takeBack: ofStaff('withdraw', { reason }),
      reopen: ofStaff('reopen', { reason }),
      // It changes nothing, and refuses what sending refuses.
      send: ofStaff('check', {}),
    };
    for (const [name, call] of Object.entries(calls) as [QuoteActName, () => Promise<Response>][]) {
      const facts = { ...untouched, ...states[state] };
      await app.db.update(quoteRequests).set(facts).where(eq(quoteRequests.id, id));
      const { in: possible, ends, turn, turnIn = possible } = actOf(name);
      // Without an acceptance there is nothing to take back.
      const isPossible = (ends === 'acceptance' ? turnIn : possible).includes(state);
      expect([name, (await call()).status]).toEqual([name, isPossible ? 200 : 409]);
      const isPassed = isPossible && name !== 'send' && turn && turnIn.includes(state);
      const [after] = await app.db.select().from(quoteRequests);
      expect([name, after!.turn]).toEqual([name, isPassed ? turn : facts.turn]);
    }
  },
);

test('docs/quotes.md prints the table of acts', () => {
  const all = actOf('ask').in;
  const listed = (names: readonly string[]) =>
    names.length === all.length ? 'any' : names.join(', ').replace(actOf('decline').in.join(', '), 'open');
  const printed = (Object.keys(quoteActs) as QuoteActName[]).map((name) => {
    const { by, event, in: possible, needs, turn, turnIn, ends, writes = [], mails } = actOf(name);
    const { mailsLater: later } = actOf(name);
    const changes = [
      turn && `turn: ${turn}${turnIn ? ` (${listed(turnIn)})` : ''}`,
      ends && `no ${ends}`,
      ...writes,
    ].filter(Boolean);
    const mail = [mails, later && `${later.about} after ${later.afterDays} days`].filter(Boolean).join(', ');
    const cells = [name, by, event, listed(possible), needs, changes.join(', '), mail];
    return `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`;
  });
  const lines = readFileSync('docs/quotes.md', 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith('| act |')) + 2;
  expect(lines.slice(at, lines.indexOf('', at))).toEqual(printed);
});
