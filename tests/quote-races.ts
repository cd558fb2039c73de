import { randomUUID } from 'node:crypto';
import { offerHash } from '#server/deals/quote/offer-hash.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { acceptanceOf, contactOfBuyer, openQuote, type Party, requestQuote, sendOffer } from './quotes.ts';

/** One buyer with one session, and one staff member, each with a client at both processes. */
export type Sides = { buyer: readonly [Party, Party]; staff: readonly [Party, Party] };

type Quote = {
  sides: Sides;
  id: string;
  version: number;
  /** Accepts the newest revision as of the start of the race; each call is a separate action. */
  accept: (process: 0 | 1) => Promise<Response>;
  act: (process: 0 | 1, name: string, body?: object) => Promise<Response>;
  ofStaff: (process: 0 | 1, name: string, body?: object) => Promise<Response>;
};

type Race = {
  /** Actions before the race. */
  before?: (quote: Quote) => Promise<unknown>;
  run: (quote: Quote) => Promise<Response>[];
};

/** Actions that can happen at the same moment at two processes. */
export const races: Record<string, Race> = {
  'two tabs accept': { run: ({ accept }) => [accept(0), accept(1), accept(0), accept(1)] },
  'one accepts, one declines': {
    run: ({ accept, act }) => [accept(0), act(1, 'decline', { reason: 'price' }), accept(1)],
  },
  'an acceptance and the next revision': {
    run: ({ accept, ofStaff, version }) => [accept(0), ofStaff(1, 'send', { version }), accept(1)],
  },
  'an acceptance and a question': {
    run: ({ accept, act }) => [accept(0), act(1, 'question', { text: 'Rubber?' }), accept(1)],
  },
  'an acceptance and a question to the factory': {
    run: ({ accept, ofStaff }) => [accept(0), ofStaff(1, 'factory-asked', { text: '请报价' }), accept(1)],
  },
  'the buyer and the staff take it back, a tab accepts': {
    before: ({ accept }) => accept(0),
    run: ({ accept, act, ofStaff }) => [
      act(0, 'withdraw'),
      ofStaff(1, 'withdraw', { reason: 'The factory has closed' }),
      accept(0),
      accept(1),
    ],
  },
  'the staff take it back and answer, a tab accepts': {
    before: ({ accept }) => accept(0),
    run: ({ accept, ofStaff }) => [
      ofStaff(0, 'withdraw', { reason: 'The factory has closed' }),
      ofStaff(1, 'answer', { text: 'We are looking for another one.' }),
      accept(0),
      accept(1),
    ],
  },
  'a declined one is reopened, asked for anew and accepted': {
    before: ({ act }) => act(0, 'decline', { reason: 'price' }),
    run: ({ accept, act, ofStaff }) => [
      ofStaff(0, 'reopen', { reason: 'They have called' }),
      act(1, 'fresh-price'),
      accept(0),
      accept(1),
    ],
  },
};

