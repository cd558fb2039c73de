// `npm run bench:security`: password guessing, the time of a sign-in, hostile uploads and unusual connections,
// against the running program.
import { readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makeFolder } from './lib/children.mjs';
import { median, printTable, round, verdict } from './lib/figures.mjs';
import { makeFirstAccount } from './lib/first-account.mjs';
import { hostileClasses } from './lib/hostile.mjs';
import { measureImports } from './lib/hostile-imports.mjs';
import { measureRendering } from './lib/rendering.mjs';
import { describeMachine, startBaobab } from './lib/server.mjs';
import { measureAttacks } from './security/attacks.mjs';
import { measureFuzz } from './security/fuzz.mjs';
import { measureIdle, measureSlow, measureUnread } from './security/connections.mjs';
import { measureRefusedBodies, measureStops } from './security/stops.mjs';

const help = `Measures what quality.md asks of sign-in, uploads and connections.

  npm run bench:security [-- --guesses 10000 --pairs 1000 --uploads 2000 --slow 2000 --stops 20 --rendering 60 --fuzz 20000]
  npm run bench:security -- --only connections     or: sign-in, uploads, rendering, fuzz, attacks
  npm run bench:security -- --only attacks --attack upgrades --attacks 20

--rendering: seconds for each row about pages that are in no cache; --attacks: seconds of each attack by one client, 0 for none;
--attack: part of the name of the only attack to run; --columns: of an import that get long cells;
--products: of the large catalogue, where an attack needs one. BENCH_DATA_DIR names a folder with demo data to copy.`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    guesses: { type: 'string', default: '10000' },
    pairs: { type: 'string', default: '1000' },
    uploads: { type: 'string', default: '2000' },
    slow: { type: 'string', default: '2000' },
    stops: { type: 'string', default: '20' },
    only: { type: 'string' },
    rendering: { type: 'string', default: '60' },
    fuzz: { type: 'string', default: '20000' },
    attacks: { type: 'string', default: '20' },
    attack: { type: 'string' },
    columns: { type: 'string', default: '1000' },
    products: { type: 'string', default: '0' },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}

