// Effect of a restart on thousands of clients that lose the server at the same moment, and their effect on the
// server.
import { setTimeout as pause } from 'node:timers/promises';
import { printTable, quantile, round, verdict } from '../lib/figures.mjs';

/** Milliseconds between two page requests meanwhile, and after which one counts as unanswered. */
const askEveryMs = 50;
const patience = 10_000;

/** Requests a page repeatedly until stopped. @returns milliseconds of each answer; null if there was none */
function readPages(base) {
  const answers = [];
  let isEnded = false;
  const read = async () => {
    const started = performance.now();
    try {
      // A different search each time, which is rendered from the database, unlike cached pages.
      const url = `${base}/products?search=chair+${answers.length}`;
      const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
      await response.arrayBuffer();
      return response.ok ? performance.now() - started : null;
    } catch {
      return null;
    }
  };
  const work = (async () => {
    while (!isEnded) {
      answers.push(read());
      await pause(askEveryMs);
    }
  })();
  return async () => {
    isEnded = true;
    await work;
    return Promise.all(answers);
  };
}

/** The same clients connect with the browser's own code, and the server restarts twice meanwhile. */
export async function measureReturn({ site, tell, count }) {
  await tell('stay', { count });
  const rounds = [];
  for (let n = 0; n < 2; n++) {
    const back = tell('comeBack');
    site.kill('SIGTERM');
    while (!site.isUp) await pause(20);
    const ready = Date.now();
    const stop = readPages(site.base);
    const { joinedAt, attempts } = await back;
    const waits = joinedAt.map((at) => (at === null ? null : (at - ready) / 1000));
    rounds.push({ waits, attempts, pages: await stop() });
  }
  await tell('end');
  const seconds = ({ waits }) => Math.max(...waits);
  const missing = (list) => list.filter((one) => one === null).length;
  const row = (what, of, limit = '') => ({ what, first: of(rounds[0]), second: of(rounds[1]), limit });
  const worst = (of) => Math.max(...rounds.map(of));
  printTable(`${count} clients that lose the server at one moment, by a restart`, [
    row(
      'not joined',
      ({ waits }) => missing(waits),
      verdict(
        worst((one) => missing(one.waits)),
        0,
      ),
    ),
    row(
      'seconds from ready until half / all had joined',
      (one) => `${round(quantile(one.waits, 0.5), 1)} / ${round(seconds(one), 1)}`,
      `${verdict(worst(seconds), 30)} (30)`,
    ),
    row('attempts', ({ attempts }) => attempts),
    row(
      'a page asked for meanwhile, ms (50th / 99th percentile)',
      ({ pages }) => `${round(quantile(pages, 0.5))} / ${round(quantile(pages, 0.99))}`,
    ),
    row('not answered', ({ pages }) => missing(pages)),
  ]);
}