/** Makes a request with one sent offer. */
async function beginRace(sides: Sides): Promise<Quote & { code: string; reference: string }> {
  const [buyer] = sides.buyer;
  const [staff] = sides.staff;
  await buyer.post('/api/quote-list/lines', { title: 'Steel bowl', quantity: 500 });
  const { code, reference } = await requestQuote(buyer, []);
  const found = await staff.read<{ quote: { to: string }[] }>(`/api/admin/find?q=${reference}`);
  const id = found.quote[0]!.to.split('/').at(-1)!;
  const sent = await sendOffer(staff, id);
  if (!sent.ok) throw new Error(`${sent.status} ${await sent.text()}`);
  const { revisions } = await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`);
  const { version } = await openQuote(staff, id);
  const act: Quote['act'] = (process, name, body = {}) =>
    sides.buyer[process].post(`/api/buyer-quotes/${code}/${name}`, { requestKey: randomUUID(), ...body });
  return {
    sides,
    id,
    code,
    reference,
    version,
    act,
    accept: (process) => act(process, 'accept', acceptanceOf(revisions[0]!)),
    ofStaff: (process, name, body = {}) => sides.staff[process].post(`/api/quotes/${id}/${name}`, body),
  };
}

/**
 * Errors in a request after a race; empty if there are none. Its history must have one acceptance at a time, of the
 * revision that was then the newest, and its state must match the end of the history.
 */
function faultsOf(quote: BuyerQuote, answered: number): string[] {
  const faults: string[] = [];
  let accepted: number | null = null;
  let declined = false;
  let revision = 0;
  let acceptances = 0;
  for (const event of quote.events) {
    if (event.kind === 'sent') {
      if (accepted !== null) faults.push('sent while an acceptance stood');
      if (event.revision !== revision + 1) faults.push(`revision ${event.revision} after ${revision}`);
      revision = event.revision!;
      declined = false;
    } else if (event.kind === 'accepted') {
      acceptances++;
      if (accepted !== null || declined) faults.push('accepted twice, or what was declined');
      if (event.revision !== revision) faults.push(`accepted ${event.revision} of ${revision}`);
      accepted = event.revision;
    } else if (event.kind === 'withdrawn') {
      if (accepted === null) faults.push('nothing was withdrawn');
      accepted = null;
    } else if (event.kind === 'declined') {
      if (accepted !== null || declined) faults.push('declined twice, or what was accepted');
      declined = true;
    } else if (event.kind === 'reopened' || event.kind === 'fresh_price') declined = false;
  }
  if (acceptances !== answered) faults.push(`${answered} answered, ${acceptances} in the history`);
  if ((quote.accepted?.revision ?? null) !== accepted)
    faults.push(`${quote.accepted?.revision ?? null} stands, the history ends with ${accepted}`);
  if ((quote.declined !== null) !== declined) faults.push('what was declined differs from the history');
  if (quote.revisions.length !== revision) faults.push(`${quote.revisions.length} of ${revision} revisions`);
  for (const { offer, hash } of quote.revisions)
    if (offerHash(offer) !== hash) faults.push(`revision ${offer.revision} has another hash`);
  if (quote.accepted && quote.accepted.hash !== quote.revisions[0]!.hash)
    faults.push('another hash accepted');
  return faults;
}

/** Runs one race. @returns its answers, and the errors afterwards */
export async function runRace(sides: Sides, { before, run }: Race) {
  const quote = await beginRace(sides);
  // An acceptance before the race is counted too.
  const accepts: Promise<Response>[] = [];
  const counted: Quote = {
    ...quote,
    accept: (process) => {
      const answer = quote.accept(process);
      accepts.push(answer);
      return answer;
    },
  };
  await before?.(counted);
  const answers = await Promise.all(run(counted));
  const ofAcceptances = (await Promise.all(accepts)).filter(({ status }) => status === 200).length;
  const seen = await sides.buyer[0].read<BuyerQuote>(`/api/buyer-quotes/${quote.code}`);
  const failed = answers.filter(({ status }) => status !== 200 && status !== 409);
  return {
    faults: [...faultsOf(seen, ofAcceptances), ...failed.map(({ status }) => `answered ${status}`)],
    seen,
  };
}

/** Accepts at both processes around the moment at which an offer expires. @returns the errors */
export async function raceToExpiry(
  sides: Sides,
  setEnd: (reference: string, end: Date) => Promise<void>,
): Promise<string[]> {
  const quote = await beginRace(sides);
  const end = new Date(Date.now() + 100);
  await setEnd(quote.reference, end);
  const answers: Response[] = [];
  // Each acceptance is withdrawn, so that the next one is possible.
  while (Date.now() < end.getTime() + 100) {
    const both = await Promise.all([quote.accept(0), quote.accept(1)]);
    answers.push(...both);
    if (both.some(({ status }) => status === 200)) await quote.act(0, 'withdraw');
  }
  const { events, stage } = await quote.sides.buyer[1].read<BuyerQuote>(`/api/buyer-quotes/${quote.code}`);
  const late = events.filter(({ kind, at }) => kind === 'accepted' && Date.parse(at) > end.getTime() + 20);
  const done = answers.filter(({ status }) => status === 200).length;
  const accepted = events.filter(({ kind }) => kind === 'accepted').length;
  return [
    ...late.map(({ at }) => `accepted at ${at}, after ${end.toISOString()}`),
    ...(done === accepted ? [] : [`${done} answered, ${accepted} in the history`]),
    ...(stage === 'expired' ? [] : [`it is ${stage} at its end`]),
  ];
}

/**
 * Sends one list at both processes at once. @returns the references in the answers, and the number of remaining lines
 */
export async function raceRequests({ buyer }: Sides, keys: readonly [string, string]) {
  for (const title of ['Steel bowl', 'Lamp', 'Sandal'])
    await buyer[0].post('/api/quote-list/lines', { title, quantity: 500 });
  const { lines } = await buyer[1].read<QuoteList>('/api/quote-list');
  const send = (process: 0 | 1) =>
    buyer[process].post('/api/quote-list/request', {
      lines: lines.map(({ id, quantity }) => ({ id, quantity })),
      ...contactOfBuyer,
      requestKey: keys[process],
    });
  const answers = await Promise.all([send(0), send(1), send(0), send(1)]);
  const sent = await Promise.all(
    answers.map(async (answer) =>
      answer.status === 201 ? ((await answer.json()) as { reference: string }).reference : answer.status,
    ),
  );
  const left = await buyer[0].read<QuoteList>('/api/quote-list');
  return { sent, left: left.lines.length };
}
