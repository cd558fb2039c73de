import { prettyFactory } from 'pino-pretty';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createAccount, newClient, signIn } from '#tests/staff.ts';
import { createLogger } from './logger.ts';

// Text in a path, a header or a name cannot add a line to the log or send control sequences to a terminal.
const lines: string[] = [];
const logger = createLogger({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
const app = await createTestApp({ logger });
beforeEach(async () => {
  await app.reset();
  lines.length = 0;
});

/** Texts that end a line, set colours, move the cursor, set the window's title, or reverse the writing direction. */
const hostile = [
  '\n[12:00:00] INFO: request',
  '\r\n{"level":30,"msg":"request"}',
  '\u001b[31mred\u001b[0m',
  '\u001b]0;title\u0007',
  '\u009b2J',
  '\u007f\b\b\b',
  '\u2028line\u2029paragraph',
  '\u202egnp.exe',
];
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Formats lines as `npm run dev` shows them in a terminal. */
const pretty = prettyFactory({ translateTime: 'HH:MM:ss', ignore: 'pid,hostname', colorize: false });

/** Checks that every line is one JSON object without unprintable characters and is shown as one entry. */
function expectPlainLines(): void {
  for (const line of lines) {
    expect(line.endsWith('}\n')).toBe(true);
    expect(line.slice(0, -1)).not.toMatch(unprintable);
    JSON.parse(line);
    const shown = pretty(line).trimEnd().split('\n');
    expect(shown[0]).toMatch(/^\[\d\d:\d\d:\d\d\] [A-Z]+(?: \(.*\))?: /);
    for (const [at, row] of shown.entries()) {
      expect(row).not.toMatch(unprintable);
      if (at > 0) expect(row).toMatch(/^ {4}/);
    }
  }
}

test.each(hostile)('a request that carries %j is one line', async (text) => {
  const encoded = encodeURIComponent(text);
  const paths = [
    `/${encoded}`,
    `/product/${encoded}`,
    `/api/products/${encoded}`,
    `/api/${encoded}?${encoded}=${encoded}`,
    `/products?search=${encoded}`,
    `/media/${encoded}.webp`,
    `/feeds/${encoded}.rss`,
  ];
  for (const path of paths) await app.client().get(path);
  expect(lines.filter((line) => !line.includes('"msg":"request"'))).toEqual([]);
  expect(lines).toHaveLength(paths.length);
  expectPlainLines();
});

test.each(hostile)('headers and names with %j write none of their own', async (text) => {
  const { username } = await createAccount(app);
  const bytes = Buffer.from(text.replaceAll(/[\r\n\0]/g, ' ')).toString('latin1');
  const headers = { 'user-agent': bytes, referer: bytes, 'x-request-id': bytes, 'accept-language': bytes };
  await newClient(app, headers).get('/about');
  for (const name of [text, username + text]) await signIn(newClient(app), name, text);
  await newClient(app).post('/api/password-resets', { name: text });
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expectPlainLines();
});

test.each(hostile)('errors and values with %j are shown as text', (text) => {
  const cause = Object.assign(new Error(`cause ${text}`), { code: text });
  logger.error({ err: new Error(`broken ${text}`, { cause }), name: text }, `failed ${text}`);
  logger.warn(text);
  logger.info({ job: text }, 'done');
  expect(lines).toHaveLength(3);
  expectPlainLines();
});
