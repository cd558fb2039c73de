import { isbot } from 'isbot';
import { type Locale, locales } from '#shared/base/locale.ts';
import { isStaff } from '#shared/base/policy.ts';
import { type CountKind, otherObject } from '#shared/operations/counting-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { networkOf } from '../../platform/limits/network.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Arrival, type Collected, nowhere, type Tally, writeCounts } from './count.queries.ts';

/** Milliseconds for which counts are collected in memory. */
const gatherMs = 10_000;
/**
 * Most rows and keys that are collected until then. Beyond them a view counts for its kind alone, and nobody as a
 * visitor: a flood must not fill the memory.
 */
const mostRows = 1000;
const mostKeys = 2000;
/** Most user agents that are remembered, and the longest one in characters; a longer one is sent by no browser. */
const mostAgents = 200;
const longestAgent = 1000;
const dayMs = 86_400_000;

type Agent = { isBot: boolean; family: string };

/** What counting reads of a request. The address is never stored. */
export type CountedRequest = {
  header: (name: string) => string | undefined;
  address: string;
  language: Locale;
  /** The country that the buyer has chosen for prices at the door. */
  country: string | null;
  /** The signed-in user; the staff are not counted. */
  user: Parameters<typeof isStaff>[0];
};

/** A public page as an address names it. */
export type CountedPage = {
  path: string;
  /** Id of the product that it shows. */
  product: string | null;
  /** Whether only the data is requested, as React does when it follows a link. */
  isData: boolean;
};

export type CountService = ReturnType<typeof createCountService>;

/** Counts visits of one process (decision 048). Counting never waits for the database and never throws. */
export function createCountService({ db, logger }: { db: Database; logger: Logger }) {
  /** What was collected, a part for each day. */
  let collected: Collected[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let [today, dayNumber] = ['', 0];
  const agents = new Map<string, Agent>();

  function collectedToday(): Collected {
    const number = Math.floor(Date.now() / dayMs);
    if (number !== dayNumber)
      [today, dayNumber] = [new Date(number * dayMs).toISOString().slice(0, 10), number];
    const last = collected.at(-1);
    if (last?.day === today) return last;
    timer ??= setTimeout(() => void flush(), gatherMs).unref();
    const first = { day: today, tallies: {}, rowCount: 0, keyCount: 0 };
    collected.push(first);
    return first;
  }

  function readAgent(text: string): Agent {
    const known = agents.get(text);
    if (known) return known;
    const agent = { isBot: text.length > longestAgent || isbot(text), family: familyOf(text) };
    if (agents.size >= mostAgents) agents.clear();
    if (text.length <= longestAgent / 2) agents.set(text, agent);
    return agent;
  }

  /**
   * Counts a view.
   * @param whence country and language, one a line
   * @param visitor null if only views may be counted
   * @param arrivalOf says how the visitor came, if this is the visitor's first document of the day
   */
  function count(
    kind: CountKind,
    object: string,
    whence: string,
    visitor: string | null,
    arrivalOf?: () => Arrival,
  ): void {
    const into = collectedToday();
    const tallies = (into.tallies[kind] ??= new Map<string, Tally>());
    const hasRoom = into.rowCount < mostRows || tallies.get(object)?.rows.has(whence) === true;
    const [what, where] = hasRoom ? [object, whence] : [object && otherObject, nowhere];
    let tally = tallies.get(what);
    if (!tally) tallies.set(what, (tally = { rows: new Map(), visitors: new Map() }));
    let row = tally.rows.get(where);
    if (!row) {
      tally.rows.set(where, (row = { views: 0, visitors: 0 }));
      into.rowCount++;
    }
    row.views++;
    if (visitor === null || into.keyCount >= mostKeys || tally.visitors.has(visitor)) return;
    tally.visitors.set(visitor, { whence: where, arrival: arrivalOf?.() });
    into.keyCount++;
  }

  /** Writes what was collected. What cannot be written is lost, so that an outage does not fill the memory. */
  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const due = collected;
    collected = [];
    for (const ofDay of due)
      await writeCounts(db, ofDay).catch((error: unknown) =>
        logger.warn({ err: error }, 'visits were not counted'),
      );
  }

  const flush = (): Promise<void> => (writing = writing.then(write));

  return {
    /**
     * Counts a page that was answered with 200 or 304.
     * @param origin scheme and host of the site
     * @param missed the words of its search if that found nothing
     */
    document(request: CountedRequest, page: CountedPage, origin: string, missed: string | null): void {
      const { header, user } = request;
      const destination = header('sec-fetch-dest');
      if (destination !== undefined && destination !== (page.isData ? 'empty' : 'document')) return;
      if (header('sec-purpose')?.includes('prefetch') || header('purpose') === 'prefetch') return;
      if (isStaff(user)) return;
      const agent = readAgent(header('user-agent') ?? '');
      if (agent.isBot) return count('bot', '', nowhere, null);
      const visitor = visitorOf(request, agent.family);
      const where = whereOf(request);
      count('document', '', where, visitor, () => ({
        landing: page.path,
        source: sourceOf(header('referer'), origin),
      }));
      // Nobody asks from where each product is seen, and a year of it would be millions of rows.
      if (page.product !== null) count('product', page.product, nowhere, visitor);
      if (missed !== null) count('missed', missed, where, visitor);
    },

    /** Counts products that were taken into a quote list. */
    added(request: CountedRequest, products: readonly string[]): void {
      const { header, user } = request;
      const agent = readAgent(header('user-agent') ?? '');
      if (agent.isBot || isStaff(user)) return;
      const visitor = visitorOf(request, agent.family);
      for (const id of products) count('added', id, nowhere, visitor);
    },

    /** Writes the collected counts; called at the end of the program. */
    flush,
  };
}

/** Of pages without a chosen country, which are most: their keys are made once. */
const placeless = Object.fromEntries(locales.map((language) => [language, `\n${language}`]));

const whereOf = ({ country, language }: CountedRequest): string =>
  country === null ? placeless[language]! : `${country}\n${language}`;

/** What a visitor's keys are made of; null if the browser asks not to be tracked. */
function visitorOf({ header, address }: CountedRequest, family: string): string | null {
  return header('sec-gpc') === '1' || header('dnt') === '1' ? null : `${networkOf(address)}\n${family}`;
}

/** In the order in which they are searched: a browser also names those that it resembles. */
const browsers = 'Edg OPR SamsungBrowser UCBrowser MicroMessenger Firefox FxiOS CriOS Chrome Safari'.split(
  ' ',
);
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux'];

const familyOf = (agent: string): string =>
  [browsers, systems].map((names) => names.find((name) => agent.includes(name)) ?? '').join(' ');

const hostIn = (address: string): string =>
  /^https?:\/\/([a-z\d.-]{1,200})(?=[/:?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';

/** Host of the page that a visitor came from; empty if it is one of ours. */
function sourceOf(referrer: string | undefined, origin: string): string {
  if (referrer === undefined || referrer.startsWith(origin)) return '';
  const host = hostIn(referrer);
  return host === hostIn(origin) ? '' : host;
}
