// `npm run bench:mail`: checks whether the outbox loses or repeats mails while its process is killed again and again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { spawnChild } from './lib/children.mjs';
import { nodeBinary, root } from '../scripts/prepare.mjs';
import { printTable, round, verdict } from './lib/figures.mjs';
import { describeMachine, freePort } from './lib/server.mjs';

const help = `Queues mails and kills (SIGKILL) the process that sends them, at moments chosen to hurt, until all have arrived.
The mail server answers 451 to some and hangs up on others, before the message, after it, and after it has taken it.

  --mails N      how many (2000)
  --kills N      at least so many kills, spread over the mails (50)
  --refused P    share that is answered 451, and share whose connection is cut (0.05)
  --help

DATABASE_URL names an empty PostgreSQL database to use instead of the embedded one.`;

const { values: args } = parseArgs({
  options: {
    mails: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '50' },
    refused: { type: 'string', default: '0.05' },
    help: { type: 'boolean', default: false },
  },
});
if (args.help) {
  console.log(help);
  process.exit(0);
}
const total = Number(args.mails);
const wantedKills = Number(args.kills);
const share = Number(args.refused);

/** Accepted mails: Message-IDs by recipient, one for each time. */
const taken = new Map();
/** Message-IDs of all mails that were sent to a recipient, accepted or not. */
const seen = new Map();
const counts = { refused: 0, cutBefore: 0, cutAfter: 0, cutTaken: 0, kills: 0 };
let sender = null;
let untilKill = Infinity;
let killAt = 'taken';

const moments = ['connected', 'recipient', 'message', 'taken', 'a moment later'];
const chance = (p) => Math.random() < p;

/** Kills the sender at the chosen moment of a mail once enough mails have passed since the last kill. */
function passed(moment) {
  if (untilKill > 0 || moment !== killAt || !sender) return;
  if (moment === 'a moment later') setTimeout(kill, Math.random() * 10, sender);
  else kill(sender);
}

function kill(child) {
  if (child !== sender) return;
  sender = null;
  counts.kills++;
  child.kill('SIGKILL');
}

function hangUp(session) {
  for (const connection of server.connections) if (connection.id === session.id) connection._socket.destroy();
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  logger: false,
  onConnect: (session, callback) => {
    passed('connected');
    callback();
  },
  onRcptTo: (address, session, callback) => {
    passed('recipient');
    if (chance(share)) {
      counts.refused++;
      return callback(Object.assign(new Error('try again later'), { responseCode: 451 }));
    }
    if (chance(share / 3)) {
      counts.cutBefore++;
      return hangUp(session);
    }
    return callback();
  },
  onData: (stream, session, callback) => {
    let raw = '';
    stream.on('data', (chunk) => (raw += chunk));
    stream.on('end', () => {
      const recipient = session.envelope.rcptTo[0].address;
      const messageId = /^message-id: *(?:\r\n )?(\S+)/im.exec(raw)?.[1] ?? 'none';
      add(seen, recipient, messageId);
      passed('message');
      if (chance(share / 3)) {
        counts.cutAfter++;
        return hangUp(session);
      }
      add(taken, recipient, messageId);
      untilKill--;
      if (chance(share / 3)) {
        counts.cutTaken++;
        return hangUp(session);
      }
      callback(null, 'taken');
      passed('taken');
      return passed('a moment later');
    });
  },
});
server.on('error', () => {});

function add(map, key, value) {
  if (!map.has(key)) map.set(key, []);
  map.get(key).push(value);
}

const directory = await mkdtemp(path.join(tmpdir(), 'baobab-mail-'));
const port = await freePort(20_900);
await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));

function run(...words) {
  const program = fileURLToPath(new URL('lib/mail-program.mjs', import.meta.url));
  return spawnChild(nodeBinary(), [program, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: directory,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL: 'https://baobab.example',
      DATABASE_URL: process.env.DATABASE_URL ?? '',
    },
  });
}

/** Runs a command to its end and returns its output. */
async function finish(...words) {
  const child = run(...words);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  return output;
}

/** Runs the sending process until it is killed or every mail has arrived. */
async function live() {
  const child = run('send');
  const end = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => {
    child.stdout.once('data', resolve);
    void end.then(resolve);
  });
  sender = child;
  const left = wantedKills - counts.kills;
  const mailsLeft = total - taken.size;
  // Kills are spread over the remaining mails, each slightly earlier than evenly.
  untilKill = left > 0 ? Math.max(1, Math.floor((mailsLeft / (left + 1)) * (0.3 + Math.random()))) : Infinity;
  killAt = moments[counts.kills % moments.length];
  // A moment that does not occur any more, such as a new connection, must not stop the bench.
  const impatience = setInterval(() => {
    if (untilKill <= 0) kill(child);
    if (isDone()) child.kill('SIGTERM');
  }, 1500);
  await end;
  clearInterval(impatience);
  if (process.stderr.isTTY) process.stderr.write(`\r${taken.size} mails, ${counts.kills} kills `);
  if (sender === child) sender = null;
}

/** Whether every mail has arrived, and the process was killed often enough. */
const isDone = () => taken.size === total && counts.kills >= wantedKills;

console.log(describeMachine());
await finish('queue', String(total));
const started = performance.now();
let report;
do {
  await live();
  if (isDone()) report = JSON.parse(await finish('report'));
} while (!isDone() || report.some((row) => row.status === 'queued'));
const seconds = (performance.now() - started) / 1000;

const times = [...taken.values()].map((ids) => ids.length);
const repeats = times.reduce((sum, number) => sum + number - 1, 0);
const lost = total - taken.size;
const changedIds = [...seen.values()].filter((ids) => new Set(ids).size > 1).length;
const sent = report.find((row) => row.status === 'sent')?.number ?? 0;
// Repeats are possible for mails in progress at a kill, and for mails whose acceptance was not answered.
const bound = counts.kills * 4 + counts.cutTaken;
printTable(
  `The outbox under SIGKILL, on ${process.env.DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`,
  [
    { what: 'mails', figure: total, limit: '' },
    { what: 'kills', figure: counts.kills, limit: verdict(counts.kills, wantedKills, true) },
    { what: 'answered 451', figure: counts.refused, limit: '' },
    { what: 'cut before the message', figure: counts.cutBefore, limit: '' },
    { what: 'cut after the message', figure: counts.cutAfter, limit: '' },
    { what: 'taken, but cut before saying so', figure: counts.cutTaken, limit: '' },
    { what: 'lost', figure: lost, limit: verdict(lost, 0) },
    { what: 'stand as sent', figure: sent, limit: verdict(sent, total, true) },
    { what: 'repeated', figure: repeats, limit: `${verdict(repeats, bound)} (≤ ${bound})` },
    { what: 'most often one mail', figure: Math.max(...times), limit: '' },
    { what: 'mails with more than one Message-ID', figure: changedIds, limit: verdict(changedIds, 0) },
    { what: 'most attempts of one mail', figure: Math.max(...report.map((row) => row.attempts)), limit: '' },
    { what: 'seconds', figure: round(seconds, 1), limit: '' },
  ],
);
server.close();
await rm(directory, { recursive: true, force: true });
process.exitCode = lost > 0 || changedIds > 0 || sent < total || repeats > bound ? 1 : 0;
