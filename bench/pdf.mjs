// `npm run bench:pdf`: rendering time and size of documents, and how long other work waits meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ensureBuilt, nodeBinary } from '../scripts/prepare.mjs';
import { printTable, quantile, round, verdict } from './lib/figures.mjs';
import { describeMachine } from './lib/server.mjs';

await ensureBuilt();
console.log(`${describeMachine()}. An offer of 24 lines and a catalogue of 24 products with pictures.`);
const worker = fork(path.join(import.meta.dirname, 'pdf/worker.mjs'), { execPath: nodeBinary() });
const ended = once(worker, 'exit').then(([code]) => {
  throw new Error(`the worker ended with ${code}`);
});
const [{ first, times, waits, sizes }] = await Promise.race([once(worker, 'message'), ended]);
const longest = Math.max(...waits);
printTable('Documents', [
  { what: 'first offer, with the start of the thread, ms', figure: round(first, 0), limit: '', '': '' },
  {
    what: 'offer in four languages, 95th percentile, ms',
    figure: round(quantile(times, 0.95), 0),
    limit: 300,
    '': verdict(quantile(times, 0.95), 300),
  },
  {
    what: 'longest wait of other work, after the start of the thread, ms',
    figure: round(longest, 1),
    limit: 50,
    '': verdict(longest, 50),
  },
  ...sizes.map(({ name, kilobytes, limit }) => ({
    what: `${name}, kB`,
    figure: round(kilobytes, 0),
    limit,
    '': verdict(kilobytes, limit),
  })),
]);