const password = 'correct horse';
const directory = makeFolder('security');
const start = () =>
  startBaobab({
    // The bench acts as the trusted proxy, so that a request can come from any address.
    env: { DATA_DIR: directory, DEMO_DATA: 'false', TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' },
    firstPath: '/healthz',
  });
const site = await start();

/** A request from an address; a forged part of the header stands before it. */
function call(where, { address, forged = '', cookie, body, method = 'POST' }) {
  const isForm = body instanceof FormData;
  return fetch(site.base + where, {
    method,
    headers: {
      origin: site.base,
      'x-forwarded-for': `${forged}${address}`,
      ...(cookie ? { cookie } : {}),
      ...(isForm || !body ? {} : { 'content-type': 'application/json' }),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
}

const nth = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

const signIn = async (username, secret, from) => {
  const started = performance.now();
  const response = await call('/api/login', { ...from, body: { username, password: secret } });
  await response.json();
  return {
    status: response.status,
    ms: performance.now() - started,
    cookies: response.headers.getSetCookie(),
  };
};

/** Guesses passwords. */
async function guess(username, addresses) {
  let checked = 0;
  let next = 0;
  const total = Number(options.guesses);
  const guesser = async () => {
    while (next < total) {
      const n = next++;
      const from = {
        address: nth(100_000 + (addresses.base + (n % addresses.count)) * addresses.apart),
        forged: `203.0.113.${n % 250}, `,
      };
      const { status } = await signIn(username, `guess ${n}`, from);
      if (status === 401) checked++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, guesser));
  return checked;
}

async function measureGuesses(cookie) {
  const rows = [];
  const attacks = [
    { where: '1 address', count: 1, apart: 1 },
    { where: '200 addresses', count: 200, apart: 1 },
    { where: '200 networks', count: 200, apart: 256 },
  ];
  for (const [index, { where, count, apart }] of attacks.entries()) {
    const username = `victim-${index}`;
    await call('/api/register', {
      address: nth(1),
      cookie,
      body: { username, password, role: 'admin', isActive: true },
    });
    // The owner's browser, in which the owner has signed in before.
    const before = await signIn(username, password, { address: nth(4_000_000 + index) });
    const device = before.cookies.map((line) => line.split(';')[0]).find((pair) => pair.includes('device'));
    const checked = await guess(username, { base: index * 1000, count, apart });
    const owner = await signIn(username, password, {
      address: nth(5_000_000 + index * 1000),
      cookie: device,
    });
    const fresh = await signIn(username, password, { address: nth(6_000_000 + index * 1000) });
    rows.push({
      'guesses at one account': `${options.guesses} from ${where}`,
      'passwords looked at': checked,
      limit: `100 ${verdict(checked, 100)}`,
      'its owner, in a new browser': fresh.status === 200 ? 'gets in' : `is answered ${fresh.status}`,
      'in a browser that the owner has used':
        owner.status === 200 ? 'gets in' : `is answered ${owner.status}`,
    });
  }
  printTable('Guessing, with forged forwarding headers', rows);
}

async function measureTiming(cookie) {
  const pairs = Number(options.pairs);
  for (let n = 0; n < pairs; n++) {
    await call('/api/register', {
      address: nth(1),
      cookie,
      body: { username: `known-${n}`, password, role: 'customer', isActive: true },
    });
  }
  const known = [];
  const unknown = [];
  for (let n = 0; n < pairs; n++) {
    known.push((await signIn(`known-${n}`, 'wrong', { address: nth(600_000 + n) })).ms);
    unknown.push((await signIn(`nobody-${n}`, 'wrong', { address: nth(700_000 + n) })).ms);
  }
  const difference = Math.abs(median(known) - median(unknown));
  printTable(`Sign-in with a wrong password, ${pairs} + ${pairs}, median`, [
    {
      known: `${round(median(known), 2)} ms`,
      unknown: `${round(median(unknown), 2)} ms`,
      difference: `${round(difference, 2)} ms`,
      limit: `5 ms ${verdict(difference, 5)}`,
    },
  ]);
}

async function upload(cookie, { bytes, name, type }) {
  for (;;) {
    const body = new FormData();
    body.set('image', new File([bytes], name, { type }));
    const response = await call('/api/uploads/image', { address: nth(1), cookie, body });
    if (response.status !== 429 && response.status !== 503) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function measureUploads(cookie) {
  const classes = await hostileClasses();
  const each = Math.ceil(Number(options.uploads) / classes.length);
  const before = site.rssMb();
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, site.rssMb())), 20);
  const rows = [];
  for (const kind of classes) {
    let kept = 0;
    let active = 0;
    let errors = 0;
    const work = async (count) => {
      for (let i = 0; i < count; i++) {
        const response = await upload(cookie, kind);
        if (response.status >= 500) errors++;
        if (!response.ok) continue;
        kept++;
        const { url } = await response.json();
        const served = await call(url, { address: nth(1), method: 'GET' });
        const bytes = Buffer.from(await served.arrayBuffer());
        const { format, exif } = await sharp(bytes).metadata();
        const isHarmless =
          served.headers.get('content-type') === 'image/webp' &&
          served.headers.get('x-content-type-options') === 'nosniff' &&
          format === 'webp' &&
          !exif &&
          !bytes.includes('<script>');
        if (!isHarmless) active++;
      }
    };
    await Promise.all([work(Math.ceil(each / 2)), work(Math.floor(each / 2))]);
    rows.push({
      class: kind.label,
      sent: each,
      kept,
      'expected kept': kind.isKept ? each : 0,
      'not harmless': active,
      'server errors': errors,
    });
  }
  clearInterval(watch);
  printTable('Hostile uploads', rows);
  const outside = (await readdir(directory)).filter(
    (name) => !['postgres', 'postgres.lock', 'files', 'backups'].includes(name),
  );
  printTable('Memory and disk', [
    {
      before: `${round(before)} MB`,
      highest: `${round(highest)} MB`,
      more: `${round(highest - before)} MB`,
      limit: `200 MB ${verdict(highest - before, 200)}`,
      'outside their folder': outside.length,
    },
  ]);
}

const isWanted = (name) => !options.only || options.only === name;

console.log(describeMachine());
try {
  if (isWanted('connections')) {
    await measureRefusedBodies(site, 12);
    await measureUnread(site);
    await measureIdle(site, 5000);
    await measureSlow(site, Number(options.slow));
  }
  const needsAccount = !['connections', 'rendering', 'attacks'].includes(options.only);
  const cookie = needsAccount ? await makeFirstAccount(site, nth(1)) : '';
  if (isWanted('uploads')) {
    await measureImports({
      call: (where, how) => call(where, { ...how, address: nth(1), cookie }),
      rssMb: site.rssMb,
      columns: Number(options.columns),
    });
    await measureUploads(cookie);
  }
  if (isWanted('sign-in')) {
    await measureTiming(cookie);
    await measureGuesses(cookie);
  }
  if (isWanted('fuzz')) await measureFuzz(site, { count: Number(options.fuzz), keeper: cookie, nth });
  if (isWanted('rendering'))
    printTable('The processor, from within the limits', await measureRendering(Number(options.rendering)));
  await site.stop();
  if (isWanted('connections')) await measureStops(start, Number(options.stops));
  const { attacks: seconds, attack: only, products } = options;
  if (isWanted('attacks') && seconds > 0)
    await measureAttacks({ seconds: +seconds, only, products: +products });
} finally {
  await site.stop();
}
