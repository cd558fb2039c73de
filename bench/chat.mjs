// `npm run bench:chat`: checks whether the chat loses, repeats or reorders messages while everything around it fails.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { copyWithFault, faults } from './chat/faults.mjs';
import { measureHalfOpen, measureSlow } from './chat/links.mjs';
import { calmSeconds, runChat } from './chat/run.mjs';
import { printTable, quantile, round, verdict } from './lib/figures.mjs';
import { describeMachine } from './lib/server.mjs';

const help = `Visitors and staff talk over bad links with two processes on one PostgreSQL, while processes are killed (also
just before and just after the commit of a message), database connections end and links are cut, held up or go dead.

  npm run bench:chat [-- --messages 10000 --conversations 25 --rounds 8]
  npm run bench:chat -- --faults           five deliberate faults instead, each of which must be found
  npm run bench:chat -- --fault NAME       one of them: ${faults.map(({ name }) => name).join(', ')}
  npm run bench:chat -- --links            one slow link that stalls, and links that go dead

--rounds: how often each trouble is caused. --deadline: seconds after which a run is given up (600). All of these hold for
a fault too; by default that is a shorter run.`;

const { values: args } = parseArgs({
  options: {
    messages: { type: 'string' },
    conversations: { type: 'string' },
    rounds: { type: 'string' },
    deadline: { type: 'string' },
    faults: { type: 'boolean', default: false },
    fault: { type: 'string' },
    links: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (args.help) {
  console.log(help);
  process.exit(0);
}
const wanted = args.fault ? faults.filter(({ name }) => name === args.fault) : args.faults ? faults : [];
if (args.fault && wanted.length === 0) throw new Error(`there is no fault "${args.fault}"`);
const isShort = wanted.length > 0;
const options = {
  messages: Number(args.messages ?? (isShort ? 2000 : 10_000)),
  conversations: Number(args.conversations ?? 25),
  rounds: Number(args.rounds ?? (isShort ? 3 : 8)),
  deadline: Number(args.deadline ?? (isShort ? 120 : 600)),
};

await ensureBuilt();
console.log(describeMachine());
const work = args.links ? measureLinks : isShort ? proveFaults : measure;
process.exitCode = (await work()) ? 0 : 1;

async function measure() {
  const run = await runChat(options);
  const { counts } = run;
  const percentile = (q) => `${round(quantile(run.waits, q))} ms`;
  const none = Object.entries(counts).map(([what, figure]) => ({ what, figure, limit: verdict(figure, 0) }));
  const seconds = round(run.talkSeconds, 1);
  printTable('The chat under trouble, two processes on PostgreSQL', [
    { what: 'messages', figure: run.total, limit: '' },
    { what: 'acknowledged', figure: run.acknowledged, limit: verdict(run.acknowledged, run.total, true) },
    ...none,
    { what: 'seconds until the last acknowledgement', figure: seconds, limit: verdict(run.talkSeconds, 90) },
    {
      what: 'seconds of calm until both sides are alike',
      figure: round(run.calm, 1),
      limit: verdict(run.calm, calmSeconds),
    },
    { what: 'starts after an end, by process', figure: run.starts.join(' and '), limit: '' },
    { what: 'links made anew', figure: run.connects, limit: '' },
    { what: 'messages sent again', figure: run.repeats, limit: '' },
    {
      what: 'until acknowledged: median, 95th, 99th percentile',
      figure: [0.5, 0.95, 0.99].map(percentile).join(', '),
      limit: '',
    },
  ]);
  printTable(
    'What went wrong',
    Object.entries(run.troubles).map(([what, times]) => ({ what, times })),
  );
  return run.acknowledged === run.total && Object.values(counts).every((count) => count === 0);
}

/**
 * Runs the program with each deliberate fault. Returns whether
 * every fault was found, in the count in which it must show.
 */
async function proveFaults() {
  const rows = [];
  for (const fault of wanted) {
    const { tree, remove } = await copyWithFault(fault);
    try {
      const { counts } = await runChat({ ...options, tree, prepare: fault.prepare });
      const isFound = counts[fault.shows] > 0;
      rows.push({ fault: fault.name, ...counts, 'must show in': fault.shows, found: isFound ? 'yes' : 'NO' });
    } finally {
      await remove();
    }
  }
  printTable('Deliberate faults', rows);
  return rows.every((row) => row.found === 'yes');
}

/** Measures a slow link and dead ones. Returns whether no message was lost and every dead link was noticed. */
async function measureLinks() {
  const slow = await measureSlow({ messages: 500, rttMs: 400, share: 0.02, stallMs: 3000, everyMs: 1000 });
  const late = [0.5, 0.95, 0.99].map((q) => round(quantile(slow.waits, q))).join(' / ');
  const dead = await measureHalfOpen({ count: 20 });
  const noticed = (who) => `${round(Math.min(...dead[who]), 1)}–${round(Math.max(...dead[who]), 1)} s`;
  const latest = (who) => `${verdict(Math.max(...dead[who]), 25)} (25)`;
  printTable('Bad links', [
    {
      what: '400 ms round trip, 2 % of the pieces 3 s late: until acknowledged, ms (50th / 95th / 99th percentile)',
      figure: late,
      limit: '',
    },
    {
      what: 'of 500 lost, doubled',
      figure: `${slow.lost}, ${slow.doubled}`,
      limit: verdict(slow.lost + slow.doubled, 0),
    },
    { what: 'a dead link noticed by the server', figure: noticed('server'), limit: latest('server') },
    { what: 'a dead link noticed by the browser', figure: noticed('browser'), limit: latest('browser') },
  ]);
  return slow.lost + slow.doubled === 0 && Math.max(...dead.server, ...dead.browser) <= 25;
}
