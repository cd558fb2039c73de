import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { pictureBytes } from '#tests/factories.ts';
import {
  createUploadBench,
  multipart,
  multipartBody,
  type UploadBench,
  uploadPath,
  uploadTexts,
} from '#tests/uploads.ts';
import { maxImageBytes } from '#shared/content/upload-rules.ts';
import { validation as english } from '#shared/i18n/en/validation.ts';
import { gifOf, jpegOfScans, pngOf, pngTexts } from '#tests/hostile-pictures.ts';
import { images } from '../image/image.schema.ts';

let bench: UploadBench;
const send: UploadBench['send'] = async (...args) => bench.send(...args);
const upload: UploadBench['upload'] = async (...args) => bench.upload(...args);
const expectStored: UploadBench['expectStored'] = async (...args) => bench.expectStored(...args);
const expectRefused: UploadBench['expectRefused'] = async (...args) => bench.expectRefused(...args);

beforeEach(async () => {
  bench = await createUploadBench();
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const script = '<html><script>alert(1)</script></html>';

describe('what is not a picture is refused by its content', () => {
  test.each([
    ['SVG named as PNG', svg, { fileName: 'a.png', type: 'image/png' }],
    ['SVG', `<?xml version="1.0"?>${svg}`, { fileName: 'a.svg', type: 'image/svg+xml' }],
    ['HTML named as JPEG', script, {}],
    [
      'a GIF header followed by script',
      'GIF89a/*\0\0*/=1;alert(1)//<script>alert(1)</script>',
      { fileName: 'a.gif' },
    ],
    ['a JPEG header followed by SVG', `\xff\xd8\xff${svg}`, {}],
    ['a PDF', '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n', {}],
    ['a ZIP', 'PK\u0003\u0004 and so on', {}],
    ['one byte', 'x', {}],
  ])('%s', async (_, content, part) => {
    const response = await upload(Buffer.from(content, 'latin1'), part);
    expect(response.status).toBe(400);
    await expectRefused(response, 'invalid', uploadTexts.invalid);
  });

  test('half a picture', async () => {
    const whole = await pictureBytes({ width: 800, height: 800 });
    const response = await upload(whole.subarray(0, 600));
    expect(response.status).toBe(400);
    await expectRefused(response, 'invalid', uploadTexts.cut);
  });

  test('a PNG of 12,000 × 12,000 pixels', async () => {
    const side = 12_000;
    const raw = { width: side, height: side, channels: 1 } as const;
    const bomb = await sharp(Buffer.alloc(side * side), { raw, limitInputPixels: false })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(maxImageBytes);
    const before = process.memoryUsage().rss;
    await expectRefused(await upload(bomb), 'invalid', uploadTexts.invalid);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});

test.each<[string, () => Buffer]>([
  ['a JPEG of 45,000 scans', () => jpegOfScans(45_000)],
  [
    'an interlaced PNG of 16 bits',
    () => pngOf({ width: 5000, height: 5000, channels: 4, depth: 16, isInterlaced: true }),
  ],
  ['a GIF of 60,000 frames', () => gifOf(60_000, 5000)],
  ['a PNG of 240 texts of 8 MB', () => pngOf({ width: 8, height: 8, extra: pngTexts(240, 7_900_000) })],
])('what would keep the decoder busy is refused: %s', async (_, make) => {
  const bytes = make();
  expect(bytes.length).toBeLessThan(maxImageBytes);
  const response = await upload(bytes);
  expect(response.status).toBe(400);
  await expectRefused(response, 'invalid', english.pictureTooCostly);
});

describe('metadata and appended data of a picture are not stored', () => {
  /** Everything left of an accepted upload: the answer, the database row and the files, by name. */
  async function traces(response: Response): Promise<Buffer> {
    const answer = await response.clone().text();
    await expectStored(response);
    const rows = JSON.stringify(await bench.app.db.select().from(images));
    return Buffer.concat([
      Buffer.from(answer + rows),
      ...[...bench.files].flatMap(([n, b]) => [Buffer.from(n), b]),
    ]);
  }

  test.each([
    ['HTML', script, '<script'],
    ['SVG', svg, '<svg'],
    ['a ZIP', 'PK\u0003\u0004evil.txt', 'evil.txt'],
  ])('%s after the end of a JPEG', async (_, appended, needle) => {
    const response = await upload(Buffer.concat([await pictureBytes(), Buffer.from(appended)]));
    expect((await traces(response)).includes(needle)).toBe(false);
  });

  test('EXIF with the place where it was taken', async () => {
    const bytes = await sharp(await pictureBytes())
      .withExif({ IFD0: { Make: 'Spyphone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const left = await traces(await upload(bytes));
    for (const needle of ['Spyphone', 'Exif', 'EXIF']) expect(left.includes(needle)).toBe(false);
    for (const kept of bench.files.values()) expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  test.each([
    ['going up', '../../../../etc/cron.d/evil.jpg'],
    ['going up in Windows', '..\\..\\evil.jpg'],
    ['with a right-to-left override', 'evil\u202Egpj.exe'],
    ['with script', '<script>evil</script>.jpg'],
    ['of 5,000 characters', `evil${'x'.repeat(5000)}.jpg`],
    ['of a header', 'evil%0d%0aSet-Cookie: a=b'],
  ])('a name %s', async (_, fileName) => {
    const left = await traces(await upload(await pictureBytes({ width: 20 }), { fileName }));
    for (const needle of ['evil', '\u202E']) expect(left.includes(needle)).toBe(false);
    for (const name of bench.files.keys()) expect(name).toMatch(/^[0-9a-f]{24}(-\d+)?\.webp$/);
  });
});

test('a name with NUL, which no browser sends, is refused', async () => {
  const refused = await upload(await pictureBytes({ width: 20 }), { fileName: 'evil.php\0.jpg' });
  expect(refused.status).toBe(400);
  await expectRefused(refused, 'bad_request');
});

describe('size', () => {
  /** A valid picture of exactly this size: bytes after the end of a JPEG are ignored. */
  async function pictureOf(size: number): Promise<Buffer> {
    const bytes = Buffer.alloc(size);
    (await pictureBytes({ width: 20 })).copy(bytes);
    return bytes;
  }

  test('2 MB are taken, one byte more is not', async () => {
    const response = await upload(await pictureOf(maxImageBytes + 1));
    expect(response.status).toBe(413);
    await expectRefused(response, 'too_large', uploadTexts.tooLarge);
    await expectStored(await upload(await pictureOf(maxImageBytes)));
  });

  /** A body that stalls after so many bytes without ending. */
  function unending(size: number) {
    const head = multipartBody({ bytes: '' });
    const start = head.subarray(0, head.indexOf('\r\n\r\n') + 4);
    const taken = { bytes: 0, isCancelled: false };
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (taken.bytes >= size) return new Promise<void>(() => {});
        const chunk = taken.bytes === 0 ? new Uint8Array(start) : new Uint8Array(65_536);
        taken.bytes += chunk.length;
        controller.enqueue(chunk);
      },
      cancel() {
        taken.isCancelled = true;
      },
    });
    return { stream, taken };
  }

  test.each([
    ['tells no length', {}],
    ['says that it is short', { 'content-length': '1000' }],
    ['says nonsense', { 'content-length': 'many' }],
  ] as [string, Record<string, string>][])(
    'a body that %s is refused as soon as the limit is passed',
    async (_, headers) => {
      const { stream } = unending(maxImageBytes + 100_000);
      const response = await send(stream, { ...multipart, ...headers });
      expect(response.status).toBe(413);
      await expectRefused(response, 'too_large', uploadTexts.tooLarge);
    },
  );

  test('a body without end is cut off', async () => {
    const { stream, taken } = unending(Infinity);
    const before = process.memoryUsage();
    await expectRefused(await send(stream), 'too_large', uploadTexts.tooLarge);
    await expect.poll(() => taken.isCancelled, { timeout: 15_000 }).toBe(true);
    expect(taken.bytes).toBeLessThan(20_000_000);
    expect(process.memoryUsage().rss - before.rss).toBeLessThan(100_000_000);
  });

  test('a body that announces too much is refused unread, and that of a stranger', async () => {
    const response = await send(unending(0).stream, { ...multipart, 'content-length': '3000000000' });
    await expectRefused(response, 'too_large', uploadTexts.tooLarge);
    const { stream, taken } = unending(Infinity);
    await expectRefused(await send(stream, multipart, bench.app.client()), 'unauthorized');
    // A stream prepares one chunk by itself.
    expect(taken.bytes).toBeLessThan(1000);
  });

  test('a body that breaks off leaves nothing', async () => {
    let isFirst = true;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isFirst) controller.enqueue(new Uint8Array(multipartBody({ bytes: 'x' }).subarray(0, 60)));
        else controller.error(new Error('connection reset'));
        isFirst = false;
      },
    });
    const response = await send(stream);
    expect(response.status).toBe(400);
    await expectRefused(response, 'bad_request');
  });
});

describe('over a real connection', () => {
  /** Sends the chunks until an answer arrives, and returns it. */
  async function talk(headers: string[], chunks: Iterable<Buffer | string>): Promise<string> {
    const listener = getRequestListener(bench.app.app.fetch, { overrideGlobalObjects: false });
    const server = createServer((req, res) => void listener(req, res)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    const hasAnswered = new Promise<void>((resolve, reject) => {
      socket.on('data', (data) => {
        answer += String(data);
        if (answer.includes('"requestId"')) resolve();
      });
      socket.on('error', reject);
      socket.on('close', resolve);
    });
    const lines = Object.entries({ ...bench.headersOf(bench.admin), ...multipart });
    socket.write(
      [
        `POST ${uploadPath} HTTP/1.1`,
        ...lines.map(([name, value]) => `${name}: ${value}`),
        ...headers,
        '\r\n',
      ].join('\r\n'),
    );
    for (const chunk of chunks) {
      if (answer !== '') break;
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), hasAnswered]);
    }
    try {
      await hasAnswered;
      return answer;
    } finally {
      socket.destroy();
      server.closeAllConnections();
      server.close();
    }
  }

  function* endlessly(chunk: string) {
    for (;;) yield chunk;
  }

  test('chunks without end are answered 413', async () => {
    const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
    const answer = await talk(['Transfer-Encoding: chunked'], endlessly(chunk));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"too_large"');
    expect(bench.files.size).toBe(0);
  });

  test('3 GB that are only announced are answered 413 at once', async () => {
    const answer = await talk(['Content-Length: 3000000000'], ['--']);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('more than was announced is no part of the upload', async () => {
    const body = multipartBody({ bytes: await pictureBytes({ width: 20 }) });
    const answer = await talk([`Content-Length: ${body.length - 30}`], [body]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(bench.files.size).toBe(0);
  });
});
