// `npm run bench:security`: guessing passwords, the time of a sign-in, hostile uploads – against the running program.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { median, printTable, round, verdict } from './lib/figures.mjs';
import { hostileClasses } from './lib/hostile.mjs';
import { describeMachine, startBaobab } from './lib/server.mjs';

const help = `Measures what quality.md asks of sign-in and uploads.

  npm run bench:security [-- --guesses 10000 --pairs 1000 --uploads 2000]`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    guesses: { type: 'string', default: '10000' },
    pairs: { type: 'string', default: '1000' },
    uploads: { type: 'string', default: '2000' },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}

const password = 'correct horse';
const directory = await mkdtemp(path.join(tmpdir(), 'baobab-security-'));
const site = await startBaobab({
  // One proxy of our own, so that a request can come from any address.
  env: { DATA_DIR: directory, DEMO_DATA: 'false', TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' },
  firstPath: '/healthz',
});

/** A request from an address; what stands before it in the header was forged by the client. */
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
  await response.arrayBuffer();
  return {
    status: response.status,
    ms: performance.now() - started,
    cookies: response.headers.getSetCookie(),
  };
};

async function firstAccount() {
  const invite = /invite=([\w-]+)/.exec(site.output())?.[1];
  if (!invite) throw new Error('the program printed no invitation');
  await call('/api/register', { address: nth(1), body: { username: 'boss', password, invite } });
  const { cookies } = await signIn('boss', password, { address: nth(1) });
  return cookies.map((line) => line.split(';')[0]).join('; ');
}

async function guess(username, addresses) {
  let looked = 0;
  let next = 0;
  const total = Number(options.guesses);
  const guesser = async () => {
    while (next < total) {
      const n = next++;
      const { status } = await signIn(username, `guess ${n}`, {
        address: nth(100_000 + addresses.base + (n % addresses.count)),
        forged: `203.0.113.${n % 250}, `,
      });
      if (status === 401) looked++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, guesser));
  return looked;
}

async function measureGuesses(cookie) {
  const rows = [];
  for (const count of [1, 200]) {
    const username = `victim-${count}`;
    await call('/api/register', {
      address: nth(1),
      cookie,
      body: { username, password, role: 'admin', isActive: true },
    });
    // Her own browser, in which she has signed in before.
    const before = await signIn(username, password, { address: nth(400_000 + count) });
    const device = before.cookies.map((line) => line.split(';')[0]).find((pair) => pair.includes('device'));
    const looked = await guess(username, { base: count * 1000, count });
    const owner = await signIn(username, password, { address: nth(500_000 + count), cookie: device });
    rows.push({
      'guesses at one account': `${options.guesses} from ${count} address${count > 1 ? 'es' : ''}`,
      'passwords looked at': looked,
      limit: `100 ${verdict(looked, 100)}`,
      'its owner, in a browser of hers': owner.status === 200 ? 'gets in' : `is answered ${owner.status}`,
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
  const outside = (await readdir(directory)).filter((name) => !['db', 'files', 'baobab.lock'].includes(name));
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

console.log(describeMachine());
try {
  const cookie = await firstAccount();
  await measureUploads(cookie);
  await measureTiming(cookie);
  await measureGuesses(cookie);
} finally {
  await site.stop();
  await rm(directory, { recursive: true, force: true });
}
